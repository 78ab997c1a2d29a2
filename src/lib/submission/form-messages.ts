/** The channel of the messages about forms, between the tabs of one browser. */
export const FORM_CHANNEL = 'forms';

/** Collects messages about forms for a flow that is not there yet; the returned function stops that, and returns them. */
export function collectFormMessages(): () => readonly unknown[] {
  if (typeof BroadcastChannel === 'undefined') return () => [];
  const messages: unknown[] = [];
  const channel = new BroadcastChannel(FORM_CHANNEL);
  channel.addEventListener('message', ({ data }) => messages.push(data));
  return () => {
    channel.close();
    return messages;
  };
}
