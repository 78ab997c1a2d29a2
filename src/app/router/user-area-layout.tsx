import { useState, type ReactNode } from 'react';
import { Outlet, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { parseAppContext } from '../../../machines/app-context';
import { isSafeId } from '../../lib/url/encode-path-segment';
import { ActorRegistryProvider } from '../../lib/actors/actor-registry';
import { CloseUserAreaContext } from '../../lib/react/close-user-area';
import { safetyNetPath } from '../../lib/url/user-paths';
import { lazyWithRetry } from '../../ui/lazy-with-retry/lazy-with-retry';
import { useWrapper } from '../../wrapper/wrapper-context';
import { NotFoundPage } from '../../features/not-found/not-found-page';
import { AppLayout } from '../layouts/app-layout';
import { WithLayout } from '../layouts/with-layout';
import { useSafetyNetPreload } from '../layouts/use-safety-net-preload';
import { useServices } from '../services/app-services';
import { useUserLayoutProps } from '../layouts/use-user-layout-props';

const KioskLayout = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "kiosk" */ '../kiosk/kiosk-layout')).KioskLayout,
  WithLayout,
);

/** /user/{userId}: the public user area. Its actors keep running while the user reads the safety net (§2). */
export function UserAreaLayout() {
  const { userId = '' } = useParams();
  if (!isSafeId(userId)) {
    return (
      <AppLayout>
        <NotFoundPage />
      </AppLayout>
    );
  }
  return <UserArea key={userId} userId={userId} />;
}

type Props = { readonly userId: string };

function UserArea({ userId }: Props) {
  const isKiosk = parseAppContext(useSearchParams()[0].get('context')) === 'kiosk';
  const { pathname } = useLocation();
  /** In place of the forms, once they are closed (D3). The safety net stays. */
  const [closedScreen, setClosedScreen] = useState<ReactNode>(null);
  const Layout = isKiosk ? KioskLayout : PublicLayout;
  if (closedScreen !== null && !/\/safety-net\/?$/i.test(pathname))
    return isKiosk ? (
      <KioskLayout userId={userId}>{closedScreen}</KioskLayout>
    ) : (
      <AppLayout safetyNetPath={safetyNetPath(userId)}>{closedScreen}</AppLayout>
    );
  return (
    <CloseUserAreaContext value={setClosedScreen}>
      <Layout userId={userId} />
    </CloseUserAreaContext>
  );
}

function PublicLayout({ userId }: Props) {
  const layoutProps = useUserLayoutProps(userId);
  const { isNative } = useWrapper();
  const registry = useServices().preparedActors.get(userId);
  useSafetyNetPreload(userId);
  return (
    <ActorRegistryProvider {...(registry && { registry })}>
      <AppLayout
        {...layoutProps}
        safetyNetPath={safetyNetPath(userId)}
        // In the wrapper a user is signed in, and Back without history goes home.
        parentPath={isNative ? '/' : null}
      >
        <Outlet />
      </AppLayout>
    </ActorRegistryProvider>
  );
}
