import type { KioskVisit } from '../in-page/visit-kiosk';
import type { KioskReading } from '../measure/measure-kiosk';
import type { Metric } from './metrics';
import { getMedian, getMedianRatio } from './statistics';
import type { TargetResult } from './target-result';

const BYTES_PER_KB = 1024;

/** Total waiting time (ms) per visit: the visitor's for the questions and the next visitor's for the kiosk. */
const getWaitTimes = (visits: readonly KioskVisit[]) =>
  visits.map(({ continueToQuestions, doneToKiosk }) => continueToQuestions + doneToKiosk);

const collectValues = (
  readings: readonly KioskReading[],
  read: (reading: KioskReading) => readonly number[],
) => readings.flatMap(read);

/** The report rows for kiosk visits without a page load. Only the app has a kiosk. */
export const kioskMetrics: readonly Metric[] = [
  {
    name: 'Continue to first question, first visits, ms',
    digits: 0,
    getValues: ({ kiosks }) =>
      collectValues(kiosks, ({ first }) => first.map((visit) => visit.continueToQuestions)),
  },
  {
    name: '  last visits',
    digits: 0,
    getValues: ({ kiosks }) =>
      collectValues(kiosks, ({ last }) => last.map((visit) => visit.continueToQuestions)),
  },
  {
    name: 'Done to empty kiosk form, first visits, ms',
    digits: 0,
    getValues: ({ kiosks }) =>
      collectValues(kiosks, ({ first }) => first.map((visit) => visit.doneToKiosk)),
  },
  {
    name: '  last visits',
    digits: 0,
    getValues: ({ kiosks }) =>
      collectValues(kiosks, ({ last }) => last.map((visit) => visit.doneToKiosk)),
  },
  {
    name: 'number of visits',
    digits: 0,
    getValues: ({ kiosks }) => kiosks.map(({ visitCount }) => visitCount),
  },
  {
    name: 'heap after all visits, KB',
    digits: 0,
    getValues: ({ kiosks }) => kiosks.map(({ bytesAfter }) => bytesAfter / BYTES_PER_KB),
  },
  {
    name: 'heap growth per visit, KB',
    digits: 2,
    getValues: ({ kiosks }) => kiosks.map(({ growth }) => growth / BYTES_PER_KB),
  },
];

/** Evaluates the targets for a kiosk that runs all day. */
export function evaluateKioskTargets(kiosks: readonly KioskReading[]): readonly TargetResult[] {
  return [
    {
      target: 'Kiosk: heap growth per visit',
      actual: getMedian(kiosks.map(({ growth }) => growth / BYTES_PER_KB)),
      limit: 10,
      unit: 'KB',
    },
    {
      target: 'Kiosk: waiting time of the last visits, relative to the first',
      actual: getMedianRatio(
        collectValues(kiosks, ({ last }) => getWaitTimes(last)),
        collectValues(kiosks, ({ first }) => getWaitTimes(first)),
      ),
      limit: 1.2,
      unit: '×',
    },
  ];
}
