import type { AnswersByForm } from '../../../../machines/answer.types';

/** The sessionStorage item of a draft that was saved just now, for a link without ids (D10). */
export function storedDraft(
  form: 'assessments' | 'check-ins',
  userId: string,
  answers: AnswersByForm,
): Readonly<Record<string, string>> {
  return {
    [`draft ${JSON.stringify([form, userId])}`]: JSON.stringify({
      userId,
      savedAt: Date.now(),
      answers,
    }),
  };
}
