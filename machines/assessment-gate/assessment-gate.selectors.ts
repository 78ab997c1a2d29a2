import type {
  AssessmentGateContext,
  AssessmentOutline,
  Assignment,
  Submission,
} from './assessment-gate.types';

/** The assigned assessments that this link is about: those it names, or all (§2 `assessments`). */
export function selectRelevant({
  assigned,
  requestedIds,
}: AssessmentGateContext): readonly Assignment[] {
  if (assigned === null || requestedIds === null) return assigned ?? [];
  return assigned.filter(({ id }) => requestedIds.includes(id));
}

/** Ids that may be taken now: overdue ones; all of them after 'take anyway' or on a clinician's device (§4). */
export function selectTakeableIds(context: AssessmentGateContext): readonly string[] {
  const { appContext, requestedIds, isTakeAnywayChosen } = context;
  const isClinician = appContext === 'clinician_app';
  if (isClinician && requestedIds !== null) return [...new Set(requestedIds)];
  const takeable = selectRelevant(context).filter(
    ({ isOverdue }) => isOverdue || isTakeAnywayChosen || isClinician,
  );
  return [...new Set(takeable.map(({ id }) => id))];
}

/** Ids whose definitions to load: those of the link, known before any answer, else the takeable ones. */
export function selectIdsToLoad(context: AssessmentGateContext): readonly string[] {
  return context.requestedIds ?? selectTakeableIds(context);
}

/** The assessment on screen, or null where there is none. */
export function selectCurrent(context: AssessmentGateContext): AssessmentOutline | null {
  return context.outlines[context.pageIndex] ?? null;
}

/** True where Next leads on; on the last page there is Submit instead (§4). */
export function selectHasNextPage({ pageIndex, outlines }: AssessmentGateContext): boolean {
  return pageIndex < outlines.length - 1;
}

/**
 * True when the list of the assigned has to be read before sending: a failed submit may have arrived, or there is no
 * list yet to tell by later. What was never assigned (a clinician's own ids) cannot be found missing from it.
 */
export function selectNeedsReload(context: AssessmentGateContext): boolean {
  const { assigned, isResend } = context;
  if (assigned === null) return true;
  const isAssigned = ({ id }: { id: string }) => assigned.some((one) => one.id === id);
  return isResend && selectSubmission(context).assessments.some(isAssigned);
}

/** True where every question of the assessment on screen can be left as it is (§5). */
export function selectIsPageComplete(context: AssessmentGateContext): boolean {
  const current = selectCurrent(context);
  return current !== null && context.unanswered[current.id]?.length === 0;
}

/** True when any answer was given and not yet received, so leaving would lose it. */
export function selectHasUnsentAnswers({ answers, receivedIds }: AssessmentGateContext): boolean {
  return Object.entries(answers).some(
    ([id, draft]) => !receivedIds.includes(id) && Object.keys(draft).length > 0,
  );
}

/** What is to be sent: every assessment that the clinic has not received yet (§4: all answers together). */
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
