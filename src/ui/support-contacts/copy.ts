import { t } from '@lingui/core/macro';

export const ASK_FRONT_DESK = () => t`For help, ask at the front desk.`;
export const ASK_CLINICIAN = () => t`For help, contact the clinician.`;
export const ASK_CLINICIAN_OR_US = () => t`For help, contact the clinician or our support:`;
export const formatEmailTo = (address: string) => t`Email ${address}`;
export const formatTextTo = (phoneNumber: string) => t`Text ${phoneNumber}`;
export const SUPPORT_PAGE = () => t`Visit the support page`;
