/** Calls `callback` in a task of its own after the next frame, so that it does not delay what the user sees. */
export function afterFrame(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback));
}
