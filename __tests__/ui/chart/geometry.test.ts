/** @jest-environment node */
import { findNearestIndex } from '../../../src/ui/chart/find-nearest-index';
import { createPlot } from '../../../src/ui/chart/plot';
import { niceAxis } from '../../../src/ui/chart/nice-axis';
import { getReadingsAt, getXValues } from '../../../src/ui/chart/x-values';
import { toBars } from '../../../src/ui/chart/to-bars';
import { getMarkedPoints, toLine } from '../../../src/ui/chart/to-line';
import { toRows } from '../../../src/ui/chart/to-rows';
import { createPoints, createSeries, createWaveValues } from './chart.fixtures';

describe('the x value nearest to the pointer', () => {
  it.each([
    [-5, 0],
    [1.4, 0],
    [1.6, 1],
    [9, 3],
  ])('for %d is the one at index %d', (x, index) => {
    expect(findNearestIndex([0, 3, 4, 8], x)).toBe(index);
  });

  it('does not exist in an empty list', () => {
    expect(findNearestIndex([], 3)).toBe(-1);
  });
});

describe('x values', () => {
  it('are those of all series without duplicates, each with the points that every series has there', () => {
    const [first, second] = [
      createSeries('A', createPoints(1, null, 3)),
      createSeries('B', createPoints(null, null, 5)),
    ];
    expect(getXValues([first, second])).toEqual([0, 2]);
    expect(getReadingsAt([first, second], 0).map(({ series }) => series.name)).toEqual(['A']);
    expect(getReadingsAt([first, second], 2).map(({ series }) => series.name)).toEqual(['A', 'B']);
    expect(getReadingsAt([first, second], 1)).toEqual([]);
    expect(getXValues([])).toEqual([]);
  });
});

describe('the points of a line', () => {
  const toColumn = (x: number) => x / 20;
  const values = (line: ReturnType<typeof toLine>) => line.map((point) => point?.value ?? null);

  it('contain a null at each gap and nowhere else', () => {
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

  it('go on over as many empty steps as are bridged', () => {
    const points = createPoints(1, null, null, 4, null, null, null, 8);
    expect(values(toLine(points, (x) => x, 500, 2))).toEqual([1, 4, null, 8]);
  });

  it('are reduced to the first, lowest, highest and last point of each px if there are too many', () => {
    const allValues = createWaveValues(10_000);
    const points = createPoints(...allValues);
    const line = toLine(points, toColumn, 500);
    expect(line.length).toBeLessThanOrEqual(4 * 500);
    expect(line).not.toContain(null);
    expect(line[0]).toBe(points[0]);
    expect(line.at(-1)).toBe(points.at(-1));
    expect(Math.max(...line.map((point) => point?.value ?? 0))).toBe(Math.max(...allValues));
    expect(Math.min(...line.map((point) => point?.value ?? 0))).toBe(Math.min(...allValues));
    const xValues = line.map((point) => point?.x ?? NaN);
    expect(xValues).toEqual([...xValues].sort((a, b) => a - b));
  });

  it('keep only the gaps that are wide enough to see if there are too many', () => {
    const valuesWithGaps = createWaveValues(10_000).map((value, x) =>
      (x >= 4000 && x < 4500) || x % 10 === 3 ? null : value,
    );
    const line = toLine(createPoints(...valuesWithGaps), toColumn, 500);
    const gapIndex = line.indexOf(null);
    expect([line[gapIndex - 1]?.x, line[gapIndex + 1]?.x]).toEqual([3999, 4500]);
    expect(line.lastIndexOf(null)).toBe(gapIndex);
  });

  it('get a marker if they are isolated or last, and otherwise at regular distances', () => {
    const line = toLine(createPoints(1, 1, 1, 1, 1, null, 1, null, 1, 1), (x) => x, 500);
    const marked = getMarkedPoints(line, (x) => x * 10, 28);
    expect(marked.map(({ x }) => x)).toEqual([0, 3, 6, 9]);
  });
});

describe('bars', () => {
  it('are centered on their steps, and a step without a count has none', () => {
    expect(toBars(createPoints(5, null, 7), 0, 40, 30)).toEqual([
      { center: 20, width: 26.400000000000002, value: 5 },
      { center: 100, width: 26.400000000000002, value: 7 },
    ]);
  });

  it('are merged into one at their mean if each would be too narrow', () => {
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
  ])('up to %d has the labels %j', (highest, labels) => {
    const axis = niceAxis(highest, (value) => String(Number(value.toFixed(3))));
    expect(axis.ticks.map(({ label }) => label)).toEqual(labels);
    expect(axis.max).toBeGreaterThanOrEqual(highest);
  });
});

describe('the rows of a table', () => {
  it('contain all readings of the chart, newest first, with null for a gap', () => {
    const series = [
      createSeries('A', createPoints(1, null, 3)),
      createSeries('B', createPoints(4, 5)),
    ];
    expect(toRows(series, (date) => date, 10)).toEqual({
      totalCount: 3,
      rows: [
        { key: '2/0', name: 'step 2', cells: ['3%', null] },
        { key: '1/0', name: 'step 1', cells: [null, '5%'] },
        { key: '0/0', name: 'step 0', cells: ['1%', '4%'] },
      ],
    });
  });

  it('contain every point if several share the same moment', () => {
    const sameMomentPoints = [...createPoints(1), ...createPoints(2)];
    const { rows } = toRows(
      [createSeries('A', sameMomentPoints), createSeries('B', createPoints(9))],
      (date) => date,
      10,
    );
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['1%', '9%'],
      ['2%', null],
    ]);
  });

  it('are limited to the latest ones', () => {
    const { rows, totalCount } = toRows(
      [createSeries('A', createPoints(...createWaveValues(10_000)))],
      (date) => date,
      400,
    );
    expect([rows.length, totalCount, rows[0]?.name]).toEqual([400, 10_000, 'step 9999']);
  });
});

describe('the labels below a chart', () => {
  const xAxis = { first: 0, last: 30, getTicks: () => [], formatDate: String };
  const yAxis = { min: 0, max: 10, lines: [], ticks: [] };
  const plot = createPlot({ width: 320, em: 14 }, xAxis, yAxis, 12);

  it('are at their values', () => {
    expect(plot.getLabelX(16, 'Nov 8')).toBe(plot.x(16));
  });

  it('stay within the picture at its end, because WebKit cuts off what extends beyond', () => {
    const middle = plot.getLabelX(30, 'Nov 22');
    expect(middle).toBeLessThan(plot.x(30));
    expect(middle + (6 * 0.6 * 14) / 2).toBeLessThanOrEqual(320);
  });

  it('never touch each other, however wide the chart is', () => {
    const labelWidth = 6 * 0.6 * 14;
    for (let width = 180; width < 700; width++) {
      const { labelsFit, getLabelX } = createPlot({ width, em: 14 }, xAxis, yAxis, 12);
      for (const every of [3, 7, 14]) {
        const days = Array.from(
          { length: Math.ceil(31 / every) },
          (_, index) => 30 - index * every,
        );
        if (!labelsFit(days.length, 6)) continue;
        const [last = 0, previous = 0] = days.map((day) => getLabelX(day, 'Nov 22'));
        expect(last - previous).toBeGreaterThan(labelWidth);
      }
    }
  });
});
