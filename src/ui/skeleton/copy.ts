import { t } from '@lingui/core/macro';

export const LOADING = () => t`Loading…`;
