import { ENTRIES, type HistoryReading } from '../measure/measure-history';
import { POINTS } from '../measure/measure-progress';
import type { Figure } from './figures';

/** What was measured behind the wall, and of the intake's link, an entry a run, times in ms; only the app has such screens. */
export type MemberReadings = {
  readonly homes: number[];
  readonly intakes: number[];
  /** By points a series. */
  readonly progress: Map<number, number[]>;
  /** By entries. */
  readonly histories: Map<number, HistoryReading[]>;
};

/** Nothing measured yet. */
export function noMemberReadings(): MemberReadings {
  return { homes: [], intakes: [], progress: new Map(), histories: new Map() };
}

/** The list under a size, empty until something is added. */
export function entryOf<T>(bySize: Map<number, T[]>, size: number): T[] {
  const list = bySize.get(size) ?? [];
  bySize.set(size, list);
  return list;
}

/** Every frame of every scroll through a history of `size` entries. */
export const framesOf = ({ histories }: MemberReadings, size: number): readonly number[] =>
  (histories.get(size) ?? []).flatMap(({ frames }) => frames);

/** From press to drawn, of a history of `size` entries. */
export const drawnOf = ({ histories }: MemberReadings, size: number): readonly number[] =>
  (histories.get(size) ?? []).map(({ drawn }) => drawn);

const count = (size: number) => size.toLocaleString('en-US');

/** The figures of the screens behind the wall. */
export const memberFigures: readonly Figure[] = [
  {
    name: 'home: an assessment can be pressed, ms',
    digits: 0,
    valuesOf: ({ members }) => members.homes,
  },
  {
    name: 'intake: Continue can be pressed, ms',
    digits: 0,
    valuesOf: ({ members }) => members.intakes,
  },
  ...POINTS.map((size) => ({
    name: `progress: press to charts, ${count(size)} points, ms`,
    digits: 0,
    valuesOf: ({ members }: { members: MemberReadings }) => members.progress.get(size) ?? [],
  })),
  ...ENTRIES.flatMap((size) => [
    {
      name: `history: press to entries, ${count(size)} of them, ms`,
      digits: 0,
      valuesOf: ({ members }: { members: MemberReadings }) => drawnOf(members, size),
    },
    {
      name: `  a frame while scrolling, ${count(size)}, ms`,
      digits: 1,
      valuesOf: ({ members }: { members: MemberReadings }) => framesOf(members, size),
    },
  ]),
];
