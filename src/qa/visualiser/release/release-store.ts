import { useSyncExternalStore } from 'react';
import type { GalleryReport } from './gallery-report';

/** The report of a gallery that was chosen, with the name of its file. */
export type ChosenReport = { readonly name: string; readonly report: GalleryReport };

let current: ChosenReport | null = null;
const listeners = new Set<() => void>();

/** Keeps a report for all modes, until the page is closed; null removes it. */
export function setChosenReport(chosen: ChosenReport | null): void {
  current = chosen;
  for (const listener of listeners) listener();
}

/** The chosen report, or null. */
export function useChosenReport(): ChosenReport | null {
  return useSyncExternalStore(subscribe, () => current);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
