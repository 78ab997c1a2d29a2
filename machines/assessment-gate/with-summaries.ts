import { withAttemptGivenUp } from '../submission/submission';
import { selectTakeableIds, type AssessmentChoice } from './assessment-gate.selectors';
import type { AssessmentGateContext, AssessmentSummary } from './assessment-gate.types';

type Form = Pick<
  AssessmentGateContext,
  'forms' | 'answers' | 'unanswered' | 'isRestored' | 'pageIndex'
>;

/** Sets the takeable ones of the loaded forms, with the answers of the draft, on the page where it was left (D10). */
export function withSummaries(
  context: AssessmentChoice & Pick<AssessmentGateContext, 'draftPage'>,
  loaded: readonly AssessmentSummary[],
): Form {
  const forms = selectTakeableIds(context).flatMap(
    (id) => loaded.find((summary) => summary.id === id) ?? [],
  );
  const answers = Object.fromEntries(
    forms.flatMap(({ id, kept }) => (kept ? [[id, kept.answers]] : [])),
  );
  const isRestored = Object.keys(answers).length > 0;
  return {
    forms,
    answers,
    unanswered: Object.fromEntries(
      forms.map(({ id, unanswered, kept }) => [id, kept?.unanswered ?? unanswered]),
    ),
    isRestored,
    pageIndex: isRestored ? getReachablePage(forms, context.draftPage) : 0,
  };
}

/** Returns `page`, or an earlier one that has to be completed first. */
function getReachablePage(forms: readonly AssessmentSummary[], page: number): number {
  const isIncomplete = ({ unanswered, kept }: AssessmentSummary) =>
    (kept?.unanswered ?? unanswered).length > 0;
  const firstIncomplete = forms.findIndex(isIncomplete);
  const last = firstIncomplete === -1 ? forms.length - 1 : firstIncomplete;
  return Math.min(page, last);
}

/** Empties the form again, as if there had been no draft. */
export function withoutDraft({
  forms,
  submission,
}: AssessmentGateContext): Omit<Form, 'forms'> &
  Pick<AssessmentGateContext, 'draft' | 'attempts' | 'failure' | 'submission'> {
  return {
    draft: null,
    answers: {},
    unanswered: Object.fromEntries(forms.map(({ id, unanswered }) => [id, unanswered])),
    isRestored: false,
    pageIndex: 0,
    attempts: 0,
    failure: null,
    submission: withAttemptGivenUp(submission),
  };
}
