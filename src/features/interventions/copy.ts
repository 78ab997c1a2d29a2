import { t } from '@lingui/core/macro';

export const FORM_NOT_FOUND = () => t`We can’t find this form`;
export const FORM_NOT_FOUND_DETAIL = () => t`The link may be incomplete. You did nothing wrong.`;
export const NO_ITEMS = () => t`Nothing has been filled in yet.`;
