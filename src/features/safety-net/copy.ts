export const SAFETY_NET = 'Your Safety Net';
export const safetyNetTitle = (name: string) => `${name} Safety Net`;
/** `possessive` is 'your', or a patient's name in the possessive. */
export const noCounselling = (possessive: string) =>
  `This app does not offer crisis counseling, and it does not notify ${possessive} clinician in real time.`;
export const YOUR = 'your';
export const NO_RESOURCES = 'No contacts have been added yet.';
export const SAFETY_PLAN = 'Safety Plan';
export const VIEW = 'View';
