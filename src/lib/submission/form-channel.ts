const CHANNEL_NAME = 'forms';

/** A message to the other tabs in which the same form is open. The same origin only receives it, and it holds no answers. */
export type FormMessage =
  | { readonly type: 'opened' }
  | { readonly type: 'unsent'; readonly isUnsent: boolean }
  | { readonly type: 'submitted'; readonly fingerprint: string; readonly at: number }
  /** A submit has failed; with its key, it may have arrived all the same. */
  | { readonly type: 'failed'; readonly fingerprint: string; readonly key: string | null };

/** The messages about one form of one person. */
export type FormChannel = {
  readonly post: (message: FormMessage) => void;
  readonly listen: (listener: (message: FormMessage) => void) => void;
  readonly close: () => void;
};

/** Opens the channel of the form `form`; without BroadcastChannel there are no messages. */
export function openFormChannel(form: string): FormChannel {
  let channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL_NAME);
  return {
    post: (message) => channel?.postMessage({ ...message, form }),
    listen: (listener) =>
      channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (isFormMessage(data) && data.form === form) listener(data);
      }),
    close: () => {
      channel?.close();
      channel = null;
    },
  };
}

function isFormMessage(data: unknown): data is FormMessage & { readonly form: string } {
  if (typeof data !== 'object' || data === null) return false;
  if (!('form' in data) || !('type' in data)) return false;
  switch (data.type) {
    case 'opened':
      return true;
    case 'failed':
      return (
        'fingerprint' in data &&
        typeof data.fingerprint === 'string' &&
        'key' in data &&
        (typeof data.key === 'string' || data.key === null)
      );
    case 'unsent':
      return 'isUnsent' in data && typeof data.isUnsent === 'boolean';
    case 'submitted':
      return (
        'fingerprint' in data &&
        typeof data.fingerprint === 'string' &&
        'at' in data &&
        typeof data.at === 'number'
      );
    default:
      return false;
  }
}
