import { t } from '@lingui/core/macro';

export const OTHER_USER_SIGNED_IN = () =>
  t`Another person signed in in another tab. This page now shows their account.`;
