import type { MachineEntry, Walkthrough } from '../../../machines/walkthroughs/walkthrough.types';
import { coverageOf, listPassed } from './coverage';
import { isOutdated, stepOf } from './reviews';
import type { Review, Reviews, Verdict } from './review.types';

const marks: Readonly<Record<NonNullable<Verdict>, string>> = { pass: '✅', fail: '❌' };
const markOf = (verdict: Verdict) => (verdict === null ? '⬜' : marks[verdict]);

/** What people typed, as text: nothing of it is taken for Markdown. */
export function plain(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_{}[\]<>#|~]/g, '\\$&');
}

/** The sign-off of a machine for people to read: every walkthrough with its verdict, steps and notes. */
export function toMarkdown(
  entry: MachineEntry,
  walkthroughs: readonly Walkthrough[],
  reviews: Reviews,
  exportedAt: string,
): string {
  const count = (verdict: Verdict) =>
    walkthroughs.filter(({ id }) => (reviews[id]?.verdict ?? null) === verdict).length;
  const shown = coverageOf(entry, listPassed(walkthroughs, reviews));
  return [
    `# ${plain(entry.title)}`,
    '',
    `${plain(entry.section)} · ${exportedAt}`,
    '',
    `${count('pass')} passed, ${count('fail')} failed, ${count(null)} open, of ${walkthroughs.length} walkthroughs.`,
    `What passed shows ${shown.states.size} of ${shown.stateCount} states and ${shown.transitions.size} of ${shown.transitionCount} transitions.`,
    '',
    ...walkthroughs.flatMap((walkthrough) => describe(walkthrough, reviews[walkthrough.id])),
  ].join('\n');
}

function describe(walkthrough: Walkthrough, review: Review | undefined): readonly string[] {
  const { title, start, steps } = walkthrough;
  const signed =
    review === undefined
      ? []
      : [
          `${plain(review.tester) || 'Nobody named'}, build ${plain(review.build) || 'not named'}, ${review.at}${
            isOutdated(walkthrough, review) ? ' (the steps have changed since)' : ''
          }`,
          '',
          ...(review.note === '' ? [] : [`> ${plain(review.note)}`, '']),
        ];
  return [
    `## ${markOf(review?.verdict ?? null)} ${plain(title)}`,
    '',
    ...signed,
    `0. ${plain(start.description)}`,
    ...steps.flatMap(({ description, expected }, index) => {
      const { verdict, note } = stepOf(review, index + 1);
      const mark = verdict === null ? '' : `${markOf(verdict)} `;
      const said = note === '' ? [] : [`   > ${plain(note)}`];
      return [`${index + 1}. ${mark}${plain(description)} — ${plain(expected.expectedView)}`, ...said];
    }),
    '',
  ];
}
