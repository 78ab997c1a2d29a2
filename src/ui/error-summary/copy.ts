import { t } from '@lingui/core/macro';

export const PROBLEM = () => t`There is a problem`;
export const SHOW_ALL = () => t`Show all`;
