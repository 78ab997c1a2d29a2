import { t } from '../../lib/language/messages';

export const OFFLINE_NOTICE = t`You’re offline. Your answers stay on this page; submit when you’re back online.`;
