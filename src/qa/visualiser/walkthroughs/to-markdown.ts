import type {
  MachineEntry,
  Walkthrough,
} from '../../../../machines/walkthroughs/walkthrough.types';
import { getSignOff, type Withheld } from './coverage';
import type { OpenedSteps } from './opened-steps';
import { formatReviewStatus, listPassedUnopened } from './review-status';
import { isOutdated, getStepReview } from './reviews';
import type { Review, Reviews, Verdict } from './review.types';

const verdictIcons: Readonly<Record<NonNullable<Verdict>, string>> = { pass: '✅', fail: '❌' };
const getVerdictIcon = (verdict: Verdict) => (verdict === null ? '⬜' : verdictIcons[verdict]);

/** Escapes user input, so that it is not interpreted as Markdown. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_{}[\]<>#|~]/g, '\\$&');
}

/** The sign-off report of a machine: every walkthrough with its verdict, steps and notes. */
export function toMarkdown(
  entry: MachineEntry,
  walkthroughs: readonly Walkthrough[],
  reviews: Reviews,
  opened: OpenedSteps,
  exportedAt: string,
): string {
  const count = (verdict: Verdict) =>
    walkthroughs.filter(({ id }) => (reviews[id]?.verdict ?? null) === verdict).length;
  const signOff = getSignOff(entry, walkthroughs, reviews);
  const unopenedCount = listPassedUnopened(walkthroughs, reviews, opened).length;
  return [
    `# ${escapeMarkdown(entry.title)}`,
    '',
    `${escapeMarkdown(entry.section)} · ${exportedAt}`,
    '',
    `${count('pass')} passed, ${count('fail')} failed, ${count(null)} open, of ${walkthroughs.length} walkthroughs.`,
    ...(unopenedCount === 0 ? [] : [`${unopenedCount} passed without all steps opened.`]),
    `The passed walkthroughs cover ${signOff.states.size} of ${signOff.stateCount} states and ${signOff.transitions.size} of ${signOff.transitionCount} transitions.`,
    '',
    ...withheldToMarkdown(signOff.withheld),
    ...walkthroughs.flatMap((walkthrough) =>
      walkthroughToMarkdown(walkthrough, reviews[walkthrough.id], opened),
    ),
  ].join('\n');
}

function withheldToMarkdown(withheld: readonly Withheld[]): readonly string[] {
  if (withheld.length === 0) return [];
  return [
    'Not counted, because a walkthrough over them failed:',
    '',
    ...withheld.map(({ kind, key }) => `- ${kind} ${escapeMarkdown(key)}`),
    '',
  ];
}

function walkthroughToMarkdown(
  walkthrough: Walkthrough,
  review: Review | undefined,
  opened: OpenedSteps,
): readonly string[] {
  const { title, start, steps } = walkthrough;
  const reviewLines =
    review === undefined
      ? []
      : [
          `${escapeMarkdown(review.tester) || 'No tester named'}, build ${escapeMarkdown(review.build) || 'not named'}, ${review.at}${
            isOutdated(walkthrough, review) ? ' (the steps have changed since then)' : ''
          }`,
          '',
          ...(review.verdict === 'pass'
            ? [`Verdict: ${formatReviewStatus(walkthrough.id, review, opened)}.`, '']
            : []),
          ...(review.note === '' ? [] : [`> ${escapeMarkdown(review.note)}`, '']),
        ];
  return [
    `## ${getVerdictIcon(review?.verdict ?? null)} ${escapeMarkdown(title)}`,
    '',
    ...reviewLines,
    `0. ${escapeMarkdown(start.description)}`,
    ...steps.flatMap(({ description, expected }, index) => {
      const { verdict, note } = getStepReview(review, index + 1);
      const icon = verdict === null ? '' : `${getVerdictIcon(verdict)} `;
      const noteLines = note === '' ? [] : [`   > ${escapeMarkdown(note)}`];
      return [
        `${index + 1}. ${icon}${escapeMarkdown(description)} — ${escapeMarkdown(expected.expectedView)}`,
        ...noteLines,
      ];
    }),
    '',
  ];
}
