import { t } from '@lingui/core/macro';

/** Above a first view whose app has not loaded. */
export const NOT_LOADED = () =>
  t`The rest of this page has not loaded. Check your connection, then try again.`;
export const ANSWERS = () => ({
  kept: t`Your answers are kept in this tab.`,
  lost: t`Your answers cannot be kept here: they are lost if you leave or reload this page.`,
});
export const TRY_AGAIN = () => t`Try again`;
