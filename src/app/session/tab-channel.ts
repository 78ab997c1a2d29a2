const CHANNEL_NAME = 'session';

/** Messages between the tabs of one browser. */
type TabMessage =
  /** A user has signed out on purpose. */
  | { readonly type: 'signed-out' }
  /** The account session could not be renewed; an intake is not affected. */
  | { readonly type: 'session-lost' }
  /** The sender has loaded the profile of its user. */
  | { readonly type: 'signed-in'; readonly userId: string };

/** Sends to the other tabs; does nothing in browsers without BroadcastChannel. */
export type TabChannel = {
  readonly post: (message: TabMessage) => void;
  readonly close: () => void;
};

function isTabMessage(data: unknown): data is TabMessage {
  if (typeof data !== 'object' || data === null || !('type' in data)) return false;
  if (data.type === 'signed-in') return 'userId' in data;
  return data.type === 'signed-out' || data.type === 'session-lost';
}

/** `onMessage` receives messages of other tabs only. */
export function openTabChannel(onMessage: (message: TabMessage) => void): TabChannel {
  if (typeof BroadcastChannel === 'undefined')
    return { post: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(CHANNEL_NAME);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isTabMessage(data)) onMessage(data);
  });
  return { post: (message) => channel.postMessage(message), close: () => channel.close() };
}
