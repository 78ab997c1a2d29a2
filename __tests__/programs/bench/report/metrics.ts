import type { LoadReading } from '../measure/measure-load';
import { PAGES } from '../measure/pages';
import { getPageReadings, getReadings, type Readings, type SiteReadings } from './readings';

const BYTES_PER_KB = 1024;
const BYTES_PER_MB = BYTES_PER_KB ** 2;

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
    createLoadMetric('  rounds of API requests', size, ({ apiRounds }) => apiRounds),
    createLoadMetric('first contentful paint, ms', size, ({ firstPaint }) => firstPaint),
    createLoadMetric('largest contentful paint, ms', size, ({ largestPaint }) => largestPaint),
    createLoadMetric('time to interactive, ms', size, ({ interactive }) => interactive),
    createLoadMetric('time to acknowledged submit, ms', size, (load) => load.acknowledged),
    {
      name: 'press to paint, ms',
      digits: 1,
      getValues: (site) => getReadings(site, size).presses.flatMap(({ toPaint }) => toPaint),
    },
    {
      name: 'work of the main thread for a press, ms',
      digits: 1,
      getValues: (site) => getReadings(site, size).presses.flatMap(({ work }) => work),
    },
    {
      name: 'heap with the questions, MB',
      digits: 1,
      getValues: (site) =>
        getReadings(site, size).presses.map(({ heapBytes }) => heapBytes / BYTES_PER_MB),
    },
  ];
}

/** The report rows for other public links: to two assessments, and with the API on another origin. */
export const otherLinkMetrics: readonly Metric[] = [
  {
    name: 'time to the second page, ms',
    digits: 0,
    getValues: ({ secondPages }) => secondPages,
  },
  {
    name: 'API on another origin: time to interactive, ms',
    digits: 0,
    getValues: ({ otherOrigins }) => otherOrigins,
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

/** The report rows for the other pages, and for the way from the login page to the home page. */
export const pageMetrics: readonly Metric[] = [
  ...PAGES.flatMap(({ name }): Metric[] => [
    {
      name: `${name}: time to interactive, ms`,
      digits: 0,
      getValues: (site) => getPageReadings(site, name).map(({ cold }) => cold),
    },
    {
      name: '  opened again',
      digits: 0,
      getValues: (site) => getPageReadings(site, name).map(({ again }) => again),
    },
    {
      name: '  layout shift',
      digits: 3,
      getValues: (site) => getPageReadings(site, name).map(({ layoutShift }) => layoutShift),
    },
  ]),
  {
    name: 'Sign-in pressed to home page, ms',
    digits: 0,
    getValues: ({ signIns }) => signIns.map(({ duration }) => duration),
  },
  {
    name: '  rounds of API requests',
    digits: 0,
    getValues: ({ signIns }) => signIns.map(({ apiRounds }) => apiRounds),
  },
];

/** True if a row has at least one value. */
export function hasValues({ getValues }: Metric, { app, baseline }: Readings): boolean {
  return getValues(app).length + getValues(baseline).length > 0;
}
