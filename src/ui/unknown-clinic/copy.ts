import { t } from '@lingui/core/macro';

export const NOT_FOUND = () => t`Clinic not found`;
/** The exact text of §2. */
export const formatNotFoundDetail = (clinic: string) =>
  t`Could not find clinic: ${clinic}. Are you sure you have the right URL?`;
export const ASK_FRONT_DESK = () => t`You did nothing wrong. Please ask at the front desk.`;
