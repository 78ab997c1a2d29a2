import { getValues, type Readings } from './readings';
import { summarise } from './statistics';
import { evaluateTargets, type TargetResult } from './targets';

const NAME_WIDTH = 50;
const VALUE_WIDTH = 26;

function cell(values: readonly number[], digits: number): string {
  if (values.length === 0) return '–';
  const { median, min, max } = summarise(values);
  const format = (value: number) => value.toFixed(digits);
  return `${format(median)} [${format(min)} – ${format(max)}]`;
}

const line = (name: string, cells: readonly string[]) =>
  name.padEnd(NAME_WIDTH) + cells.map((text) => text.padStart(VALUE_WIDTH)).join('');

function formatTargetResult([target, { actual, limit, unit }]: TargetResult): string {
  if (actual === null) return `not measured  ${target}`;
  const isMet = actual <= limit;
  const digits = unit === '' ? 0 : 2;
  return (
    (isMet ? 'met' : 'MISSED').padEnd(14) +
    `${target}: ${actual.toFixed(digits)} ${unit} (at most ${limit})`
  );
}

/** Formats the report: median, minimum and maximum of both pages side by side, then the targets. */
export function toReport(readings: Readings): string {
  const { app, baseline } = readings;
  const sections = [...app].flatMap(([title, rows]) => [
    '',
    line(title, ['app', 'baseline page']),
    ...[...rows].map(([name, { digits, values }]) =>
      line(name, [cell(values, digits), cell(getValues(baseline, title, name), digits)]),
    ),
  ]);
  return [...sections, '', ...evaluateTargets(readings).map(formatTargetResult)].join('\n');
}
