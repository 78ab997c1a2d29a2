import { ENTRIES } from '../measure/measure-history';
import { POINTS } from '../measure/measure-progress';
import type { Metric } from './metrics';
import type { SiteReadings } from './readings';
import { getFrames, type SignedInReadings } from './signed-in-readings';

/** Times (ms) from the press to a rendered history of `size` entries. */
export const getRenderTimes = ({ histories }: SignedInReadings, size: number): readonly number[] =>
  (histories.get(size) ?? []).map(({ pressToRender }) => pressToRender);

const formatCount = (size: number) => size.toLocaleString('en-US');

/** The report rows for the signed-in screens and for intake. */
export const signedInMetrics: readonly Metric[] = [
  {
    name: 'home: time to interactive, ms',
    digits: 0,
    getValues: ({ signedIn }) => signedIn.homes,
  },
  {
    name: 'intake: time to interactive, ms',
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
      name: `history: press to list, ${formatCount(size)} entries, ms`,
      digits: 0,
      getValues: ({ signedIn }: SiteReadings) => getRenderTimes(signedIn, size),
    },
    {
      name: `  frame time while scrolling, ms`,
      digits: 1,
      getValues: ({ signedIn }: SiteReadings) => getFrames(signedIn, size),
    },
  ]),
];
