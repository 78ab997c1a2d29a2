import type {
  AssessmentGateContext,
  AssessmentOutline,
  Assignment,
  Submission,
} from './assessment-gate.types';

/** What decides which assessments are taken. */
export type AssessmentChoice = Pick<
  AssessmentGateContext,
  'appContext' | 'requestedIds' | 'isTakeAnywayChosen' | 'assigned'
>;

/** The assigned assessments that the link names, or all of them if it names none (§2 `assessments`). */
export function selectRelevant({
  assigned,
  requestedIds,
}: Pick<AssessmentChoice, 'assigned' | 'requestedIds'>): readonly Assignment[] {
  if (assigned === null || requestedIds === null) return assigned ?? [];
  return assigned.filter(({ id }) => requestedIds.includes(id));
}

/** Ids that can be taken now: overdue ones; all of them after 'take anyway' or on a clinician's device (§4). */
export function selectTakeableIds(context: AssessmentChoice): readonly string[] {
  const { appContext, requestedIds, isTakeAnywayChosen } = context;
  const isClinician = appContext === 'clinician_app';
  if (isClinician && requestedIds !== null) return [...new Set(requestedIds)];
  const takeable = selectRelevant(context).filter(
    ({ isOverdue }) => isOverdue || isTakeAnywayChosen || isClinician,
  );
  return [...new Set(takeable.map(({ id }) => id))];
}

/** Ids whose definitions to load: those of the link, which are known before any response, else the takeable ones. */
export function selectIdsToLoad(context: AssessmentChoice): readonly string[] {
  return context.requestedIds ?? selectTakeableIds(context);
}

/** The assessments that are taken, and which of them is on the screen. */
type Pages = Pick<AssessmentGateContext, 'outlines' | 'pageIndex'>;

/** The assessment on the screen, or null if there is none. */
export function selectCurrent({ outlines, pageIndex }: Pages): AssessmentOutline | null {
  return outlines[pageIndex] ?? null;
}

/** True on every page but the last, which has Submit instead of Next (§4). */
export function selectHasNextPage({ pageIndex, outlines }: Pages): boolean {
  return pageIndex < outlines.length - 1;
}

/** True on every page but the first (§4). */
export function selectHasPreviousPage({ pageIndex }: Pages): boolean {
  return pageIndex > 0;
}

/**
 * True when the assigned list must be loaded before the submit: the server may have received an earlier, failed submit,
 * or there is no list yet to compare with later. Ids that were never assigned (a clinician's own) do not need the list.
 */
export function selectNeedsReload(context: AssessmentGateContext): boolean {
  const { assigned, isResend } = context;
  if (assigned === null) return true;
  const isAssigned = ({ id }: { id: string }) =>
    assigned.some((assignment) => assignment.id === id);
  return isResend && selectSubmission(context).assessments.some(isAssigned);
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

/** True when leaving would lose an answer that the server has not received. */
export function selectHasUnsentAnswers({ answers, receivedIds }: AssessmentGateContext): boolean {
  return Object.entries(answers).some(
    ([id, draft]) => !receivedIds.includes(id) && Object.keys(draft).length > 0,
  );
}

/** The body of the submit: every assessment that the server has not received yet (§4: all answers together). */
export function selectSubmission(context: AssessmentGateContext): Submission {
  const { appContext, outlines, answers, receivedIds } = context;
  return {
    appContext,
    loadedIds: selectIdsToLoad(context),
    assessments: outlines
      .filter(({ id }) => !receivedIds.includes(id))
      .map(({ id }) => ({ id, answers: answers[id] ?? {} })),
  };
}
