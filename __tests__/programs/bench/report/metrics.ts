import type { LoadReading } from '../in-page/read-load';
import { getReadings, type Readings, type SiteReadings } from './readings';

const BYTES_PER_KB = 1024;

/** A row of the report: its values, one per run or press, in the unit given in its name. */
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

/** The report rows for an assessment of `size` questions. */
export function getSizeMetrics(size: number): readonly Metric[] {
  return [
    createLoadMetric(
      'transferred until interactive, KB',
      size,
      ({ bytes }) => bytes / BYTES_PER_KB,
      1,
    ),
    createLoadMetric(
      '  of which JavaScript, KB',
      size,
      (load) => load.scriptBytes / BYTES_PER_KB,
      1,
    ),
    createLoadMetric('  requests', size, ({ requests }) => requests),
    createLoadMetric('  rounds of API requests', size, ({ apiRoundTrips }) => apiRoundTrips),
    createLoadMetric('first contentful paint, ms', size, ({ firstPaint }) => firstPaint),
    createLoadMetric('largest contentful paint, ms', size, ({ largestPaint }) => largestPaint),
    createLoadMetric('time to interactive, ms', size, ({ interactive }) => interactive),
    createLoadMetric('time to acknowledged submit, ms', size, (load) => load.acknowledged),
    {
      name: 'press to paint, ms',
      digits: 1,
      getValues: (site) => getReadings(site, size).presses,
    },
  ];
}

/** The report row for a link to two assessments. */
export const secondPageMetrics: readonly Metric[] = [
  {
    name: 'time to the second page, ms',
    digits: 0,
    getValues: ({ secondPages }) => secondPages,
  },
];

/** The report rows for many completed assessments without a page load. */
export const heapMetrics: readonly Metric[] = [
  {
    name: 'heap after 50 completed assessments, KB',
    digits: 0,
    getValues: ({ heaps }) => heaps.map(({ bytesAfter }) => bytesAfter / BYTES_PER_KB),
  },
  {
    name: 'heap growth per completed assessment, KB',
    digits: 2,
    getValues: ({ heaps }) => heaps.map(({ growth }) => growth / BYTES_PER_KB),
  },
];

/** The report rows for the other pages. */
export const pageMetrics: readonly Metric[] = [
  { name: 'home: time to interactive, ms', digits: 0, getValues: ({ homes }) => homes },
  { name: 'intake: time to interactive, ms', digits: 0, getValues: ({ intakes }) => intakes },
];

/** True if a row has at least one value. */
export function hasValues({ getValues }: Metric, { app, baseline }: Readings): boolean {
  return getValues(app).length + getValues(baseline).length > 0;
}
