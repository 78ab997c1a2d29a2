import { t } from '../../lib/language/messages';

export const PROBLEM = t`There is a problem`;
export const SHOW_ALL = t`Show all`;
