import { useSyncExternalStore } from 'react';
import type { Chart } from '../model/chart.types';

/** The file that every machine is compared with, for as long as the page is open. */
export type ComparedFile = { readonly name: string; readonly charts: readonly Chart[] };

let current: ComparedFile | null = null;
const listeners = new Set<() => void>();

/** Compares with another file, or with none any more. */
export function setComparedFile(file: ComparedFile | null): void {
  current = file;
  for (const listener of listeners) listener();
}

/** The file that is compared with, or null. */
export function useComparedFile(): ComparedFile | null {
  return useSyncExternalStore(subscribe, () => current);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
