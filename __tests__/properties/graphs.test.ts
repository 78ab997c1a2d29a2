/** @jest-environment node */
import fc from 'fast-check';
import { TIME_SCALES } from '../../src/api/insights.schema';
import {
  toActivity,
  toCountAxis,
  toLifestyle,
  toSymptoms,
  type Graph,
} from '../../src/features/progress/to-graphs';
import { anyText } from './arbitraries';

/** Nov 22, 2026, in days since 1970. */
const today = 20_779;

const date = fc.oneof(
  anyText,
  fc.date({ noInvalidDate: true }).map((value) => value.toISOString()),
  fc
    .date({ noInvalidDate: true, min: new Date('2026-01-01'), max: new Date('2026-12-31') })
    .map((value) => value.toISOString().slice(0, 10)),
  fc.constantFrom('0000-01-01', '0001-01-01', '9999-12-31', '2024-02-29', '2023-02-29'),
);
const point = fc.record({
  date,
  value: fc.option(fc.double({ noNaN: true, noDefaultInfinity: true })),
  display: fc.option(anyText),
});
const series = fc.array(
  fc.record({
    type: fc.constantFrom('symptom', 'energy', 'sleep', 'steps', 'distance'),
    title: fc.option(anyText),
    data: fc.array(point, { maxLength: 5 }),
  }),
  { maxLength: 5 },
);

/** Checks that a graph can be drawn, on a narrow and on a wide screen. */
function expectDrawable({ series: drawn, xAxis }: Graph): void {
  expect(Number.isSafeInteger(xAxis.first) && Number.isSafeInteger(xAxis.last)).toBe(true);
  for (const { points } of drawn) {
    for (const { x, value, date: received } of points) {
      expect(x).toBeGreaterThanOrEqual(xAxis.first - 0.5);
      expect(x).toBeLessThanOrEqual(xAxis.last + 0.5);
      expect(Number.isFinite(value)).toBe(true);
      expect(xAxis.formatDate(received)).not.toMatch(/NaN|undefined|Invalid/);
    }
  }
  for (const maxCount of [0, 4, 12]) {
    for (const { value, label } of xAxis.getTicks((count) => count <= maxCount)) {
      expect(value).toBeGreaterThanOrEqual(xAxis.first);
      expect(value).toBeLessThanOrEqual(xAxis.last);
      expect(label).not.toMatch(/NaN|undefined|Invalid/);
    }
  }
}

describe('§9 graphs of any values and dates', () => {
  it.each(TIME_SCALES)('§9: the graphs of %s can be drawn', (timeScale) => {
    fc.assert(
      fc.property(series, (received) => {
        const graph = { timeScale, series: received };
        for (const toGraph of [toSymptoms, toLifestyle, toActivity])
          expectDrawable(toGraph(graph, today));
      }),
      { numRuns: 25 },
    );
  });

  it('§9: an axis of counts begins at zero and has room for the highest', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1e300, noNaN: true })), (values) => {
        const points = values.map((value, x) => ({ x, value, display: '', date: '' }));
        const axis = toCountAxis({ id: 'steps', name: 'Steps', variant: 0, points });
        expect(axis.min).toBe(0);
        expect(axis.max).toBeGreaterThanOrEqual(Math.max(0, ...values));
        expect(axis.lines.length).toBeLessThanOrEqual(12);
      }),
    );
  });
});
