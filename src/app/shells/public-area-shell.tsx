import { Outlet, useParams, useSearchParams } from 'react-router-dom';
import { parseAppContext } from '../../../machines/app-context';
import { isSafeId } from '../../lib/encode-id';
import { KeptActors } from '../../lib/kept-actors';
import { safetyNetPath } from '../../lib/user-paths';
import { lazyWithRetry } from '../../ui/late-part/late-part';
import { useWrapper } from '../../wrapper/wrapper-context';
import { NotFoundScreen } from '../screens/not-found-screen';
import { AppShell } from './app-shell';
import { Framed } from './framed';
import { useUserArea } from './use-user-area';

const KioskArea = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "kiosk-frame" */ '../kiosk/kiosk-area')).KioskArea,
  Framed,
);

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
  return <KioskArea key={userId} userId={userId} />;
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
