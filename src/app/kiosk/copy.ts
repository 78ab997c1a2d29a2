import { t } from '@lingui/core/macro';

export const RESTART = () => t`Restart`;
export const CONFIRM_RESTART = () => t`Start over?`;
export const START_OVER = () => t`Start over`;
export const STAY = () => t`Stay`;
export const ANSWERS_LOST = () => t`Your answers have not been sent yet. They will be lost.`;

export const STILL_HERE = () => t`I'm still here`;
export const STARTS_OVER_SOON = () =>
  t`To keep what you entered private, this screen will start over soon.`;
