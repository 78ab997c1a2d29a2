import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Outlet, useParams, useSearchParams } from 'react-router-dom';
import { parseAppContext } from '../../../machines/app-context';
import { isSafeId } from '../../lib/url/encode-path-segment';
import { ActorRegistryProvider } from '../../lib/actors/actor-registry';
import { CloseUserAreaContext } from '../../lib/react/close-user-area';
import { safetyNetLink } from '../../lib/url/paths';
import { selectSession } from '../../state/session.slice';
import { lazyWithRetry } from '../../ui/lazy-with-retry/lazy-with-retry';
import { useWrapper } from '../../wrapper/wrapper-context';
import { NotFoundPage } from '../../features/not-found/not-found-page';
import { AppLayout } from '../layouts/app-layout';
import { WithLayout } from '../layouts/with-layout';
import { useSafetyNetPreload } from '../layouts/use-safety-net-preload';
import { useServices } from '../services/app-services';
import { importSessionProvider } from '../chunks';
import { useUserLayoutProps } from '../layouts/use-user-layout-props';
import { useRouteFacts } from '../layouts/route-facts';

const KioskLayout = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "kiosk" */ '../kiosk/kiosk-layout')).KioskLayout,
  WithLayout,
);

const IdleUserArea = lazyWithRetry(
  async () => (await importSessionProvider()).IdleUserArea,
  () => null,
);

const LinkOwner = lazy(async () => ({
  default: (await import('../layouts/link-owner')).LinkOwner,
}));

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

function UserArea({ userId }: { readonly userId: string }) {
  const isKiosk = parseAppContext(useSearchParams()[0].get('context')) === 'kiosk';
  const { isSafetyNet } = useRouteFacts();
  /** In place of the forms, once they are closed (D3). The safety net stays. */
  const [screen, setScreen] = useState<ReactNode>(null);
  const Layout = isKiosk ? KioskLayout : PublicLayout;
  const { idleMinutes } = useServices().configuration;
  return (
    <CloseUserAreaContext value={setScreen}>
      <Layout userId={userId} closedScreen={isSafetyNet === true ? null : screen} />
      {idleMinutes > 0 && <IdleWatch />}
    </CloseUserAreaContext>
  );
}

/** Watches from the first session on, whose code is loaded then. */
function IdleWatch() {
  const isSignedIn = useSelector(selectSession) !== null;
  const [wasSignedIn, setWasSignedIn] = useState(isSignedIn);
  if (isSignedIn && !wasSignedIn) setWasSignedIn(true);
  return wasSignedIn && <IdleUserArea />;
}

type Props = { readonly userId: string; readonly closedScreen: ReactNode };

function PublicLayout({ userId, closedScreen }: Props) {
  const helpPath = safetyNetLink(userId, useSearchParams()[0]);
  // In the wrapper a user is signed in, and Back without history goes home.
  const parentPath = useWrapper().isNative ? '/' : null;
  return closedScreen === null ? (
    <PublicUserLayout userId={userId} helpPath={helpPath} parentPath={parentPath} />
  ) : (
    <AppLayout safetyNetPath={helpPath} parentPath={parentPath}>
      {closedScreen}
    </AppLayout>
  );
}

type PublicUserProps = {
  readonly userId: string;
  readonly helpPath: string;
  readonly parentPath: string | null;
};

function PublicUserLayout({ userId, helpPath, parentPath }: PublicUserProps) {
  const layoutProps = useUserLayoutProps(userId);
  const registry = useServices().preparedActors.get(userId);
  useSafetyNetPreload(userId);
  // A session that is resumed later does not move what is on the screen.
  const session = useSelector(selectSession);
  const [isSignedInByLink] = useState(session?.kind === 'magic-link');
  return (
    <ActorRegistryProvider {...(registry && { registry })}>
      <AppLayout {...layoutProps} safetyNetPath={helpPath} parentPath={parentPath}>
        {isSignedInByLink && (
          <Suspense>
            <LinkOwner userId={userId} />
          </Suspense>
        )}
        <Outlet />
      </AppLayout>
    </ActorRegistryProvider>
  );
}
