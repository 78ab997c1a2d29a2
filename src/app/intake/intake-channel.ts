const CHANNEL_NAME = 'intake';

/** Messages between the tabs of one browser about the intake of a link. */
type IntakeMessage = {
  readonly type: 'handover-requested' | 'handover-delayed' | 'completed';
  readonly linkId: string;
};

export type IntakeChannel = { readonly post: (message: IntakeMessage) => void };

const TYPES: readonly unknown[] = [
  'handover-requested',
  'handover-delayed',
  'completed',
] satisfies IntakeMessage['type'][];

function isIntakeMessage(data: unknown): data is IntakeMessage {
  return (
    typeof data === 'object' &&
    data !== null &&
    'type' in data &&
    TYPES.includes(data.type) &&
    'linkId' in data &&
    typeof data.linkId === 'string'
  );
}

/** `onMessage` receives messages of other tabs only; without BroadcastChannel there are none. */
export function openIntakeChannel(onMessage: (message: IntakeMessage) => void): IntakeChannel {
  if (typeof BroadcastChannel === 'undefined') return { post: () => undefined };
  const channel = new BroadcastChannel(CHANNEL_NAME);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isIntakeMessage(data)) onMessage(data);
  });
  return { post: (message) => channel.postMessage(message) };
}
