/** @jest-environment node */
import { describeEmptyMonths } from '../../../src/features/progress/empty-months';
import { createPoints, createSeries } from '../../ui/chart/chart.fixtures';

const JANUARY_2026 = 2026 * 12;

/** One value a month since January 2026; null for a month without an entry. */
const monthly = (...values: (number | null)[]) =>
  createSeries(
    'A',
    createPoints(...values).map((point) => ({ ...point, x: point.x + JANUARY_2026 })),
  );
const describeMonths = (...series: ReturnType<typeof monthly>[]) =>
  describeEmptyMonths(series, { first: JANUARY_2026, last: JANUARY_2026 + 5 });

describe('§9 the months of a chart without an entry', () => {
  it.each([
    [[monthly(1, 1, 1, 1, 1, 1)], ''],
    [[monthly(1, null, 1, 1, 1, 1)], 'No entries in February 2026.'],
    [
      [monthly(null, null, 1, 1, null, 1)],
      /^No entries in January\s–\sFebruary 2026 and May 2026.$/,
    ],
    // Another line has an entry.
    [[monthly(1, null, 1, 1, 1, 1), monthly(null, 1)], ''],
  ])('are named (case %#)', (series, expected) => {
    expect(describeMonths(...series)).toEqual(
      typeof expected === 'string' ? expected : expect.stringMatching(expected),
    );
  });
});
