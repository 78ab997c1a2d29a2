import * as v from 'valibot';
import { FORM_CHANNEL } from './form-messages';

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
  /** `earlier`: what was sent on the channel before this one was opened. */
  readonly listen: (listener: (message: FormMessage) => void, earlier?: readonly unknown[]) => void;
  readonly close: () => void;
};

/** Opens the channel of the form `form`; without BroadcastChannel there are no messages. */
export function openFormChannel(form: string): FormChannel {
  let channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(FORM_CHANNEL);
  const addressedSchema = v.object({ form: v.literal(form) });
  return {
    post: (message) => channel?.postMessage({ ...message, form }),
    listen: (listener, earlier = []) => {
      const receive = (data: unknown) => {
        if (v.is(addressedSchema, data) && v.is(messageSchema, data)) listener(data);
      };
      earlier.forEach(receive);
      channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => receive(data));
    },
    close: () => {
      channel?.close();
      channel = null;
    },
  };
}
