import type { InvalidAnswers } from '../answer.types';
import type { FormStatus } from '../submission/submission.types';
import type { AssessmentGateContext, AssessmentSummary } from './assessment-gate.types';

/** What decides which assessments are taken. */
export type AssessmentChoice = Pick<
  AssessmentGateContext,
  'appContext' | 'requestedIds' | 'isTakeAnywayChosen' | 'assigned'
> & {
  /** Undefined before a draft is looked for. */
  readonly draft?: Pick<NonNullable<AssessmentGateContext['draft']>, 'answers'> | null;
};

/** The assigned assessments that the link names, or all of them if it names none (§2 `assessments`). */
export function selectRelevant({
  assigned,
  requestedIds,
}: Pick<AssessmentChoice, 'assigned' | 'requestedIds'>): readonly FormStatus[] {
  if (assigned === null || requestedIds === null) return assigned ?? [];
  return assigned.filter(({ id }) => requestedIds.includes(id));
}

/**
 * Ids that can be taken now: overdue ones; all of them after 'take anyway' or on a clinician's device (§4). Also those with answers
 * that were kept and not sent, whatever the list has become since (D9, D10).
 */
export function selectTakeableIds(context: AssessmentChoice): readonly string[] {
  const { appContext, requestedIds, isTakeAnywayChosen } = context;
  const isClinician = appContext === 'clinician_app';
  if (isClinician && requestedIds !== null) return [...new Set(requestedIds)];
  const takeable = selectRelevant(context).filter(
    ({ isOverdue }) => isOverdue || isTakeAnywayChosen || isClinician,
  );
  return [
    ...new Set([...takeable.map(({ id }) => id), ...Object.keys(context.draft?.answers ?? {})]),
  ];
}

/** Ids whose definitions to load: those of the link, which are known before any response, else the takeable ones. */
export function selectIdsToLoad(context: AssessmentChoice): readonly string[] {
  return context.requestedIds ?? selectTakeableIds(context);
}

/** The assessments that are taken, and which of them is on the screen. */
type Pages = Pick<AssessmentGateContext, 'forms' | 'pageIndex'>;

/** The assessment on the screen, or null if there is none. */
export function selectCurrent({ forms, pageIndex }: Pages): AssessmentSummary | null {
  return forms[pageIndex] ?? null;
}

/** The kept answers that do not fit the assessment on the screen; null without any, and once the answers are deleted (D10). */
export function selectInvalidAnswers(
  context: Pages & Pick<AssessmentGateContext, 'draft'>,
): InvalidAnswers | null {
  return context.draft === null ? null : (selectCurrent(context)?.invalid ?? null);
}

/** True on every page but the last, which has Submit instead of Next (§4). */
export function selectHasNextPage({ pageIndex, forms }: Pages): boolean {
  return pageIndex < forms.length - 1;
}

/** True on every page but the first (§4). */
export function selectHasPreviousPage({ pageIndex }: Pages): boolean {
  return pageIndex > 0;
}

/** True when no question of the assessment on the screen misses an acceptable answer (§5). */
export function selectIsPageComplete(
  context: Pages & Pick<AssessmentGateContext, 'unanswered'>,
): boolean {
  const current = selectCurrent(context);
  return current !== null && context.unanswered[current.id]?.length === 0;
}

/** True when Next goes to the next page at once. */
export function selectIsReadyForNext(
  context: Pages & Pick<AssessmentGateContext, 'unanswered'>,
): boolean {
  return selectHasNextPage(context) && selectIsPageComplete(context);
}

/** True when all assessments are complete, on the page with Submit (§4). */
export function selectIsReadyToSubmit(context: AssessmentGateContext): boolean {
  return !selectHasNextPage(context) && selectIsPageComplete(context);
}
