import { t } from '@lingui/core/macro';

export const SAFETY_NET = () => t`Your Safety Net`;
/** `possessive` is a patient's name in the possessive. */
export const safetyNetTitle = (possessive: string) => t`${possessive} Safety Net`;
export const IN_DANGER = () =>
  t({
    message: 'If you are in immediate danger,',
    comment: 'Followed by “call 911”, which is a link, and “or go to the nearest emergency room.”',
  });
export const OR_EMERGENCY_ROOM = () =>
  t({
    message: 'or go to the nearest emergency room.',
    comment: 'Follows “If you are in immediate danger, call 911”.',
  });
/** `possessive` is a patient's name in the possessive; null for the patient. */
export const noCounselling = (possessive: string | null) =>
  possessive === null
    ? t`This app does not offer crisis counseling, and it does not notify your clinician in real time.`
    : t`This app does not offer crisis counseling, and it does not notify ${possessive} clinician in real time.`;
/** The crisis lines of a configuration without its own, by their English names. */
export const NATIONAL_LINES = (): Readonly<Record<string, string>> => ({
  'Call or text 988 (Suicide & Crisis Lifeline)': t`Call or text 988 (Suicide & Crisis Lifeline)`,
  'Text HOME to 741741 (Crisis Text Line)': t({
    message: 'Text HOME to 741741 (Crisis Text Line)',
    comment: 'The word to send chooses the language of the answers.',
  }),
});
/** The first line of a card; the second is what answers at the number. */
export const callNumber = (number: string) => t`Call ${number}`;
export const textNumber = (number: string) =>
  t({ message: `Text ${number}`, comment: 'What to do: send a text message to a number.' });
export const NO_RESOURCES = () => t`No contacts have been added yet.`;
export const TRY_AGAIN = () => t`Try again`;
export const SAFETY_PLAN = () => t`Safety Plan`;
export const VIEW = () => t`View`;
export const VIEW_SAFETY_PLAN = () => t`View Safety Plan`;
