import { judge } from './aims';
import { figuresOf, hasValues, heapFigures, type Figure } from './figures';
import { kioskFigures } from './kiosk-figures';
import { memberFigures } from './member-readings';
import type { Readings } from './readings';
import { summarise } from './statistics';
import type { Verdict } from './verdict';

const NAME_WIDTH = 50;
const VALUE_WIDTH = 26;

function cell(values: readonly number[], digits: number): string {
  if (values.length === 0) return '–';
  const { median, min, max } = summarise(values);
  const show = (value: number) => value.toFixed(digits);
  return `${show(median)} [${show(min)} – ${show(max)}]`;
}

function row({ name, digits, valuesOf }: Figure, { app, smallest }: Readings): string {
  const cells = [app, smallest].map((site) => cell(valuesOf(site), digits).padStart(VALUE_WIDTH));
  return name.padEnd(NAME_WIDTH) + cells.join('');
}

function section(title: string, figures: readonly Figure[], readings: Readings): string[] {
  const measured = figures.filter((figure) => hasValues(figure, readings));
  if (measured.length === 0) return [];
  const head =
    title.padEnd(NAME_WIDTH) +
    ['app', 'smallest page'].map((name) => name.padStart(VALUE_WIDTH)).join('');
  return ['', head, ...measured.map((figure) => row(figure, readings))];
}

function verdictLine({ aim, reached, atMost, unit }: Verdict): string {
  if (reached === null) return `not measured  ${aim}`;
  const isMet = reached <= atMost;
  const digits = unit === '' ? 0 : 2;
  return (
    (isMet ? 'met' : 'MISSED').padEnd(14) +
    `${aim}: ${reached.toFixed(digits)} ${unit} (at most ${atMost})`
  );
}

/** The report: medians with least and greatest of both pages side by side, then the aims. */
export function toReport(readings: Readings, sizes: readonly number[]): string {
  return [
    ...sizes.flatMap((size) => section(`${size} questions`, figuresOf(size), readings)),
    ...section('One document', heapFigures, readings),
    ...section('A kiosk', kioskFigures, readings),
    ...section('Signed in', memberFigures, readings),
    '',
    ...judge(readings).map(verdictLine),
  ].join('\n');
}
