import { t } from '../../lib/language/messages';

export const NOTICES = t`Notices`;
export const CLOSE_MESSAGE = t`Close message`;
