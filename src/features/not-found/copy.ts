import { t } from '@lingui/core/macro';

export const HEADING = () => t`Page not found`;
export const DETAIL = () =>
  t`We can’t find this page. The link may be incomplete. You did nothing wrong.`;
export const GO_TO_START = () => t`Go to the start page`;
