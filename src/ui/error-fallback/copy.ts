import { t } from '@lingui/core/macro';

export const FAILURES = () => ({
  offline: { heading: t`This page could not be loaded` },
  notLoaded: {
    heading: t`This page needs to be reloaded`,
    text: t`A part of it could not be loaded. There may be a new version, or your connection may be down.`,
  },
  crashed: {
    heading: t`Something went wrong`,
    text: t`This is our fault, not yours. Reload the page to go on.`,
  },
});
export const TRY_AGAIN = () => t`Try again`;
export const RELOAD = () => t`Reload`;
export const RELOADING_LOSES = () =>
  t`What you typed has not been sent yet. Go back and send it first, because reloading loses it.`;
