import { t } from '@lingui/core/macro';

export const JUMP_TO_CONTENT = () => t`Jump to content`;
