import { t } from '@lingui/core/macro';

export const NOTICES = () => t`Notices`;
export const CLOSE_MESSAGE = () => t`Close message`;
