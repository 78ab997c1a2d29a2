import * as v from 'valibot';
import { readStorage, writeStorage } from '../../../lib/storage/safe-storage';
import { useSyncExternalStore } from 'react';

const STORAGE_KEY = 'visualiser.runs';
const MAX_RUNS = 200;

const runsSchema = v.array(
  v.object({ id: v.string(), machine: v.string(), name: v.string(), code: v.string() }),
);

/** A run that a tester has kept, as it stands in a link. */
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

/** Keeps a run; one of the same name on the same machine is replaced. */
export function saveRun(machine: string, name: string, code: string): void {
  const others = getRuns().filter((run) => run.machine !== machine || run.name !== name);
  storeRuns([{ id: `${machine} ${name}`, machine, name, code }, ...others]);
}

/** Forgets a run. */
export function deleteRun(id: string): void {
  storeRuns(getRuns().filter((run) => run.id !== id));
}

/** The runs that were kept of a machine, and whether this browser keeps them beyond this page. */
export function useSavedRuns(machine: string) {
  const all = useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, getRuns);
  return { runs: all.filter((run) => run.machine === machine), isStored };
}
