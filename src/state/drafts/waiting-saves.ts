import { afterFrame } from '../../lib/browser/after-frame';

/** By draft. */
const waiting = new Map<string, () => void>();

/**
 * Calls `save` after the next frame, or at once when the page is hidden or left: writing takes longer than showing an answer.
 * It replaces an earlier one of the same draft that still waits.
 */
export function saveLater(draftKey: string, save: () => void): void {
  // The same listener is added once.
  window.addEventListener('pagehide', finishSaves);
  document.addEventListener('visibilitychange', finishSaves);
  const isFirst = waiting.size === 0;
  waiting.set(draftKey, save);
  // A hidden page has no frames.
  if (document.hidden) finishSaves();
  else if (isFirst) afterFrame(finishSaves);
}

/** Saves at once what waits. */
export function finishSaves(): void {
  const saves = [...waiting.values()];
  waiting.clear();
  for (const save of saves) save();
}
