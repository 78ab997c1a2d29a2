import { t } from '@lingui/core/macro';

export const HEADING = () => t`Leave without submitting?`;
export const DETAIL = () => t`Your answers have not been sent yet. They will be lost if you leave.`;
/** Where a draft has them (D10). */
export const KEPT_DETAIL = () =>
  t`Your answers have not been sent yet. They are kept in this tab for 24 hours at most.`;
/** After a submit whose outcome is not known. */
export const UNCERTAIN_DETAIL = () =>
  t`What you entered will be lost. What you had just sent may have arrived at the clinic.`;
export const UNCERTAIN_KEPT_DETAIL = () =>
  t`What you had just sent may have arrived at the clinic. What you entered is kept in this tab for 24 hours at most.`;
export const LEAVE = () => t`Leave`;
export const STAY = () => t`Stay`;
