import { t } from '@lingui/core/macro';

export const OFFLINE_NOTICE = () =>
  t`You’re offline. Your answers stay on this page; submit when you’re back online.`;
