import type { ReactNode } from 'react';
import { Outlet, useSearchParams } from 'react-router-dom';
import { safetyNetLink } from '../../lib/url/paths';
import { useConfiguration } from '../../lib/configuration/configuration-context';
import { ActorRegistryProvider } from '../../lib/actors/actor-registry';
import { toTrustedUrl } from '../../lib/url/sanitize-url';
import { SafetyNetLink } from '../layouts/app-frame';
import { AppLayout } from '../layouts/app-layout';
import { useSafetyNetPreload } from '../layouts/use-safety-net-preload';
import { useUserLayoutProps } from '../layouts/use-user-layout-props';
import { useRouteFacts } from '../layouts/route-facts';
import { KioskProvider } from './kiosk-provider';
import { RestartButton } from './restart-button';

type Props = {
  readonly userId: string;
  /** In place of the visitor's screens, and of their name in the layout; null while these are shown. */
  readonly closedScreen: ReactNode;
};

/** /user/{userId} in context kiosk: the public user area on a shared tablet (D9). */
export function KioskLayout({ userId, closedScreen }: Props) {
  return (
    <VisitorProvider>
      <ActorRegistryProvider>
        {closedScreen === null ? (
          <KioskUserLayout userId={userId} />
        ) : (
          <AppLayout actions={<RestartButton />}>{closedScreen}</AppLayout>
        )}
      </ActorRegistryProvider>
    </VisitorProvider>
  );
}

/** A link in context kiosk that leads to the public user area, or to an error (D9). */
export function KioskLinkLayout() {
  return (
    <VisitorProvider>
      <AppLayout isCard actions={<RestartButton />}>
        <Outlet />
      </AppLayout>
    </VisitorProvider>
  );
}

/** The kiosk around the screens of a visitor, which starts over at the `homescreenUrl` of the link (D7). */
function VisitorProvider({ children }: { readonly children: ReactNode }) {
  const homescreenUrl = useSearchParams()[0].get('homescreenUrl');
  const { trustedOrigins } = useConfiguration();
  const origins = { ownOrigin: window.location.origin, trustedOrigins };
  return (
    <KioskProvider
      homeUrl={toTrustedUrl(homescreenUrl, origins) ?? '/'}
      isStartPage={false}
      hasIdleTimer
    >
      {children}
    </KioskProvider>
  );
}

function KioskUserLayout({ userId }: Pick<Props, 'userId'>) {
  const [query] = useSearchParams();
  const { isSafetyNet } = useRouteFacts();
  const layoutProps = useUserLayoutProps(userId);
  useSafetyNetPreload(userId);
  // The safety net opens in the kiosk layout, too, and its Back returns here.
  const helpLink = isSafetyNet === true ? null : safetyNetLink(userId, query);
  return (
    <AppLayout
      {...layoutProps}
      safetyNetPath={helpLink}
      actions={
        <>
          {helpLink !== null && <SafetyNetLink path={helpLink} />}
          <RestartButton />
        </>
      }
    >
      <Outlet />
    </AppLayout>
  );
}
