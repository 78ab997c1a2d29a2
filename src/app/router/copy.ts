import { t } from '@lingui/core/macro';

export const NOT_SET_UP = () => t`This app is not set up correctly.`;
export const TELL_CLINIC = () => t`Please tell your clinic.`;
