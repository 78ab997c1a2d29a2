/** @jest-environment node */
import { findNearestIndex } from '../../../src/ui/chart/bisect';
import { niceAxis } from '../../../src/ui/chart/nice-axis';
import { getReadingsAt, getXValues } from '../../../src/ui/chart/x-values';
import { toBars } from '../../../src/ui/chart/to-bars';
import { getMarkedPoints, toLine } from '../../../src/ui/chart/to-line';
import { toRows } from '../../../src/ui/chart/to-rows';
import { createPoints, createSeries, createWaveValues } from './chart.fixtures';

describe('the stop nearest to what points at a chart', () => {
  it.each([
    [-5, 0],
    [1.4, 0],
    [1.6, 1],
    [9, 3],
  ])('at %d is number %d', (x, index) => {
    expect(findNearestIndex([0, 3, 4, 8], x)).toBe(index);
  });

  it('is none where there is none', () => {
    expect(findNearestIndex([], 3)).toBe(-1);
  });
});

describe('stops', () => {
  it('are all places of all series once, with what each series has there', () => {
    const [one, two] = [
      createSeries('A', createPoints(1, null, 3)),
      createSeries('B', createPoints(null, null, 5)),
    ];
    expect(getXValues([one, two])).toEqual([0, 2]);
    expect(getReadingsAt([one, two], 0).map(({ series }) => series.name)).toEqual(['A']);
    expect(getReadingsAt([one, two], 2).map(({ series }) => series.name)).toEqual(['A', 'B']);
    expect(getReadingsAt([one, two], 1)).toEqual([]);
    expect(getXValues([])).toEqual([]);
  });
});

describe('a line', () => {
  const column = (x: number) => x / 20;
  const values = (line: ReturnType<typeof toLine>) => line.map((point) => point?.value ?? null);

  it('breaks off at gaps, and nowhere else', () => {
    expect(values(toLine(createPoints(1, 2, null, 4, null, null, 7, 8), (x) => x, 500))).toEqual([
      1,
      2,
      null,
      4,
      null,
      7,
      8,
    ]);
  });

  it('keeps the first, lowest, highest and last point of each px where there are too many', () => {
    const all = createWaveValues(10_000);
    const points = createPoints(...all);
    const line = toLine(points, column, 500);
    expect(line.length).toBeLessThanOrEqual(4 * 500);
    expect(line).not.toContain(null);
    expect(line[0]).toBe(points[0]);
    expect(line.at(-1)).toBe(points.at(-1));
    expect(Math.max(...line.map((point) => point?.value ?? 0))).toBe(Math.max(...all));
    expect(Math.min(...line.map((point) => point?.value ?? 0))).toBe(Math.min(...all));
    const xValues = line.map((point) => point?.x ?? NaN);
    expect(xValues).toEqual([...xValues].sort((one, next) => one - next));
  });

  it('keeps a gap that can be seen among very many points, and no others', () => {
    const valuesWithGaps = createWaveValues(10_000).map((value, x) =>
      (x >= 4000 && x < 4500) || x % 10 === 3 ? null : value,
    );
    const line = toLine(createPoints(...valuesWithGaps), column, 500);
    const at = line.indexOf(null);
    expect([line[at - 1]?.x, line[at + 1]?.x]).toEqual([3999, 4500]);
    expect(line.lastIndexOf(null)).toBe(at);
  });

  it('carries markers on points that stand alone, on the last, and on others now and then', () => {
    const line = toLine(createPoints(1, 1, 1, 1, 1, null, 1, null, 1, 1), (x) => x, 500);
    const marked = getMarkedPoints(line, (x) => x * 10, 28);
    expect(marked.map(({ x }) => x)).toEqual([0, 3, 6, 9]);
  });
});

describe('bars', () => {
  it('stand in the middle of their steps, and none where nothing was counted', () => {
    expect(toBars(createPoints(5, null, 7), 0, 40, 30)).toEqual([
      { middle: 20, width: 26.400000000000002, value: 5 },
      { middle: 100, width: 26.400000000000002, value: 7 },
    ]);
  });

  it('share one at their mean where each would be too narrow', () => {
    const bars = toBars(createPoints(...createWaveValues(10_000)), 0, 0.05, 30);
    expect(bars.length).toBeLessThanOrEqual(500 / 3 + 1);
    const [first] = bars;
    expect(first?.value).toBeCloseTo(createWaveValues(60).reduce((sum, value) => sum + value) / 60);
  });
});

describe('the y axis of counts', () => {
  it.each([
    [9400, ['0', '5000', '10000']],
    [31, ['0', '20', '40']],
    [2.4, ['0', '1', '2', '3']],
    [0.4, ['0', '0.2', '0.4']],
    [1, ['0', '0.5', '1']],
    [0, ['0', '1']],
  ])('up to %d is %j', (highest, labels) => {
    const axis = niceAxis(highest, (value) => String(Number(value.toFixed(3))));
    expect(axis.ticks.map(({ label }) => label)).toEqual(labels);
    expect(axis.max).toBeGreaterThanOrEqual(highest);
  });
});

describe('the rows of a table', () => {
  it('are all that the chart shows, newest first, gaps left empty', () => {
    const all = [
      createSeries('A', createPoints(1, null, 3)),
      createSeries('B', createPoints(4, 5)),
    ];
    expect(toRows(all, (date) => date, 10)).toEqual({
      totalCount: 3,
      rows: [
        { key: '2/0', name: 'step 2', cells: ['3%', null] },
        { key: '1/0', name: 'step 1', cells: [null, '5%'] },
        { key: '0/0', name: 'step 0', cells: ['1%', '4%'] },
      ],
    });
  });

  it('hold every one of several points of the same moment', () => {
    const twice = [...createPoints(1), ...createPoints(2)];
    const { rows } = toRows(
      [createSeries('A', twice), createSeries('B', createPoints(9))],
      (date) => date,
      10,
    );
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['1%', '9%'],
      ['2%', null],
    ]);
  });

  it('are the latest of very many', () => {
    const { rows, totalCount } = toRows(
      [createSeries('A', createPoints(...createWaveValues(10_000)))],
      (date) => date,
      400,
    );
    expect([rows.length, totalCount, rows[0]?.name]).toEqual([400, 10_000, 'step 9999']);
  });
});
