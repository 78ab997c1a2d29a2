import { t } from '@lingui/core/macro';

export const HEADING = () => t`Leave without submitting?`;
export const DETAIL = () => t`Your answers have not been sent yet. They will be lost if you leave.`;
/** After a submit whose outcome is not known. */
export const UNCERTAIN_DETAIL = () =>
  t`What you entered will be lost. What you had just sent may have arrived at the clinic.`;
export const LEAVE = () => t`Leave`;
export const STAY = () => t`Stay`;
