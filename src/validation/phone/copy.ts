import { t } from '@lingui/core/macro';

export const INVALID_PHONE = () => t`Must be a valid phone number.`;
