import { useSyncExternalStore } from 'react';
import type { Defect } from './defect.types';

/** The defect file that is open; lost when the page closes. */
export type OpenedDefect = { readonly name: string; readonly defect: Defect };

let current: OpenedDefect | null = null;
const listeners = new Set<() => void>();

/** Opens a defect in every mode; null closes it. */
export function setOpenedDefect(opened: OpenedDefect | null): void {
  current = opened;
  for (const listener of listeners) listener();
}

/** The opened defect, or null. */
export function useOpenedDefect(): OpenedDefect | null {
  return useSyncExternalStore(subscribe, () => current);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
