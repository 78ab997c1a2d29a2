import type { ToastOptions } from './toast.types';

/**
 * Shows a short message at the top of the screen and announces it once. Its code is loaded with the first toast; if that
 * fails the message is lost, so important results must not be shown only in a toast.
 */
export function showToast(text: string, options: ToastOptions = {}): void {
  import('./toast-container').then(
    ({ addToast }) => addToast(text, options),
    () => undefined,
  );
}
