import { t } from '@lingui/core/macro';

/** Announced while a button is busy. */
export const WORKING = () => t`Working…`;
