const NAME = 'session';
const SIGNED_OUT = 'signed-out';

/** Tells the other tabs of this browser that the session has ended, and listens for it from them. */
export function openTabChannel(onSignedOut: () => void): { tellSignedOut: () => void } {
  if (typeof BroadcastChannel === 'undefined') return { tellSignedOut: () => undefined };
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', ({ data }) => {
    if (data === SIGNED_OUT) onSignedOut();
  });
  return { tellSignedOut: () => channel.postMessage(SIGNED_OUT) };
}
