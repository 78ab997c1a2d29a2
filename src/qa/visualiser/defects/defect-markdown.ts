import type { Walkthrough } from '../../../../machines/walkthroughs/walkthrough.types';
import type { Review, Signature } from '../walkthroughs/review.types';
import { getStepReview, listFailedSteps } from '../walkthroughs/reviews';

/** What Live knows about the app at the failed step. */
export type Evidence = {
  readonly appUrl: string | null;
  /** The state of the flow in the app; null if it does not run. */
  readonly state: string | null;
  /** One line each, oldest first. */
  readonly events: readonly string[];
  readonly consoleMessages: readonly string[];
};

type Failure = {
  readonly walkthrough: Walkthrough;
  /** The number of the failed step, from 1; 0 is the start. */
  readonly failedStep: number;
  readonly review: Review | undefined;
  readonly signature: Signature;
  /** ISO date and time. */
  readonly at: string;
  /** The link to the step. */
  readonly link: string;
  /** Null if the walkthrough was not walked in Live. */
  readonly evidence: Evidence | null;
};

/** A failed step as Markdown for an issue: the link, the steps up to it, what was expected and seen, and the evidence. */
export function toDefectMarkdown(failure: Failure): string {
  const { walkthrough, failedStep, review, signature, at, link, evidence } = failure;
  const { title, start, initial, steps } = walkthrough;
  const taken = steps.slice(0, failedStep);
  const expected = taken.at(-1)?.expected ?? initial;
  const notes = [getStepReview(review, failedStep).note, review?.note ?? ''].filter(Boolean);
  return [
    `# Step ${failedStep} fails: ${escapeMarkdown(title)}`,
    '',
    `[Open the step](${link})`,
    '',
    `${escapeMarkdown(signature.tester)}, build ${escapeMarkdown(signature.build)}, ${at}`,
    '',
    '## Steps',
    '',
    `0. ${escapeMarkdown(start.description)}`,
    ...taken.map(({ description }, index) => `${index + 1}. ${escapeMarkdown(description)}`),
    '',
    '## Expected',
    '',
    `${escapeMarkdown(expected.expectedView)} (\`${expected.states.at(-1) ?? ''}\`)`,
    '',
    '## Seen',
    '',
    notes.length === 0 ? 'No note.' : notes.map(escapeMarkdown).join('\n\n'),
    '',
    ...(evidence === null ? [] : listEvidence(evidence)),
  ].join('\n');
}

function listEvidence({ appUrl, state, events, consoleMessages }: Evidence): readonly string[] {
  return [
    '## The app',
    '',
    `- Address: ${appUrl === null ? 'unknown' : `<${appUrl}>`}`,
    `- State: ${state === null ? 'unknown' : `\`${state}\``}`,
    '',
    ...toBlock('Last events', events),
    ...toBlock('Console', consoleMessages),
  ];
}

/** Four spaces make a block of code, whatever the lines contain. */
function toBlock(title: string, lines: readonly string[]): readonly string[] {
  if (lines.length === 0) return [];
  const indented = lines.flatMap((line) => line.split('\n')).map((line) => `    ${line}`);
  return [`${title}:`, '', ...indented, ''];
}

/** Escapes text, so that it is not interpreted as Markdown. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_{}[\]<>#|~]/g, '\\$&');
}

/** The step that a review says has failed first; without one, the current step. */
export function getFailedStep(review: Review | undefined, currentStep: number): number {
  const failed = listFailedSteps(review);
  return failed.length === 0 ? currentStep : Math.min(...failed);
}
