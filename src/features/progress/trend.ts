import { formatList } from '../../lib/text/format-list';
import { getLocale } from '../../lib/language/language';
import type { ChartPoint } from '../../ui/chart/chart.types';

import {
  formatContrast,
  formatGoingDown,
  formatGoingUp,
  formatLittleChange,
  formatOneCount,
  formatOneEntryEach,
  formatStayedSame,
  formatTrends,
  formatWentDown,
  formatWentUp,
} from './copy';

/** Overall direction of a line; 'single' for a single point. */
export type Direction = 'up' | 'down' | 'steady' | 'single';

type NamedPoints = { readonly name: string; readonly points: readonly ChartPoint[] };

const DIRECTIONS: readonly Direction[] = ['up', 'down', 'steady', 'single'];

/** A clause about all lines of one direction. */
function toClause(direction: Direction, names: readonly string[]): string {
  const list = formatList(names);
  switch (direction) {
    case 'up':
      return formatWentUp(list, names.length);
    case 'down':
      return formatWentDown(list, names.length);
    case 'steady':
      return formatStayedSame(list, names.length);
    case 'single':
      return formatOneEntryEach(list, names.length);
  }
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

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Describes several lines in a sentence, such as 'Over the past week, Anxiety went up, while Low mood went down.' */
export function describeLines(
  series: readonly NamedPoints[],
  phrase: string,
  threshold: number,
): string {
  const clauses = DIRECTIONS.flatMap((direction) => {
    const names = series
      .filter(({ points }) => points.length > 0 && getDirection(points, threshold) === direction)
      .map(({ name }) => name);
    return names.length === 0 ? [] : [toClause(direction, names)];
  });
  return clauses.length === 0 ? '' : formatTrends(phrase, joinClauses(clauses));
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

function joinClauses(clauses: readonly string[]): string {
  const [first, second] = clauses;
  return first !== undefined && second !== undefined && clauses.length === 2
    ? formatContrast(first, second)
    : formatList(clauses);
}
