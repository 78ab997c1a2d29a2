import { needsAttention, type Verdict, type VerdictGroup } from './verdicts';

/** The filters of the tables, in the order in which they are listed. */
export const VERDICT_FILTERS = [
  { value: 'all', label: 'All walkthroughs and routes' },
  { value: 'attention', label: 'Everything that needs attention' },
  { value: 'machine', label: 'Failed in the gallery, not run, missing or unknown' },
  { value: 'person', label: 'Failed by a person' },
  { value: 'not-counted', label: 'Reviewed, but not counted' },
  { value: 'open', label: 'Not reviewed by a person' },
] as const;

/** The value of a filter. */
export type VerdictFilter = (typeof VERDICT_FILTERS)[number]['value'];

const matches: Readonly<Record<VerdictFilter, (verdict: Verdict) => boolean>> = {
  all: () => true,
  attention: needsAttention,
  machine: ({ machine, isKnown }) => machine !== 'passed' || !isKnown,
  person: ({ human }) => human === 'fail',
  'not-counted': ({ reviewProblems }) => reviewProblems.length > 0,
  open: ({ human, isReviewable }) => isReviewable && (human === 'open' || human === 'changed'),
};

/** A machine, or the routes, with those of its verdicts that a filter shows. */
export type FilteredGroup = {
  readonly group: VerdictGroup;
  readonly listed: readonly Verdict[];
};

/** The groups that have verdicts to show, with these. */
export function filterVerdicts(
  groups: readonly VerdictGroup[],
  filter: VerdictFilter,
): readonly FilteredGroup[] {
  return groups
    .map((group) => ({ group, listed: group.verdicts.filter(matches[filter]) }))
    .filter(({ listed }) => filter === 'all' || listed.length > 0);
}

/** `12 of 250 walkthroughs and routes, in 3 tables`. */
export function describeFiltered(
  shown: readonly FilteredGroup[],
  groups: readonly VerdictGroup[],
): string {
  const total = groups.reduce((sum, { verdicts }) => sum + verdicts.length, 0);
  const count = shown.reduce((sum, { listed }) => sum + listed.length, 0);
  return `${count} of ${total} walkthroughs and routes, in ${shown.length} ${shown.length === 1 ? 'table' : 'tables'}`;
}
