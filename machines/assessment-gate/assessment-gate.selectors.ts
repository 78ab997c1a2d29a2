import type { UnfitAnswers } from '../answer.types';
import { toFingerprint, toFormVersion } from '../submission/get-fingerprint';
import { omitReceived } from '../submission/submission';
import type { FormStatus, FormVersion } from '../submission/submission.types';
import type {
  AnswersToSend,
  AssessmentGateContext,
  AssessmentOutline,
} from './assessment-gate.types';

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
type Pages = Pick<AssessmentGateContext, 'outlines' | 'pageIndex'>;

/** The assessment on the screen, or null if there is none. */
export function selectCurrent({ outlines, pageIndex }: Pages): AssessmentOutline | null {
  return outlines[pageIndex] ?? null;
}

/** The kept answers that do not fit the assessment on the screen; null without any, and once the answers are deleted (D10). */
export function selectUnfitAnswers(
  context: Pages & Pick<AssessmentGateContext, 'draft'>,
): UnfitAnswers | null {
  return context.draft === null ? null : (selectCurrent(context)?.unfit ?? null);
}

/** True on every page but the last, which has Submit instead of Next (§4). */
export function selectHasNextPage({ pageIndex, outlines }: Pages): boolean {
  return pageIndex < outlines.length - 1;
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

/** All assessments with their answers, as they would be sent now. */
function selectForms({
  outlines,
  answers,
}: Pick<AssessmentGateContext, 'outlines' | 'answers'>): readonly FormVersion[] {
  return outlines.map(({ id }) => toFormVersion(id, answers[id]));
}

/** The assessments to send: all of them together (§4) but those that count as received with the same answers. */
export function selectFormsToSend(context: AssessmentGateContext): readonly FormVersion[] {
  return omitReceived(context.submission, selectForms(context));
}

/** True when leaving would lose an answer that the server has not received. */
export function selectHasUnsentAnswers(context: AssessmentGateContext): boolean {
  const { answers, submission } = context;
  const isAnswered = (id: string) => Object.keys(answers[id] ?? {}).length > 0;
  // Called with every answer: fingerprints of long forms are slow.
  if (submission.received.length === 0) return Object.keys(answers).some(isAnswered);
  return selectFormsToSend(context).some(({ id }) => isAnswered(id));
}

/** The fingerprint of all answers, by which other tabs recognise their own (D9 'Two tabs'). */
export function selectFingerprint(context: AssessmentGateContext): string {
  return toFingerprint(selectForms(context));
}

/** What the current attempt sends. Throws without one. */
export function selectAnswersToSend(context: AssessmentGateContext): AnswersToSend {
  const { appContext, answers, submission } = context;
  if (submission.attempt === null) throw new Error('There is no attempt to submit.');
  const { command, forms } = submission.attempt;
  return {
    appContext,
    command,
    assessments: forms.map(({ id }) => ({ id, answers: answers[id] ?? {} })),
  };
}
