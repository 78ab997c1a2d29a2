import { t } from '@lingui/core/macro';

export const LANGUAGE_HELP = () => t`Free language help`;
