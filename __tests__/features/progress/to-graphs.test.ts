/** @jest-environment node */
import {
  isEmpty,
  toActivity,
  toCountAxis,
  toLifestyle,
  toSymptoms,
} from '../../../src/features/progress/to-graphs';
import { daysUpTo, graph, series, TODAY } from './insight.fixtures';

const days = daysUpTo(7);
const [firstDay = '', , thirdDay = ''] = days;
const lastDay = days.at(-1) ?? '';

describe('§9 symptoms chart', () => {
  it('draws the three symptoms with the highest latest value, the highest first', () => {
    // §9.symptoms-chart.1
    const symptoms = toSymptoms(
      graph(
        '1_week',
        series(
          'symptom',
          [
            [firstDay, 90],
            [lastDay, 10],
          ],
          'Low mood',
        ),
        series('symptom', [[lastDay, 40]], 'Anxiety'),
        // Neither the highest value nor the order of the points matters, only the latest value.
        series(
          'symptom',
          [
            [lastDay, 70],
            [firstDay, 0],
          ],
          'Trouble sleeping',
        ),
        series('symptom', [], 'Irritability'),
        series('symptom', [[firstDay, 30]], 'Anger'),
      ),
      TODAY,
    );
    expect(symptoms.series.map(({ name }) => name)).toEqual([
      'Trouble sleeping',
      'Anxiety',
      'Anger',
    ]);
    expect(symptoms.series[0]?.points.map(({ value }) => value)).toEqual([0, 70]);
  });

  it('gives each symptom its own variant, the same in every range if possible', () => {
    const getVariants = (...latest: number[]) =>
      toSymptoms(
        graph(
          '1_week',
          ...latest.map((value, index) => series('symptom', [[lastDay, value]], `S${index}`)),
        ),
        TODAY,
      ).series.map(({ name, variant }) => `${name}:${variant}`);
    expect(getVariants(10, 20, 30)).toEqual(['S2:2', 'S1:1', 'S0:0']);
    expect(getVariants(30, 20, 10)).toEqual(['S0:0', 'S1:1', 'S2:2']);
    const variants = getVariants(0, 50, 0, 0, 60, 70).map((text) => text.slice(-1));
    expect(new Set(variants).size).toBe(3);
  });

  it('supplies a name and a display text if the response has none', () => {
    const symptoms = toSymptoms(
      {
        timeScale: '1_week',
        series: [{ type: 'symptom', data: [{ date: lastDay, value: 41.7 }] }],
      },
      TODAY,
    );
    expect(symptoms.series[0]).toMatchObject({ name: 'Symptom', points: [{ display: '42%' }] });
  });

  it('is empty if no point has both a value and a date', () => {
    const symptoms = toSymptoms(
      graph(
        '1_week',
        series(
          'symptom',
          [
            [lastDay, null],
            ['never', 3],
          ],
          'Low mood',
        ),
      ),
      TODAY,
    );
    expect(isEmpty(symptoms)).toBe(true);
  });
});

describe('§9 lifestyle chart', () => {
  it('shifts values by 3 onto the axis, and keeps the display texts unchanged', () => {
    // §9.lifestyle-chart.1
    const lifestyle = toLifestyle(
      graph(
        '1_week',
        series('energy', [
          [firstDay, -2],
          [lastDay, 2],
        ]),
        series('mystery', [[lastDay, 1]]),
      ),
      TODAY,
    );
    expect(lifestyle.series.map(({ name, points }) => [name, points.length])).toEqual([
      ['Energy', 2],
      ['Positivity', 0],
      ['Sleep quality', 0],
      ['Social', 0],
    ]);
    expect(lifestyle.series[0]?.points.map(({ value, display }) => [value, display])).toEqual([
      [1, '-2!'],
      [5, '2!'],
    ]);
  });
});

describe('§9 activity chart', () => {
  it('has steps and miles, each on an axis from zero to a round number', () => {
    // §9.activity-chart.1
    const activity = toActivity(
      graph('1_week', series('distance', [[lastDay, 2.4]]), series('steps', [[lastDay, 8700]])),
      TODAY,
    );
    const [steps, distance] = activity.series;
    expect(steps && toCountAxis(steps)).toMatchObject({
      min: 0,
      max: 10_000,
      ticks: [{ label: '0' }, { label: '5K' }, { label: '10K' }],
    });
    expect(distance && toCountAxis(distance)).toMatchObject({ min: 0, max: 3 });
  });

  it('labels each line of an axis with its own value, however small', () => {
    const getLabels = (miles: number) => {
      const { series: drawn } = toActivity(
        graph('1_week', series('distance', [[lastDay, miles]])),
        TODAY,
      );
      const distance = drawn.find(({ id }) => id === 'distance');
      return distance && toCountAxis(distance).ticks.map(({ label }) => label);
    };
    expect(getLabels(0.1)).toEqual(['0', '0.05', '0.1']);
    expect(getLabels(0.013)).toEqual(['0', '0.005', '0.01', '0.015']);
    expect(getLabels(14_000)).toEqual(['0', '5K', '10K', '15K']);
  });
});

describe('§9 the time axis', () => {
  const createGraph = (timeScale: Parameters<typeof graph>[0], dates: readonly string[]) =>
    toSymptoms(
      graph(
        timeScale,
        series(
          'symptom',
          dates.map((date) => [date, 5]),
        ),
      ),
      TODAY,
    );

  it.each([
    ['1_week', 7],
    ['1_month', 30],
    ['6_months', 26],
    ['all', 12],
  ] as const)('of %s has %d buckets, the current one last', (timeScale, bucketCount) => {
    // §9.ranges.2, §9.ranges.3, §9.ranges.4
    const { xAxis, series: chartSeries } = createGraph(timeScale, [lastDay]);
    expect(xAxis.last - xAxis.first + 1).toBe(bucketCount);
    expect(chartSeries[0]?.points[0]?.x).toBe(xAxis.last);
  });

  it('is extended to earlier points, and to tomorrow if it is already tomorrow at the clinic', () => {
    const { xAxis } = createGraph('1_week', daysUpTo(12));
    expect(xAxis.last - xAxis.first + 1).toBe(12);
    const ahead = createGraph('1_week', daysUpTo(7, TODAY + 1)).xAxis;
    expect([ahead.first, ahead.last]).toEqual([TODAY - 5, TODAY + 1]);
  });

  it('is called “the past week” only if its points begin in that week', () => {
    expect(createGraph('1_week', daysUpTo(8)).phrase).toBe('the past week');
    expect(createGraph('1_week', daysUpTo(9)).phrase).toBe('the time shown');
  });

  it('places a single point of a bucket in its middle, and several points by their time', () => {
    expect(
      createGraph('all', ['2026-10-01', '2026-11-30']).series[0]?.points.map(({ x }) => x),
    ).toEqual([2026 * 12 + 9, 2026 * 12 + 10]);
    const fine = createGraph('1_week', [`${thirdDay}T06:00:00`, `${thirdDay}T18:00:00`]);
    const middle = TODAY - 4;
    expect(fine.series[0]?.points.map(({ x }) => x - middle)).toEqual([-0.25, 0.25]);
  });
});

describe('date labels', () => {
  const getNames = (timeScale: Parameters<typeof graph>[0], ...dates: string[]) => {
    const { xAxis, xColumnName } = toSymptoms(
      graph(
        timeScale,
        series(
          'symptom',
          dates.map((date) => [date, 5]),
        ),
      ),
      TODAY,
    );
    return [xColumnName, xAxis.formatDate(dates[0] ?? '')];
  };

  it.each([
    ['1_week', '2026-11-16', 'Day', 'Monday, Nov 16'],
    ['1_month', '2026-10-31T00:00:00Z', 'Day', 'Saturday, Oct 31'],
    ['1_week', '2025-12-31', 'Day', 'Wednesday, Dec 31, 2025'],
    ['6_months', '2026-11-16', 'Week', 'Week of Nov 16'],
    ['6_months', '2025-12-29', 'Week', 'Week of Dec 29, 2025'],
    ['all', '2026-03-01', 'Month', 'March 2026'],
  ] as const)('in %s: %s', (timeScale, date, columnName, name) => {
    expect(getNames(timeScale, date)).toEqual([columnName, name]);
  });

  it('show the day, and the time if known, for points finer than their bucket', () => {
    expect(getNames('all', '2026-03-01', '2026-03-02')).toEqual(['Day', 'Sunday, Mar 1']);
    expect(getNames('1_week', '2026-11-16T09:30:00', '2026-11-16T17:00:00')).toEqual([
      'Day',
      'Monday, Nov 16, 9:30 AM',
    ]);
  });
});

describe('the ticks under a chart', () => {
  const getTickLabels = (timeScale: Parameters<typeof graph>[0], space: number, days = 1) => {
    const { xAxis } = toSymptoms(
      graph(
        timeScale,
        series(
          'symptom',
          daysUpTo(days).map((date) => [date, 5]),
        ),
      ),
      TODAY,
    );
    const ticks = xAxis.getTicks((count, characters) => count * (characters + 1) <= space);
    for (const { value } of ticks) {
      expect(value).toBeGreaterThanOrEqual(xAxis.first);
      expect(value).toBeLessThanOrEqual(xAxis.last);
    }
    return ticks.map(({ label }) => label);
  };

  it('are weekdays for a week, and fewer if not all fit', () => {
    expect(getTickLabels('1_week', 30)).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']);
    expect(getTickLabels('1_week', 16)).toEqual(['Sun', 'Tue', 'Thu', 'Sat']);
  });

  it('are a week apart for a month, and months for half a year and a year', () => {
    expect(getTickLabels('1_month', 40)).toEqual(['Oct 24', 'Oct 31', 'Nov 7', 'Nov 14', 'Nov 21']);
    expect(getTickLabels('1_month', 24)).toEqual(['Oct 24', 'Nov 7', 'Nov 21']);
    // Not one month alone, such as 'nov' under a Spanish chart on a small phone.
    expect(getTickLabels('1_month', 16)).toEqual(['Oct 24', 'Nov 21']);
    expect(getTickLabels('6_months', 40)).toEqual(['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov']);
    expect(getTickLabels('all', 50)).toEqual(
      'Dec Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov'.split(' '),
    );
    expect(getTickLabels('all', 30)).toEqual(['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov']);
  });

  it('are years for decades of data', () => {
    expect(getTickLabels('1_week', 40, 10_000)).toEqual([
      '2000',
      '2005',
      '2010',
      '2015',
      '2020',
      '2025',
    ]);
  });

  it('include at least one even if no label fits', () => {
    expect(getTickLabels('1_week', 8)).toEqual(['Sun', 'Sat']);
    expect(getTickLabels('1_week', 1)).toEqual(['Sat']);
    expect(getTickLabels('all', 1)).toEqual(['Nov']);
  });
});
