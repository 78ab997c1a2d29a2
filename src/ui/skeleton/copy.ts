import { t } from '../../lib/language/messages';

export const LOADING = t`Loading…`;
