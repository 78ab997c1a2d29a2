import { toFingerprint, toFormVersion } from './get-fingerprint';
import { omitReceived } from './submission';
import type { AnswersToSend, FormVersion, SubmittingContext } from './submission.types';

type TakenForms = Pick<SubmittingContext, 'forms' | 'answers'>;
type UnsentForms = TakenForms & Pick<SubmittingContext, 'submission'>;

/** All forms with their answers, answered or not, as they would be sent now. */
const selectForms = ({ forms, answers }: TakenForms): readonly FormVersion[] =>
  forms.map(({ id }) => toFormVersion(id, answers[id]));

/** The forms to send: all of them together (§4) but those that count as received with the same answers. */
export function selectFormsToSend(context: UnsentForms): readonly FormVersion[] {
  return omitReceived(context.submission, selectForms(context));
}

/** True when leaving would lose an answer that the server has not received. */
export function selectHasUnsentAnswers(context: UnsentForms): boolean {
  const { answers, submission } = context;
  const isAnswered = (id: string) => Object.keys(answers[id] ?? {}).length > 0;
  // Called with every answer: fingerprints of long forms are slow.
  if (submission.received.length === 0) return Object.keys(answers).some(isAnswered);
  return selectFormsToSend(context).some(({ id }) => isAnswered(id));
}

/** The fingerprint of all answers, by which other tabs recognise their own (D9 'Two tabs'). */
export function selectFingerprint(context: TakenForms): string {
  return toFingerprint(selectForms(context));
}

/** What the current attempt sends. Throws without one. */
export function selectAnswersToSend({
  answers,
  submission: { attempt },
}: Pick<SubmittingContext, 'answers' | 'submission'>): AnswersToSend {
  if (attempt === null) throw new Error('There is no attempt to submit.');
  const { command, forms } = attempt;
  return { command, forms: forms.map(({ id }) => ({ id, answers: answers[id] ?? {} })) };
}
