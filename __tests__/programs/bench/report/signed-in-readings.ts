import type { HistoryReading } from '../measure/measure-history';

/** What was measured behind the wall, and of the intake's link, an entry a run, times in ms; only the app has such screens. */
export type SignedInReadings = {
  readonly homes: number[];
  readonly intakes: number[];
  /** By points a series. */
  readonly progress: Map<number, number[]>;
  /** By entries. */
  readonly histories: Map<number, HistoryReading[]>;
};

/** Nothing measured yet. */
export function createSignedInReadings(): SignedInReadings {
  return { homes: [], intakes: [], progress: new Map(), histories: new Map() };
}

/** The list under a size, empty until something is added. */
export function getOrCreateList<T>(bySize: Map<number, T[]>, size: number): T[] {
  const list = bySize.get(size) ?? [];
  bySize.set(size, list);
  return list;
}

/** Every frame of every scroll through a history of `size` entries. */
export const getFrames = ({ histories }: SignedInReadings, size: number): readonly number[] =>
  (histories.get(size) ?? []).flatMap(({ frames }) => frames);
