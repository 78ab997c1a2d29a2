import { evaluateTargets } from './targets';
import {
  getSizeMetrics,
  hasValues,
  heapMetrics,
  pageMetrics,
  otherLinkMetrics,
  type Metric,
} from './metrics';
import { kioskMetrics } from './kiosk-metrics';
import type { Readings } from './readings';
import { summarise } from './statistics';
import type { TargetResult } from './target-result';

const NAME_WIDTH = 50;
const VALUE_WIDTH = 26;

function cell(values: readonly number[], digits: number): string {
  if (values.length === 0) return '–';
  const { median, min, max } = summarise(values);
  const format = (value: number) => value.toFixed(digits);
  return `${format(median)} [${format(min)} – ${format(max)}]`;
}

function row({ name, digits, getValues }: Metric, { app, baseline }: Readings): string {
  const cells = [app, baseline].map((site) => cell(getValues(site), digits).padStart(VALUE_WIDTH));
  return name.padEnd(NAME_WIDTH) + cells.join('');
}

function section(title: string, metrics: readonly Metric[], readings: Readings): string[] {
  const measured = metrics.filter((metric) => hasValues(metric, readings));
  if (measured.length === 0) return [];
  const head =
    title.padEnd(NAME_WIDTH) +
    ['app', 'baseline page'].map((name) => name.padStart(VALUE_WIDTH)).join('');
  return ['', head, ...measured.map((metric) => row(metric, readings))];
}

function formatTargetResult({ target, actual, limit, unit }: TargetResult): string {
  if (actual === null) return `not measured  ${target}`;
  const isMet = actual <= limit;
  const digits = unit === '' ? 0 : 2;
  return (
    (isMet ? 'met' : 'MISSED').padEnd(14) +
    `${target}: ${actual.toFixed(digits)} ${unit} (at most ${limit})`
  );
}

/** Formats the report: median, minimum and maximum of both pages side by side, then the targets. */
export function toReport(readings: Readings, sizes: readonly number[]): string {
  return [
    ...sizes.flatMap((size) => section(`${size} questions`, getSizeMetrics(size), readings)),
    ...section('Other public links', otherLinkMetrics, readings),
    ...section('Without page loads', heapMetrics, readings),
    ...section('Kiosk', kioskMetrics, readings),
    ...section('Other pages', pageMetrics, readings),
    '',
    ...evaluateTargets(readings).map(formatTargetResult),
  ].join('\n');
}
