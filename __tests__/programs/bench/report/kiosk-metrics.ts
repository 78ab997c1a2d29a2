import type { KioskVisit } from '../in-page/visit-kiosk';
import type { KioskReading } from '../measure/measure-kiosk';
import type { Metric } from './metrics';
import { getMedian, getMedianRatio } from './statistics';
import type { TargetResult } from './target-result';

const BYTES_PER_KB = 1024;

/** The whole of what a visitor, and the next one, waits for. */
const getWaitTimes = (visits: readonly KioskVisit[]) =>
  visits.map(({ continueToQuestions, doneToKiosk }) => continueToQuestions + doneToKiosk);

const collectValues = (
  readings: readonly KioskReading[],
  read: (reading: KioskReading) => readonly number[],
) => readings.flatMap(read);

/** The figures of two hundred visits to a kiosk in one document; only the app has one. */
export const kioskMetrics: readonly Metric[] = [
  {
    name: 'Continue to the first answer, first visits, ms',
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
    name: 'Done to the next visitor, first visits, ms',
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
    name: 'heap after 200 visits, KB',
    digits: 0,
    getValues: ({ kiosks }) => kiosks.map(({ bytesAfter }) => bytesAfter / BYTES_PER_KB),
  },
  {
    name: 'heap growth a visit, KB',
    digits: 2,
    getValues: ({ kiosks }) => kiosks.map(({ growth }) => growth / BYTES_PER_KB),
  },
];

/** What a kiosk is held to that runs all day. */
export function evaluateKioskTargets(kiosks: readonly KioskReading[]): readonly TargetResult[] {
  return [
    {
      target: 'Heap growth a kiosk visit',
      actual: getMedian(kiosks.map(({ growth }) => growth / BYTES_PER_KB)),
      limit: 10,
      unit: 'KB',
    },
    {
      target: 'The last of 200 kiosk visits, against the first',
      actual: getMedianRatio(
        collectValues(kiosks, ({ last }) => getWaitTimes(last)),
        collectValues(kiosks, ({ first }) => getWaitTimes(first)),
      ),
      limit: 1.2,
      unit: '×',
    },
  ];
}
