import type { ToastOptions } from './toast.types';

const importContainer = () => import('./toast-container');

/** For a screen whose toast shows that a request failed: without a network, its code could not be loaded any more. */
export function preloadToasts(): void {
  // If this fails, the code is loaded with the first toast.
  importContainer().catch(() => undefined);
}

/**
 * Shows a short message at the top of the screen and announces it once. Its code is loaded with the first toast, unless it is
 * preloaded; if that fails the message is lost, so important results must not be shown only in a toast.
 */
export function showToast(text: string, options: ToastOptions = {}): void {
  importContainer().then(
    ({ addToast }) => addToast(text, options),
    () => undefined,
  );
}

/** Removes the toast of an earlier try, which the next one may contradict. */
export function removeToast(): void {
  importContainer().then(
    ({ dismissToasts }) => dismissToasts(),
    () => undefined,
  );
}
