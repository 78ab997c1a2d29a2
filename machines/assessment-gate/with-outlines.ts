import { withAttemptGivenUp } from '../submission/submission';
import { selectTakeableIds, type AssessmentChoice } from './assessment-gate.selectors';
import type { AssessmentGateContext, AssessmentOutline } from './assessment-gate.types';

type Form = Pick<
  AssessmentGateContext,
  'outlines' | 'answers' | 'unanswered' | 'isRestored' | 'pageIndex'
>;

/** Sets the takeable ones of the loaded outlines, with the answers of the draft, on the page where it was left (D10). */
export function withOutlines(
  context: AssessmentChoice & Pick<AssessmentGateContext, 'draftPage'>,
  loaded: readonly AssessmentOutline[],
): Form {
  const outlines = selectTakeableIds(context).flatMap(
    (id) => loaded.find((outline) => outline.id === id) ?? [],
  );
  const answers = Object.fromEntries(
    outlines.flatMap(({ id, kept }) => (kept ? [[id, kept.answers]] : [])),
  );
  const isRestored = Object.keys(answers).length > 0;
  return {
    outlines,
    answers,
    unanswered: Object.fromEntries(
      outlines.map(({ id, unanswered, kept }) => [id, kept?.unanswered ?? unanswered]),
    ),
    isRestored,
    pageIndex: isRestored ? getReachablePage(outlines, context.draftPage) : 0,
  };
}

/** Returns `page`, or an earlier one that has to be completed first. */
function getReachablePage(outlines: readonly AssessmentOutline[], page: number): number {
  const isIncomplete = ({ unanswered, kept }: AssessmentOutline) =>
    (kept?.unanswered ?? unanswered).length > 0;
  const firstIncomplete = outlines.findIndex(isIncomplete);
  const last = firstIncomplete === -1 ? outlines.length - 1 : firstIncomplete;
  return Math.min(page, last);
}

/** Empties the form again, as if there had been no draft. */
export function withoutDraft({
  outlines,
  submission,
}: AssessmentGateContext): Omit<Form, 'outlines'> &
  Pick<AssessmentGateContext, 'draft' | 'attempts' | 'failure' | 'submission'> {
  return {
    draft: null,
    answers: {},
    unanswered: Object.fromEntries(outlines.map(({ id, unanswered }) => [id, unanswered])),
    isRestored: false,
    pageIndex: 0,
    attempts: 0,
    failure: null,
    submission: withAttemptGivenUp(submission),
  };
}
