import { useSyncExternalStore } from 'react';
import type { Chart } from '../model/chart.types';

/** The earlier export to compare all machines with; lost when the page closes. */
export type ComparedFile = { readonly name: string; readonly charts: readonly Chart[] };

let current: ComparedFile | null = null;
const listeners = new Set<() => void>();

/** Sets the file to compare with; null stops comparing. */
export function setComparedFile(file: ComparedFile | null): void {
  current = file;
  for (const listener of listeners) listener();
}

/** The file to compare with, or null. */
export function useComparedFile(): ComparedFile | null {
  return useSyncExternalStore(subscribe, () => current);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
