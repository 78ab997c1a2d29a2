import { t } from '@lingui/core/macro';

/** Of a name, also of one that ends in s; followed by what is the person's. Other languages have the bare name (docs/translations.md). */
export const formatPossessive = (name: string) => t`${name}’s`;
export const formatPossessiveOfS = (name: string) => t`${name}’`;
