import type { HistoryReading } from '../measure/measure-history';

/** Measurements of the signed-in screens and of intake, one entry per run, in ms. Only the app has these screens. */
export type SignedInReadings = {
  readonly homes: number[];
  readonly intakes: number[];
  /** By number of points per series. */
  readonly progress: Map<number, number[]>;
  /** By number of entries. */
  readonly histories: Map<number, HistoryReading[]>;
};

/** Creates empty readings. */
export function createSignedInReadings(): SignedInReadings {
  return { homes: [], intakes: [], progress: new Map(), histories: new Map() };
}

/** Returns the list for a size, adding an empty one if there is none. */
export function getOrCreateList<T>(bySize: Map<number, T[]>, size: number): T[] {
  const list = bySize.get(size) ?? [];
  bySize.set(size, list);
  return list;
}

/** Durations (ms) of all frames while scrolling a history of `size` entries. */
export const getFrames = ({ histories }: SignedInReadings, size: number): readonly number[] =>
  (histories.get(size) ?? []).flatMap(({ frames }) => frames);
