import type { LoadReading } from '../in-page/read-load';
import { getReadings, type Readings, type SiteReadings } from './readings';

const BYTES_PER_KB = 1024;

/** A row of the report: what it is, and its values, a run or a press each, in the unit of its name. */
export type Metric = {
  readonly name: string;
  readonly digits: number;
  readonly getValues: (readings: SiteReadings) => readonly number[];
};

function createLoadMetric(
  name: string,
  size: number,
  read: (load: LoadReading) => number,
  digits = 0,
): Metric {
  return { name, digits, getValues: (site) => getReadings(site, size).loads.map(read) };
}

/** The figures of one size of the assessment. */
export function getSizeMetrics(size: number): readonly Metric[] {
  return [
    createLoadMetric(
      'until pressable: KB over the wire',
      size,
      ({ bytes }) => bytes / BYTES_PER_KB,
      1,
    ),
    createLoadMetric('  of it JavaScript, KB', size, (load) => load.scriptBytes / BYTES_PER_KB, 1),
    createLoadMetric('  requests', size, ({ requests }) => requests),
    createLoadMetric('  rounds of API requests', size, ({ apiRoundTrips }) => apiRoundTrips),
    createLoadMetric('first contentful paint, ms', size, ({ firstPaint }) => firstPaint),
    createLoadMetric('largest contentful paint, ms', size, ({ largestPaint }) => largestPaint),
    createLoadMetric('an answer can be pressed, ms', size, ({ pressable }) => pressable),
    createLoadMetric('whole run to the acknowledged submit, ms', size, (load) => load.acknowledged),
    {
      name: 'press to paint, ms',
      digits: 1,
      getValues: (site) => getReadings(site, size).presses,
    },
  ];
}

/** The figures of many completions in one document. */
export const heapMetrics: readonly Metric[] = [
  {
    name: 'heap after 50 completions, KB',
    digits: 0,
    getValues: ({ heaps }) => heaps.map(({ bytesAfter }) => bytesAfter / BYTES_PER_KB),
  },
  {
    name: 'heap growth a completion, KB',
    digits: 2,
    getValues: ({ heaps }) => heaps.map(({ growth }) => growth / BYTES_PER_KB),
  },
];

/** True when anything was measured for a row. */
export function hasValues({ getValues }: Metric, { app, baseline }: Readings): boolean {
  return getValues(app).length + getValues(baseline).length > 0;
}
