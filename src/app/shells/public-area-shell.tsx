import { Outlet, useLocation, useParams } from 'react-router-dom';
import { publicUserApi } from '../../api/public-user.api';
import { isSafeId } from '../../lib/encode-id';
import { KeptActors } from '../../lib/kept-actors';
import { participantName } from '../../lib/participant-name';
import { safetyNetPath } from '../../lib/user-paths';
import { useWrapper } from '../../wrapper/wrapper-context';
import { NotFoundScreen } from '../screens/not-found-screen';
import { AppShell } from './app-shell';

const areaNames: Readonly<Record<string, string>> = {
  assessments: 'assessments',
  'check-ins': 'check-ins',
};

/** /user/{userId}: the public user area; its flows go on while a person looks at the safety net (§2). */
export function PublicAreaShell() {
  const { userId = '' } = useParams();
  if (!isSafeId(userId)) {
    return (
      <AppShell>
        <NotFoundScreen />
      </AppShell>
    );
  }
  return <PublicArea key={userId} userId={userId} />;
}

function PublicArea({ userId }: { readonly userId: string }) {
  const { data: user } = publicUserApi.endpoints.getPublicUser.useQuery(userId);
  const area = areaNames[useLocation().pathname.split('/').at(3) ?? ''];
  const name = participantName(user);
  const { isNative } = useWrapper();
  return (
    <KeptActors>
      <AppShell
        clinicLogoUrl={user?.clinic?.logoUrl ?? null}
        caption={name !== null && area !== undefined ? `${name} ${area}` : null}
        safetyNetPath={safetyNetPath(userId)}
        // In the app these screens belong to somebody who is signed in there.
        parentPath={isNative ? '/' : null}
      >
        <Outlet />
      </AppShell>
    </KeptActors>
  );
}
