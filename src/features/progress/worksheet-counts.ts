import type { WorksheetSummary } from '../../api/insights.schema';
import { getLocale } from '../../lib/language/language';
import { formatCompletedSoFar, formatMostOften, UNNAMED_WORKSHEET } from './copy';

/** How often a worksheet was completed, and that as a share of the highest count, from 0 to 1. */
export type WorksheetCount = {
  readonly id: string;
  readonly title: string;
  readonly count: number;
  readonly share: number;
};

/** Returns the worksheets by count, highest first; an empty list if none was completed. */
export function toWorksheetCounts(summaries: readonly WorksheetSummary[]): WorksheetCount[] {
  const highest = Math.max(0, ...summaries.map(({ count }) => count));
  if (highest === 0) return [];
  return summaries
    .map(({ id, title, count }) => ({
      id,
      title: title ?? UNNAMED_WORKSHEET(),
      count: Math.max(0, count),
      share: Math.max(0, count) / highest,
    }))
    .sort((a, b) => b.count - a.count);
}

/** Describes all worksheets in a sentence, such as '12 worksheets completed so far, most often Thought record.' */
export function describeWorksheets(counts: readonly WorksheetCount[]): string {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const [first, second] = counts;
  const totalText = total.toLocaleString(getLocale());
  return first === undefined || first.count === second?.count || total < 2
    ? formatCompletedSoFar(total, totalText)
    : formatMostOften(total, totalText, first.title);
}
