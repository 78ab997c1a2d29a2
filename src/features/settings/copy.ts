import { t } from '@lingui/core/macro';

export const SETTINGS = () => t`Settings`;
export const ACCOUNT = () => t`Account`;
export const ACCOUNT_DETAIL = () => t`Name, date of birth and contact details`;
export const NOTIFICATIONS = () => t`Notifications`;
export const NOTIFICATIONS_DETAIL = () => t`Which messages you get, and how`;
export const APPLE_HEALTH = () => t`Connect Apple Health`;
export const APPLE_HEALTH_DETAIL = () => t`Steps and distance in Progress`;
export const SAFETY_NET = () => t`Safety Net`;
export const SAFETY_NET_DETAIL = () => t`People and places that can help`;
export const CONTACT_SUPPORT = () => t`Contact support`;
export const PRIVACY = () => t`Privacy`;
export const TERMS = () => t`Terms`;

export const FIRST_NAME = () => t`First name`;
export const LAST_NAME = () => t`Last name`;
export const DATE_OF_BIRTH = () => t`Date of birth`;
export const EMAIL = () => t`Email`;
export const PHONE = () => t`Phone`;
export const NOT_ON_FILE = () => t`Not on file`;
/** `possessive` is null for the person's own account. */
export const changesGoThrough = (possessive: string | null) =>
  possessive === null
    ? t`Something not right? To change it, contact your clinician.`
    : t`Something not right? To change it, contact ${possessive} clinician.`;
export const SIGN_OUT = () => t`Sign Out`;
