import { t } from '../../lib/language/messages';

export const NOT_CHANGED = t`The language could not be changed. Please try again.`;
