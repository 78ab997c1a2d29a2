import { t } from '@lingui/core/macro';

/** The title of a check-in without one. */
export const CHECK_IN = () => t`Check-in`;
/** The title of a completed form without one. */
export const COMPLETED_FORM = () => t`Completed form`;
