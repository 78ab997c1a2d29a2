import type { LoadReading } from '../in-page/read-load';
import { readingsOf, type Readings, type SiteReadings } from './readings';

const BYTES_PER_KB = 1024;

/** A row of the report: what it is, and its values, a run or a press each, in the unit of its name. */
export type Figure = {
  readonly name: string;
  readonly digits: number;
  readonly valuesOf: (readings: SiteReadings) => readonly number[];
};

function loadFigure(
  name: string,
  size: number,
  read: (load: LoadReading) => number,
  digits = 0,
): Figure {
  return { name, digits, valuesOf: (site) => readingsOf(site, size).loads.map(read) };
}

/** The figures of one size of the assessment. */
export function figuresOf(size: number): readonly Figure[] {
  return [
    loadFigure('until pressable: KB over the wire', size, ({ bytes }) => bytes / BYTES_PER_KB, 1),
    loadFigure('  of it JavaScript, KB', size, (load) => load.scriptBytes / BYTES_PER_KB, 1),
    loadFigure('  requests', size, ({ requests }) => requests),
    loadFigure('  rounds of API requests', size, ({ apiRounds }) => apiRounds),
    loadFigure('first contentful paint, ms', size, ({ firstPaint }) => firstPaint),
    loadFigure('largest contentful paint, ms', size, ({ largestPaint }) => largestPaint),
    loadFigure('an answer can be pressed, ms', size, ({ pressable }) => pressable),
    loadFigure('whole run to the acknowledged submit, ms', size, (load) => load.acknowledged),
    {
      name: 'press to paint, ms',
      digits: 1,
      valuesOf: (site) => readingsOf(site, size).presses,
    },
  ];
}

/** The figures of many completions in one document. */
export const heapFigures: readonly Figure[] = [
  {
    name: 'heap after 50 completions, KB',
    digits: 0,
    valuesOf: ({ heaps }) => heaps.map(({ bytesAfter }) => bytesAfter / BYTES_PER_KB),
  },
  {
    name: 'heap growth a completion, KB',
    digits: 2,
    valuesOf: ({ heaps }) => heaps.map(({ growth }) => growth / BYTES_PER_KB),
  },
];

/** True when anything was measured for a row. */
export function hasValues({ valuesOf }: Figure, { app, smallest }: Readings): boolean {
  return valuesOf(app).length + valuesOf(smallest).length > 0;
}
