import { useState } from 'react';
import { parseAppContext } from '../../../machines/app-context';
import type { LinkConfiguration } from '../../lib/configuration/link-configuration';
import { useIsAppPromptHidden } from '../../lib/react/app-prompt-visibility';
import { useIsHydrating } from '../../lib/react/use-is-hydrating';
import { readStorage, writeStorage } from '../../lib/storage/safe-storage';
import { useWrapper } from '../../wrapper/wrapper-context';
import { Banner } from '../../ui/banner/banner';
import { Button, LinkButton } from '../../ui/button/button';
import { APP, APP_IS_EASIER, DISMISS, USE_THE_APP } from './copy';

/** Where the app can be downloaded. */
export type StoreUrls = Pick<LinkConfiguration, 'appStoreUrl' | 'playStoreUrl'>;

/** The key in sessionStorage under which a dismissal is kept. */
export const APP_PROMPT_DISMISSED_KEY = 'use-the-app-dismissed';

/** The app store of this device, else /app-invite (D9); empty if the app is in no store. */
function getStoreUrl(userAgent: string, { appStoreUrl, playStoreUrl }: StoreUrls): string {
  const invite = appStoreUrl + playStoreUrl && '/app-invite';
  if (/iPhone|iPad|iPod/.test(userAgent)) return appStoreUrl || invite;
  return (userAgent.includes('Android') && playStoreUrl) || invite;
}

type Props = {
  readonly stores: StoreUrls;
  readonly location: Pick<Location, 'search'>;
};

/**
 * 'Use the App' banner; Dismiss hides it for the tab's session. Not shown in the wrapper, in a kiosk, to clinicians, where a screen
 * hides it (D9), and without an app to download.
 */
export function AppPrompt({ stores, location: { search } }: Props) {
  const { isNative } = useWrapper();
  const isHydrating = useIsHydrating();
  const [isDismissed, setDismissed] = useState(
    () =>
      readStorage('session', APP_PROMPT_DISMISSED_KEY) !== null ||
      // Dismissed in the first view, and storage is full or forbidden (decision 0013).
      (isHydrating && document.querySelector('aside') === null),
  );
  const isHidden = useIsAppPromptHidden();
  const context = parseAppContext(new URLSearchParams(search).get('context'));
  const isShared = context === 'kiosk' || context === 'clinician_app';
  const storeUrl = getStoreUrl(navigator.userAgent, stores);
  const isUseless = isNative || isDismissed || storeUrl === '';
  if (isUseless || isHidden || isShared) return null;

  const dismiss = () => {
    writeStorage('session', APP_PROMPT_DISMISSED_KEY, 'true');
    setDismissed(true);
    // The focused button disappears with the banner.
    document.querySelector('h1')?.focus({ preventScroll: true });
  };
  return (
    <Banner
      label={APP()}
      actions={
        <>
          <LinkButton
            variant="quiet"
            {...(storeUrl.startsWith('/') ? { to: storeUrl } : { href: storeUrl })}
          >
            {USE_THE_APP()}
          </LinkButton>
          <Button variant="quiet" onClick={dismiss}>
            {DISMISS()}
          </Button>
        </>
      }
    >
      {APP_IS_EASIER()}
    </Banner>
  );
}
