/** Messages between the documents of one browser. */
export type Channel<Message> = {
  readonly post: (message: Message) => void;
  /** Then nothing is posted or received any more. */
  readonly close: () => void;
};

/**
 * Opens the channel `name`; `onMessage` receives the messages of the other documents that `parse` does not return null for.
 * Without BroadcastChannel there are no messages.
 */
export function openChannel<Message>(
  name: string,
  parse: (data: unknown) => Message | null,
  onMessage: (message: Message) => void,
): Channel<Message> {
  let channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = parse(data);
    if (message !== null) onMessage(message);
  });
  return {
    post: (message) => channel?.postMessage(message),
    close: () => {
      channel?.close();
      channel = null;
    },
  };
}
