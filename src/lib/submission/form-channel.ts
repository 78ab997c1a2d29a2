import * as v from 'valibot';
import { openChannel } from '../browser/open-channel';
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

/** Opens the channel of the form `form`. */
export function openFormChannel(form: string): FormChannel {
  const addressedSchema = v.object({ form: v.literal(form) });
  const parse = (data: unknown) =>
    v.is(addressedSchema, data) && v.is(messageSchema, data) ? data : null;
  const listeners = new Set<(message: FormMessage) => void>();
  const notify = (message: FormMessage) => {
    for (const listener of listeners) listener(message);
  };
  const channel = openChannel(FORM_CHANNEL, parse, notify);
  return {
    post: (message) => channel.post({ ...message, form }),
    listen: (listener, earlier = []) => {
      for (const message of earlier.map(parse)) if (message !== null) listener(message);
      listeners.add(listener);
    },
    close: channel.close,
  };
}
