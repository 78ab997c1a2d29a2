import { Outlet, useParams, useSearchParams } from 'react-router-dom';
import { parseAppContext } from '../../../machines/app-context';
import { isSafeId } from '../../lib/encode-id';
import { ActorRegistryProvider } from '../../lib/kept-actors';
import { safetyNetPath } from '../../lib/user-paths';
import { lazyWithRetry } from '../../ui/late-part/late-part';
import { useWrapper } from '../../wrapper/wrapper-context';
import { NotFoundPage } from '../screens/not-found-screen';
import { AppLayout } from './app-shell';
import { WithLayout } from './framed';
import { useUserLayoutProps } from './use-user-area';

const KioskLayout = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "kiosk-frame" */ '../kiosk/kiosk-area')).KioskLayout,
  WithLayout,
);

/** /user/{userId}: the public user area; its flows go on while a person looks at the safety net (§2). */
export function UserAreaLayout() {
  const { userId = '' } = useParams();
  const context = parseAppContext(useSearchParams()[0].get('context'));
  if (!isSafeId(userId)) {
    return (
      <AppLayout>
        <NotFoundPage />
      </AppLayout>
    );
  }
  if (context !== 'kiosk') return <PublicLayout key={userId} userId={userId} />;
  return <KioskLayout key={userId} userId={userId} />;
}

function PublicLayout({ userId }: { readonly userId: string }) {
  const layoutProps = useUserLayoutProps(userId);
  const { isNative } = useWrapper();
  return (
    <ActorRegistryProvider>
      <AppLayout
        {...layoutProps}
        safetyNetPath={safetyNetPath(userId)}
        // In the app these screens belong to somebody who is signed in there.
        parentPath={isNative ? '/' : null}
      >
        <Outlet />
      </AppLayout>
    </ActorRegistryProvider>
  );
}
