import type { Submission } from '../../../machines/submission/submission.types';

/** What becomes of a submit without an answer of the server, as operators count it (docs/operation.md). */
export type UnconfirmedOutcome =
  /** A list showed that the server had received it. */
  | 'received'
  /** The answers were changed or deleted before that was known. */
  | 'given-up';

type SubmittingSnapshot = {
  readonly context: { readonly submission: Submission };
  readonly hasTag: (tag: 'busy') => boolean;
};

/** A flow that submits answers. */
type SubmittingFlow = {
  readonly subscribe: (listener: (snapshot: SubmittingSnapshot) => void) => unknown;
};

/** Calls `observe` for each submit whose outcome is decided without the server's confirmation. */
export function watchOutcomes(
  flow: SubmittingFlow,
  observe: (outcome: UnconfirmedOutcome) => void,
): void {
  let previous: Submission | null = null;
  let wasBusy = false;
  flow.subscribe((snapshot) => {
    const { submission } = snapshot.context;
    if (previous !== null && submission !== previous) {
      const { attempt, received } = previous;
      // A busy flow ends an attempt because the server has answered.
      const isGivenUp =
        !wasBusy && attempt !== null && attempt.command.key !== submission.attempt?.command.key;
      if (submission.received.length > received.length) observe('received');
      else if (isGivenUp) observe('given-up');
    }
    previous = submission;
    wasBusy = snapshot.hasTag('busy');
  });
}
