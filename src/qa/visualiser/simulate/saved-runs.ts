import * as v from 'valibot';
import { readStorage, writeStorage } from '../../../lib/storage/safe-storage';
import { useSyncExternalStore } from 'react';

const STORAGE_KEY = 'visualiser.runs';
const MAX_RUNS = 200;

const runsSchema = v.array(
  v.object({ id: v.string(), machine: v.string(), name: v.string(), code: v.string() }),
);

/** A saved run; `code` is the encoded sequence. */
export type SavedRun = v.InferOutput<typeof runsSchema>[number];

let runs: readonly SavedRun[] | null = null;
let isStored = true;
const listeners = new Set<() => void>();

function readStoredRuns(): readonly SavedRun[] {
  try {
    const result = v.safeParse(runsSchema, JSON.parse(readStorage('local', STORAGE_KEY) ?? '[]'));
    return result.success ? result.output : [];
  } catch {
    return [];
  }
}

function storeRuns(next: readonly SavedRun[]): void {
  runs = next.slice(0, MAX_RUNS);
  isStored = writeStorage('local', STORAGE_KEY, JSON.stringify(runs));
  for (const listener of listeners) listener();
}

const getRuns = () => (runs ??= readStoredRuns());

/** Saves a run; replaces one with the same name for the same machine. */
export function saveRun(machine: string, name: string, code: string): void {
  const others = getRuns().filter((run) => run.machine !== machine || run.name !== name);
  storeRuns([{ id: `${machine} ${name}`, machine, name, code }, ...others]);
}

/** Deletes a saved run. */
export function deleteRun(id: string): void {
  storeRuns(getRuns().filter((run) => run.id !== id));
}

/** The saved runs of a machine; `isStored` is false if the browser rejected the last write. */
export function useSavedRuns(machine: string) {
  const all = useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, getRuns);
  return { runs: all.filter((run) => run.machine === machine), isStored };
}
