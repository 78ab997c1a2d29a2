export const SETTINGS = 'Settings';
export const ACCOUNT = 'Account';
export const ACCOUNT_DETAIL = 'Name, date of birth and contact details';
export const NOTIFICATIONS = 'Notifications';
export const NOTIFICATIONS_DETAIL = 'Which messages you get, and how';
export const APPLE_HEALTH = 'Connect Apple Health';
export const APPLE_HEALTH_DETAIL = 'Steps and distance in Progress';
export const SAFETY_NET = 'Safety Net';
export const SAFETY_NET_DETAIL = 'People and places that can help';
export const CONTACT_SUPPORT = 'Contact support';
export const PRIVACY = 'Privacy';
export const TERMS = 'Terms';

export const FIRST_NAME = 'First name';
export const LAST_NAME = 'Last name';
export const DATE_OF_BIRTH = 'Date of birth';
export const EMAIL = 'Email';
export const PHONE = 'Phone';
export const NOT_ON_FILE = 'Not on file';
export const YOUR = 'your';
export const changesGoThrough = (whose: string) =>
  `Something not right? To change it, contact ${whose} clinician.`;
export const SIGN_OUT = 'Sign Out';
