import type { Answers } from '../answer.types';
import type { FormVersion } from './submission.types';

/** Returns a form with the fingerprint of its answers. */
export function toFormVersion(id: string, answers: Answers = {}): FormVersion {
  const entries = Object.entries(answers).sort(([one], [other]) => (one < other ? -1 : 1));
  return { id, fingerprint: getFingerprint(entries) };
}

/** Returns one fingerprint for several forms, in any order. */
export function toFingerprint(forms: readonly FormVersion[]): string {
  return getFingerprint(forms.map(({ id, fingerprint }) => `${id} ${fingerprint}`).sort());
}

/** Returns one fingerprint for the answers of several forms, in any order. */
export function getAnswersFingerprint(
  forms: readonly { readonly id: string; readonly answers: Answers }[],
): string {
  return toFingerprint(forms.map(({ id, answers }) => toFormVersion(id, answers)));
}

/** Returns a short hash of plain data, so that neither storage nor messages repeat the answers. */
export function getFingerprint(data: unknown): string {
  const text = data === undefined ? '' : JSON.stringify(data);
  let [one, other] = [0x811c9dc5, 0x01000193];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other ^ code, 0x5bd1e995) + index;
  }
  return `${text.length} ${one} ${other}`;
}
