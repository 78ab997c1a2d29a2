import { t } from '@lingui/core/macro';

export const NOT_CHANGED = () => t`The language could not be changed. Please try again.`;
