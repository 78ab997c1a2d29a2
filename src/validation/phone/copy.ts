import { t } from '../../lib/language/messages';

export const INVALID_PHONE = t`Must be a valid phone number.`;
