export const SAFETY_NET = 'Your Safety Net';
export const safetyNetOf = (name: string) => `${name} Safety Net`;
export const EMERGENCY =
  'If you are in immediate danger, call 911 or go to the nearest emergency room.';
export const NO_COUNSELLING =
  'This app does not offer crisis counseling, and it does not notify your clinician in real time.';
export const NO_RESOURCES = 'No contacts have been added yet.';
export const SAFETY_PLAN = 'Safety Plan';
export const VIEW = 'View';
