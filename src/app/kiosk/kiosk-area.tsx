import { Outlet, useLocation, useSearchParams } from 'react-router-dom';
import { kioskQuery } from '../../lib/clinic-paths';
import { useConfiguration } from '../../lib/configuration/configuration-context';
import { KeptActors } from '../../lib/kept-actors';
import { toTrustedUrl } from '../../lib/safe-link';
import { safetyNetPath } from '../../lib/user-paths';
import { LinkButton } from '../../ui/button/button';
import { AppShell } from '../shells/app-shell';
import { useUserArea } from '../shells/use-user-area';
import { KioskFrame } from './kiosk-frame';
import { RestartButton } from './restart-button';

type Props = { readonly userId: string };

/** /user/{userId} in context kiosk: the public user area on a shared tablet (§9 contexts, D9). */
export function KioskArea({ userId }: Props) {
  const homescreenUrl = useSearchParams()[0].get('homescreenUrl');
  const { trustedOrigins } = useConfiguration();
  const trust = { ownOrigin: window.location.origin, trustedOrigins };
  return (
    <KioskFrame home={toTrustedUrl(homescreenUrl, trust) ?? '/'} isStart={false} isWatched>
      <KeptActors>
        <Area userId={userId} homescreenUrl={homescreenUrl} />
      </KeptActors>
    </KioskFrame>
  );
}

function Area({ userId, homescreenUrl }: Props & { readonly homescreenUrl: string | null }) {
  const { pathname } = useLocation();
  const area = useUserArea(userId);
  // The way to help stays within the kiosk, and so does the way back.
  const help = safetyNetPath(userId);
  const helpLink = pathname === help ? null : `${help}?${kioskQuery(homescreenUrl)}`;
  return (
    <AppShell
      {...area}
      safetyNetPath={helpLink}
      actions={
        <>
          {helpLink !== null && (
            <LinkButton variant="quiet" icon="heart" to={helpLink}>
              Safety Net
            </LinkButton>
          )}
          <RestartButton />
        </>
      }
    >
      <Outlet />
    </AppShell>
  );
}
