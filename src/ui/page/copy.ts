import { t } from '../../lib/language/messages';

export const JUMP_TO_CONTENT = t`Jump to content`;
