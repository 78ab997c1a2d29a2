import { selectTakeableIds } from './assessment-gate.selectors';
import type { AssessmentGateContext, AssessmentOutline } from './assessment-gate.types';

type Form = Pick<AssessmentGateContext, 'outlines' | 'answers' | 'unanswered' | 'isRestored'>;

/** Sets the takeable ones of the loaded outlines, with the answers of the draft (D10). */
export function withOutlines(
  context: AssessmentGateContext,
  loaded: readonly AssessmentOutline[],
): Form {
  const outlines = selectTakeableIds(context).flatMap(
    (id) => loaded.find((outline) => outline.id === id) ?? [],
  );
  const answers = Object.fromEntries(
    outlines.flatMap(({ id, kept }) => (kept ? [[id, kept.answers]] : [])),
  );
  return {
    outlines,
    answers,
    unanswered: Object.fromEntries(
      outlines.map(({ id, unanswered, kept }) => [id, kept?.unanswered ?? unanswered]),
    ),
    isRestored: Object.keys(answers).length > 0,
  };
}

/** Empties the form again, as if there had been no draft. */
export function withoutDraft({
  outlines,
}: AssessmentGateContext): Omit<Form, 'outlines'> &
  Pick<AssessmentGateContext, 'attempts' | 'failure'> {
  return {
    answers: {},
    unanswered: Object.fromEntries(outlines.map(({ id, unanswered }) => [id, unanswered])),
    isRestored: false,
    attempts: 0,
    failure: null,
  };
}
