import type { ToastOptions } from './toast.types';

/**
 * Shows a short message at the edge of the screen and has it announced once. The code for it is fetched with the first
 * toast; where that fails the message is lost, so a toast is never the only proof of something that matters.
 */
export function showToast(text: string, options: ToastOptions = {}): void {
  import('./toast-container').then(
    ({ addToast }) => addToast(text, options),
    () => undefined,
  );
}
