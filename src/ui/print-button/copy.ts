import { t } from '../../lib/language/messages';

export const PRINT = t`Print or save as PDF`;
