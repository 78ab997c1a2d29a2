import * as v from 'valibot';

const CHANNEL_NAME = 'intake';

const messageSchema = v.object({
  type: v.picklist(['handover-requested', 'handover-delayed', 'completed']),
  linkId: v.string(),
});

/** Messages between the tabs of one browser about the intake of a link. */
type IntakeMessage = v.InferOutput<typeof messageSchema>;

export type IntakeChannel = { readonly post: (message: IntakeMessage) => void };

/** `onMessage` receives messages of other tabs only; without BroadcastChannel there are none. */
export function openIntakeChannel(onMessage: (message: IntakeMessage) => void): IntakeChannel {
  if (typeof BroadcastChannel === 'undefined') return { post: () => undefined };
  const channel = new BroadcastChannel(CHANNEL_NAME);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (v.is(messageSchema, data)) onMessage(data);
  });
  return { post: (message) => channel.postMessage(message) };
}
