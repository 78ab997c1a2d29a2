import { lazy, Suspense, type ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useConfiguration } from '../../lib/configuration/configuration-context';
import { useHideAppPrompt } from '../../lib/react/app-prompt-visibility';
import { LinkButton } from '../../ui/button/button';
import { PageHeading } from '../../ui/page-heading/page-heading';
import { Stack } from '../../ui/stack/stack';
import styles from './app-invite-page.module.css';
import { APP_STORE, DETAIL, HEADING, NO_STORE, PLAY_STORE, SCAN, SCAN_DETAIL, SKIP } from './copy';
import { getDeviceStore, type Store } from './get-device-store';

type QrCodeModule = { readonly default: ComponentType<{ readonly url: string }> };

/** Renders nothing if its chunk fails to load, since the store links are on the page too. */
const QrCode = lazy<QrCodeModule['default']>(async (): Promise<QrCodeModule> => {
  try {
    return { default: (await import('./qr-code')).QrCode };
  } catch {
    return { default: () => null };
  }
});

type StoreLink = {
  readonly store: Store;
  readonly href: string;
  readonly label: string;
};

/** /app-invite: links to the app stores; Skip for users who have just created an account (§2). */
export function AppInvitePage() {
  const { appStoreUrl, playStoreUrl } = useConfiguration();
  // The prompt leads to this page.
  useHideAppPrompt();
  const isInviteFlow = useSearchParams()[0].has('isInviteFlow');
  const all: readonly StoreLink[] = [
    { store: 'appStore', href: appStoreUrl, label: APP_STORE() },
    { store: 'playStore', href: playStoreUrl, label: PLAY_STORE() },
  ];
  const stores = all.filter(({ href }) => href !== '');

  return (
    <Stack gap={5}>
      <PageHeading>{HEADING()}</PageHeading>
      <p>{DETAIL()}</p>
      {stores.length === 0 ? <p>{NO_STORE()}</p> : <StoreOptions stores={stores} />}
      {isInviteFlow && (
        <div>
          <LinkButton to="/" variant="secondary">
            {SKIP()}
          </LinkButton>
        </div>
      )}
    </Stack>
  );
}

function StoreOptions({ stores }: { readonly stores: readonly StoreLink[] }) {
  // The code links to this page rather than to a store, because only the page knows the phone's platform.
  const url = new URL('/app-invite', window.location.origin).href;
  const deviceStore = getDeviceStore(navigator.userAgent);
  return (
    <div className={styles.options}>
      <ul className={styles.stores}>
        {stores.map(({ store, href, label }) => (
          <li key={store}>
            <LinkButton
              href={href}
              variant={store === deviceStore ? 'primary' : 'secondary'}
              icon="download"
              isWide
              target="_blank"
              rel="noopener noreferrer"
            >
              {label}
            </LinkButton>
          </li>
        ))}
      </ul>
      <section className={styles.scan} aria-labelledby="scan">
        <div className={styles.frame}>
          <Suspense>
            <QrCode url={url} />
          </Suspense>
        </div>
        <div>
          <h2 id="scan">{SCAN()}</h2>
          <p className={styles.detail}>{SCAN_DETAIL()}</p>
        </div>
      </section>
    </div>
  );
}
