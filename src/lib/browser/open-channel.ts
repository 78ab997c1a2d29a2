/** Messages between the documents of one browser. */
export type Channel<Message> = {
  readonly post: (message: Message) => void;
  /** Then nothing is posted or received any more. */
  readonly close: () => void;
};

/**
 * Opens the channel `name`; `onMessage` receives the messages of the other documents that `parse` does not return null for.
 * There are no messages without BroadcastChannel, or where the browser forbids the site to store anything.
 */
export function openChannel<Message>(
  name: string,
  parse: (data: unknown) => Message | null,
  onMessage: (message: Message) => void,
): Channel<Message> {
  let channel = createBroadcastChannel(name);
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

function createBroadcastChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
