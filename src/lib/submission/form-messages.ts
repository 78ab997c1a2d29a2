import { openChannel } from '../browser/open-channel';

/** The channel of the messages about forms, between the tabs of one browser. */
export const FORM_CHANNEL = 'forms';

/** Collects messages about forms for a flow that is not there yet; the returned function stops that, and returns them. */
export function collectFormMessages(): () => readonly unknown[] {
  const messages: unknown[] = [];
  const { close } = openChannel(
    FORM_CHANNEL,
    (data) => data,
    (message) => messages.push(message),
  );
  return () => {
    close();
    return messages;
  };
}
