import type { AnswersByForm } from '../../../machines/answer.types';
import { toFormVersion } from '../../../machines/submission/get-fingerprint';
import { NOT_SUBMITTED, omitReceived } from '../../../machines/submission/submission';
import type { Submission } from '../../../machines/submission/submission.types';
import type { Draft, DraftContent } from './draft';

type TakingContext = Pick<DraftContent, 'answers' | 'submission'> &
  Partial<Pick<DraftContent, 'isTakeAnywayChosen'>> & {
    /** What was stored when the flow was created; null without any, or once the user has given it up. */
    readonly draft: Pick<DraftContent, 'answers'> | null;
    readonly pageIndex: number;
    /** Those that are taken. */
    readonly forms: readonly { readonly id: string }[];
  };

type TakingSnapshot = {
  readonly context: TakingContext;
  readonly hasTag: (tag: 'taking') => boolean;
};

/** A flow in which a form is taken. */
type TakingRef = {
  readonly subscribe: (listener: (snapshot: TakingSnapshot) => void) => unknown;
};

/**
 * Keeps the draft in step with the flow: changed answers and pages are stored, sent or cleared ones are removed (D10). Answers
 * to forms that are not taken this time stay: the list has changed since, and the server has not received them (D9).
 */
export function saveDraft(flow: TakingRef, draft: Draft | null): void {
  if (draft === null) return;
  let isTaking = false;
  flow.subscribe((snapshot) => {
    const { context } = snapshot;
    const { answers, submission, isTakeAnywayChosen = false } = context;
    const wasTaking = isTaking;
    isTaking = snapshot.hasTag('taking');
    // Before the form is loaded there are no answers: what is kept stays.
    if (!isTaking && !wasTaking) return;
    const others = omitForms(context.draft?.answers ?? {}, context.forms);
    const left = omitReceivedAnswers(others, submission);
    if (isTaking)
      draft.save(
        { answers: { ...others, ...answers }, submission, isTakeAnywayChosen },
        context.pageIndex,
      );
    else if (Object.keys(left).length > 0)
      draft.save({ answers: left, submission: NOT_SUBMITTED, isTakeAnywayChosen: false }, 0);
    else draft.remove();
  });
}

function omitForms(answers: AnswersByForm, forms: TakingContext['forms']): AnswersByForm {
  return Object.fromEntries(
    Object.entries(answers).filter(([id]) => forms.every((form) => form.id !== id)),
  );
}

function omitReceivedAnswers(answers: AnswersByForm, submission: Submission): AnswersByForm {
  const versions = Object.entries(answers).map(([id, form]) => toFormVersion(id, form));
  const unsentIds = omitReceived(submission, versions).map(({ id }) => id);
  return Object.fromEntries(Object.entries(answers).filter(([id]) => unsentIds.includes(id)));
}
