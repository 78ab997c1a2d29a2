import { t } from '@lingui/core/macro';

export const HEADING = () => t`Leave without submitting?`;
export const DETAIL = () => t`Your answers have not been sent yet. They will be lost if you leave.`;
export const LEAVE = () => t`Leave`;
export const STAY = () => t`Stay`;
