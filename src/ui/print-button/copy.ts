import { t } from '@lingui/core/macro';

export const PRINT = () => t`Print or save as PDF`;
