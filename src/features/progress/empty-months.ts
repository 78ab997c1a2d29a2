import { byLocale } from '../../lib/language/by-locale';
import { formatList } from '../../lib/text/format-list';
import type { ChartSeries, XAxis } from '../../ui/chart/chart.types';
import { toStep } from '../../ui/chart/gaps';
import { getBucketStart, toUtcDate } from './calendar';
import { formatNoEntries } from './copy';

const getFormat = byLocale(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);

/** Names the months of a chart with one step per month in which no line has a point; empty if there are none. */
export function describeEmptyMonths(
  series: readonly ChartSeries[],
  { first, last }: Pick<XAxis, 'first' | 'last'>,
): string {
  const withPoints = new Set(series.flatMap(({ points }) => points.map(({ x }) => toStep(x))));
  const runs: { from: number; to: number }[] = [];
  for (let month = first; month <= last; month++) {
    if (withPoints.has(month)) continue;
    const run = runs.at(-1);
    if (run?.to === month - 1) run.to = month;
    else runs.push({ from: month, to: month });
  }
  if (runs.length === 0) return '';
  const toDate = (month: number) => toUtcDate(getBucketStart(month, 'month'));
  const names = runs.map(({ from, to }) => getFormat().formatRange(toDate(from), toDate(to)));
  return formatNoEntries(formatList(names));
}
