import type { KioskVisit } from '../in-page/visit-kiosk';
import type { KioskReading } from '../measure/measure-kiosk';
import type { Figure } from './figures';
import { medianOf, ratioOf } from './statistics';
import type { Verdict } from './verdict';

const BYTES_PER_KB = 1024;

/** The whole of what a visitor, and the next one, waits for. */
const waits = (visits: readonly KioskVisit[]) =>
  visits.map(({ toAnswers, toKiosk }) => toAnswers + toKiosk);

const allOf = (
  readings: readonly KioskReading[],
  read: (reading: KioskReading) => readonly number[],
) => readings.flatMap(read);

/** The figures of two hundred visits to a kiosk in one document; only the app has one. */
export const kioskFigures: readonly Figure[] = [
  {
    name: 'Continue to the first answer, first visits, ms',
    digits: 0,
    valuesOf: ({ kiosks }) => allOf(kiosks, ({ first }) => first.map((visit) => visit.toAnswers)),
  },
  {
    name: '  last visits',
    digits: 0,
    valuesOf: ({ kiosks }) => allOf(kiosks, ({ last }) => last.map((visit) => visit.toAnswers)),
  },
  {
    name: 'Done to the next visitor, first visits, ms',
    digits: 0,
    valuesOf: ({ kiosks }) => allOf(kiosks, ({ first }) => first.map((visit) => visit.toKiosk)),
  },
  {
    name: '  last visits',
    digits: 0,
    valuesOf: ({ kiosks }) => allOf(kiosks, ({ last }) => last.map((visit) => visit.toKiosk)),
  },
  {
    name: 'heap after 200 visits, KB',
    digits: 0,
    valuesOf: ({ kiosks }) => kiosks.map(({ bytesAfter }) => bytesAfter / BYTES_PER_KB),
  },
  {
    name: 'heap growth a visit, KB',
    digits: 2,
    valuesOf: ({ kiosks }) => kiosks.map(({ growth }) => growth / BYTES_PER_KB),
  },
];

/** What a kiosk is held to that runs all day. */
export function judgeKiosk(kiosks: readonly KioskReading[]): readonly Verdict[] {
  return [
    {
      aim: 'Heap growth a kiosk visit',
      reached: medianOf(kiosks.map(({ growth }) => growth / BYTES_PER_KB)),
      atMost: 10,
      unit: 'KB',
    },
    {
      aim: 'The last of 200 kiosk visits, against the first',
      reached: ratioOf(
        allOf(kiosks, ({ last }) => waits(last)),
        allOf(kiosks, ({ first }) => waits(first)),
      ),
      atMost: 1.2,
      unit: '×',
    },
  ];
}
