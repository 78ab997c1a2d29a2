import { ENTRIES, type HistoryReading } from '../measure/measure-history';
import { POINTS } from '../measure/measure-progress';
import type { Metric } from './figures';

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

/** From press to drawn, of a history of `size` entries. */
export const getRenderTimes = ({ histories }: SignedInReadings, size: number): readonly number[] =>
  (histories.get(size) ?? []).map(({ pressToRender }) => pressToRender);

const formatCount = (size: number) => size.toLocaleString('en-US');

/** The figures of the screens behind the wall. */
export const signedInMetrics: readonly Metric[] = [
  {
    name: 'home: an assessment can be pressed, ms',
    digits: 0,
    getValues: ({ signedIn }) => signedIn.homes,
  },
  {
    name: 'intake: Continue can be pressed, ms',
    digits: 0,
    getValues: ({ signedIn }) => signedIn.intakes,
  },
  ...POINTS.map((size) => ({
    name: `progress: press to charts, ${formatCount(size)} points, ms`,
    digits: 0,
    getValues: ({ signedIn }: SiteReadings) => signedIn.progress.get(size) ?? [],
  })),
  ...ENTRIES.flatMap((size) => [
    {
      name: `history: press to entries, ${formatCount(size)} of them, ms`,
      digits: 0,
      getValues: ({ signedIn }: SiteReadings) => getRenderTimes(signedIn, size),
    },
    {
      name: `  a frame while scrolling, ${formatCount(size)}, ms`,
      digits: 1,
      getValues: ({ signedIn }: SiteReadings) => getFrames(signedIn, size),
    },
  ]),
];
