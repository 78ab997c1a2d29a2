const CHANNEL_NAME = 'session';

/** What the tabs of one browser tell each other. */
type TabMessage =
  | { readonly type: 'signed-out' }
  /** A tab has learnt for whom it speaks. */
  | { readonly type: 'signed-in'; readonly userId: string };

/** A line to the other tabs of this browser; without one, each tab finds out by itself. */
export type TabChannel = { readonly post: (message: TabMessage) => void };

function isTabMessage(data: unknown): data is TabMessage {
  if (typeof data !== 'object' || data === null || !('type' in data)) return false;
  return data.type === 'signed-out' || (data.type === 'signed-in' && 'userId' in data);
}

/** Opens the line; `onMessage` hears what the other tabs say, never what this one does. */
export function openTabChannel(onMessage: (message: TabMessage) => void): TabChannel {
  if (typeof BroadcastChannel === 'undefined') return { post: () => undefined };
  const channel = new BroadcastChannel(CHANNEL_NAME);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isTabMessage(data)) onMessage(data);
  });
  return { post: (message) => channel.postMessage(message) };
}
