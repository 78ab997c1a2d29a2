import { ENTRIES } from '../measure/measure-history';
import { POINTS } from '../measure/measure-progress';
import type { Metric } from './metrics';
import type { SiteReadings } from './readings';
import { getFrames, type SignedInReadings } from './signed-in-readings';

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
