import * as v from 'valibot';

const CHANNEL_NAME = 'forms';

const messageSchema = v.variant('type', [
  v.object({ type: v.literal('opened') }),
  v.object({ type: v.literal('unsent'), isUnsent: v.boolean() }),
  v.object({ type: v.literal('submitted'), fingerprint: v.string(), at: v.number() }),
  // A submit has failed; with its key, it may have arrived all the same.
  v.object({ type: v.literal('failed'), fingerprint: v.string(), key: v.nullable(v.string()) }),
]);

/** A message to the other tabs in which the same form is open. The same origin only receives it, and it holds no answers. */
export type FormMessage = v.InferOutput<typeof messageSchema>;

/** The messages about one form of one person. */
export type FormChannel = {
  readonly post: (message: FormMessage) => void;
  readonly listen: (listener: (message: FormMessage) => void) => void;
  readonly close: () => void;
};

/** Opens the channel of the form `form`; without BroadcastChannel there are no messages. */
export function openFormChannel(form: string): FormChannel {
  let channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL_NAME);
  const addressedSchema = v.object({ form: v.literal(form) });
  return {
    post: (message) => channel?.postMessage({ ...message, form }),
    listen: (listener) =>
      channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (v.is(addressedSchema, data) && v.is(messageSchema, data)) listener(data);
      }),
    close: () => {
      channel?.close();
      channel = null;
    },
  };
}
