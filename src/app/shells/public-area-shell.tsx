import { lazy, Suspense } from 'react';
import { Outlet, useParams, useSearchParams } from 'react-router-dom';
import { parseAppContext } from '../../../machines/app-context';
import { isSafeId } from '../../lib/encode-id';
import { KeptActors } from '../../lib/kept-actors';
import { safetyNetPath } from '../../lib/user-paths';
import { useWrapper } from '../../wrapper/wrapper-context';
import { NotFoundScreen } from '../screens/not-found-screen';
import { StartingScreen } from '../screens/starting-screen';
import { AppShell } from './app-shell';
import { useUserArea } from './use-user-area';

const KioskArea = lazy(async () => ({
  default: (await import(/* webpackChunkName: "kiosk-frame" */ '../kiosk/kiosk-area')).KioskArea,
}));

/** /user/{userId}: the public user area; its flows go on while a person looks at the safety net (§2). */
export function PublicAreaShell() {
  const { userId = '' } = useParams();
  const context = parseAppContext(useSearchParams()[0].get('context'));
  if (!isSafeId(userId)) {
    return (
      <AppShell>
        <NotFoundScreen />
      </AppShell>
    );
  }
  if (context !== 'kiosk') return <PublicArea key={userId} userId={userId} />;
  return (
    <Suspense fallback={<StartingScreen />}>
      <KioskArea key={userId} userId={userId} />
    </Suspense>
  );
}

function PublicArea({ userId }: { readonly userId: string }) {
  const area = useUserArea(userId);
  const { isNative } = useWrapper();
  return (
    <KeptActors>
      <AppShell
        {...area}
        safetyNetPath={safetyNetPath(userId)}
        // In the app these screens belong to somebody who is signed in there.
        parentPath={isNative ? '/' : null}
      >
        <Outlet />
      </AppShell>
    </KeptActors>
  );
}
