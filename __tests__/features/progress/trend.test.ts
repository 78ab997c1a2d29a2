/** @jest-environment node */
import { describeCounts, describeLines, getDirection } from '../../../src/features/progress/trend';
import {
  describeWorksheets,
  toWorksheetCounts,
} from '../../../src/features/progress/worksheet-counts';

const line = (...values: number[]) =>
  values.map((value, x) => ({ x, value, display: `${value} steps`, date: '' }));

describe('the direction of a line', () => {
  it.each([
    [[10, 20, 30], 'up'],
    [[30, 20, 10], 'down'],
    [[20, 21, 20, 19, 20], 'steady'],
    [[20], 'single'],
    // One outlier at the end does not reverse the trend.
    [[60, 58, 55, 50, 46, 44, 40, 37, 33, 52], 'down'],
    [[0, 0, 0], 'steady'],
  ] as const)('of %j is %s', (values, direction) => {
    expect(getDirection(line(...values), 8)).toBe(direction);
  });

  it('is steady if all points have the same x value', () => {
    expect(
      getDirection(
        line(1, 90).map((point) => ({ ...point, x: 3 })),
        8,
      ),
    ).toBe('steady');
  });
});

describe('the sentence that describes a chart', () => {
  const lines = (...namedValues: (readonly [string, readonly number[]])[]) =>
    describeLines(
      namedValues.map(([name, values]) => ({
        name,
        points: line(...values).map((point) => ({ ...point, display: `${point.value}%` })),
      })),
      'the past week',
      8,
    );

  it.each([
    [
      lines(['Trouble sleeping', [40, 60]]),
      'Over the past week, trouble sleeping rose from 40% to 60%.',
    ],
    [
      lines(['Low mood', [1, 50]], ['PTSD', [50, 1]]),
      'Over the past week, low mood rose from 1% to 50% and PTSD fell from 50% to 1%.',
    ],
    [
      lines(['Élan', [1, 50]], ['B', [5, 5]], ['McArdle', [90, 88]], ['GI pain', [90, 50]]),
      'Over the past week, élan rose from 1% to 50%, b stayed at about 5%, ' +
        'McArdle stayed about the same (90% to 88%), and GI pain fell from 90% to 50%.',
    ],
    [lines(['Anxiety', [4]]), 'Over the past week, anxiety has one entry so far (4%).'],
    [lines(['Anxiety', []], ['Worry', [1, 1]]), 'Over the past week, worry stayed at about 1%.'],
    [
      describeLines(
        [
          {
            name: 'Energy',
            points: line(2.3, 13.1).map((p) => ({ ...p, display: `${p.value} of 5` })),
          },
        ],
        'the past week',
        1,
      ),
      'Over the past week, energy rose from 2.3 to 13.1 of 5.',
    ],
    // Higher or lower in between, or different in spite of a level line: the values alone would mislead.
    [
      lines(['Worry', [40, 70, 60, 55, 50, 45, 50, 60]]),
      'Over the past week, worry went up and down (40% to 60%).',
    ],
    // The line falls, although its last value is an exception.
    [
      lines(['Worry', [60, 58, 40, 20, 10, 5, 61]]),
      'Over the past week, worry went up and down (60% to 61%).',
    ],
    [lines(['A', []]), ''],
  ])('for lines reads “%s”', (sentence, expected) => {
    expect(sentence).toBe(expected);
  });

  it.each([
    [line(5000, 5760), 'About 5,400 steps a day over the past week, with little change.'],
    [line(1000, 9000), 'About 5,000 steps a day over the past week, going up.'],
    [line(900, 100), 'About 500 steps a day over the past week, going down.'],
    [line(2.412, 2.5), 'About 2.5 steps a day over the past week, with little change.'],
    [line(0, 0), 'About 0 steps a day over the past week, with little change.'],
    [line(812), 'One entry so far over the past week: 812 steps.'],
  ])('for counts rounds the mean and names the direction (case %#)', (points, expected) => {
    expect(describeCounts(points, 'steps', 'the past week')).toBe(expected);
  });

  it.each([
    [[3, 9], '12 worksheets completed so far, most often W1.'],
    [[4, 4], '8 worksheets completed so far.'],
    [[1, 0], '1 worksheet completed so far.'],
  ])('for worksheets completed %j times reads “%s”', (numbers, expected) => {
    const counts = toWorksheetCounts(
      numbers.map((count, index) => ({ id: `${index}`, title: `W${index}`, count })),
    );
    expect(describeWorksheets(counts)).toBe(expected);
  });
});

describe('§3 worksheet summary', () => {
  it('lists the most completed worksheet first, and names one without a title', () => {
    expect(
      toWorksheetCounts([
        { id: 'a', title: null, count: 1 },
        { id: 'b', title: 'Small steps', count: 4 },
      ]),
    ).toEqual([
      { id: 'b', title: 'Small steps', count: 4, share: 1 },
      { id: 'a', title: 'Worksheet', count: 1, share: 0.25 },
    ]);
  });

  it('is empty if nothing was completed', () => {
    expect(toWorksheetCounts([{ id: 'a', title: 'Small steps', count: 0 }])).toEqual([]);
  });
});
