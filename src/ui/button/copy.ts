import { t } from '../../lib/language/messages';

/** Announced while a button is busy. */
export const WORKING = t`Working…`;
