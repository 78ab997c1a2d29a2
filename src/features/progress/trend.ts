import { formatList } from '../../lib/text/format-list';
import { getLocale } from '../../lib/language/language';
import type { ChartPoint } from '../../ui/chart/chart.types';

import {
  formatFell,
  formatGoingDown,
  formatGoingUp,
  formatLittleChange,
  formatOneCount,
  formatOneEntry,
  formatRose,
  formatStayed,
  formatStayedSame,
  formatTrends,
  formatVaried,
} from './copy';

/** Overall direction of a line; 'single' for a single point. */
export type Direction = 'up' | 'down' | 'steady' | 'single';

type NamedPoints = { readonly name: string; readonly points: readonly ChartPoint[] };

/** A clause about one line, such as 'low mood rose from 20% to 40%'; null without points. */
function toClause({ name, points }: NamedPoints, threshold: number): string | null {
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined) return null;
  const subject = toMidSentence(name);
  const change = last.value - first.value;
  const from = withoutCommonUnit(first.display, last.display);
  const to = last.display;
  const direction = getDirection(points, threshold);
  if (direction === 'single') return formatOneEntry(subject, to);
  // The first and the last value may be exceptions to the direction of all others.
  const fromFirstToLast = Math.abs(change) <= threshold ? 'steady' : change > 0 ? 'up' : 'down';
  if (direction !== fromFirstToLast) return formatVaried(subject, from, to);
  switch (direction) {
    case 'up':
      return formatRose(subject, from, to);
    case 'down':
      return formatFell(subject, from, to);
    case 'steady':
      return first.display === to ? formatStayed(subject, to) : formatStayedSame(subject, from, to);
  }
}

/** '2.3' of '2.3 of 5' and '3.1 of 5', for 'from 2.3 to 3.1 of 5'. */
function withoutCommonUnit(from: string, to: string): string {
  const unit = /\s\D.*$/su.exec(from)?.[0] ?? '';
  return unit !== '' && to.endsWith(unit) ? from.slice(0, -unit.length) : from;
}

/** A name within a sentence: without the capital of its first word, unless that is an abbreviation such as PTSD. */
function toMidSentence(name: string): string {
  return name.replace(/^\p{Lu}(?=\p{Ll}*(?:\P{L}|$))/u, (letter) =>
    letter.toLocaleLowerCase(getLocale()),
  );
}

/** Returns the direction of the best-fit line; a total change of up to `threshold` is 'steady'. */
export function getDirection(points: readonly ChartPoint[], threshold: number): Direction {
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined || points.length === 1) return 'single';
  const change = getSlope(points) * (last.x - first.x);
  if (Math.abs(change) <= threshold) return 'steady';
  return change > 0 ? 'up' : 'down';
}

/** Returns the least-squares slope; 0 if all points have the same x value. */
function getSlope(points: readonly ChartPoint[]): number {
  const meanX = mean(points.map(({ x }) => x));
  const meanValue = mean(points.map(({ value }) => value));
  let [covariance, variance] = [0, 0];
  for (const { x, value } of points) {
    covariance += (x - meanX) * (value - meanValue);
    variance += (x - meanX) ** 2;
  }
  return variance === 0 ? 0 : covariance / variance;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Describes several lines in a sentence, such as 'Over the past week, anxiety rose from 40% to 60%, and low mood fell from 30% to 10%.' */
export function describeLines(
  series: readonly NamedPoints[],
  phrase: string,
  threshold: number,
): string {
  const clauses = series.flatMap((line) => toClause(line, threshold) ?? []);
  return clauses.length === 0 ? '' : formatTrends(phrase, formatList(clauses));
}

/** Describes daily counts in a sentence, such as 'About 5,400 steps a day over the past week, going up.' */
export function describeCounts(
  points: readonly ChartPoint[],
  unit: string,
  phrase: string,
): string {
  const [first] = points;
  if (first !== undefined && points.length === 1) return formatOneCount(phrase, first.display);
  const meanValue = mean(points.map(({ value }) => value));
  const count = roundCount(meanValue);
  switch (getDirection(points, meanValue * STEADY_SHARE)) {
    case 'up':
      return formatGoingUp(count, unit, phrase);
    case 'down':
      return formatGoingDown(count, unit, phrase);
    default:
      return formatLittleChange(count, unit, phrase);
  }
}

/** A change of up to this share of the mean counts as about the same. */
const STEADY_SHARE = 0.15;

/** Rounds a mean to a readable precision: 5,380 to 5,400, and 2.48 to 2.5. */
function roundCount(value: number): string {
  const rounded = value >= 1000 ? Math.round(value / 100) * 100 : Number(value.toPrecision(2));
  return rounded.toLocaleString(getLocale());
}
