import { t } from '@lingui/core/macro';

export const BACK = () => t`Back`;
