import { Outlet } from 'react-router-dom';
import { useLanguage } from '../../lib/language/use-language';
import { profileApi, type Profile } from '../../api/profile.api';
import { ProfileContext } from '../../api/profile-context';
import { safetyNetPath } from '../../lib/url/paths';
import { Button, LinkButton } from '../../ui/button/button';
import { LoadingScreen } from '../../ui/loading-screen/loading-screen';
import { ResultPage } from '../../ui/result-page/result-page';
import { useRouteFacts } from './route-facts';
import { AppLayout } from './app-layout';
import { LinkOwner } from './link-owner';
import { PROFILE_FAILED, SIGN_OUT, SOMETHING_WENT_WRONG, TRY_AGAIN } from './copy';
import { useSafetyNetPreload } from './use-safety-net-preload';
import { skipToken } from '@reduxjs/toolkit/query';
import { assessmentsApi } from '../../api/assessments.api';
import { countOverdue, SignedInTabs, type Tab } from './signed-in-tabs';

/** Layout of the signed-in routes; loads the profile and provides it to them (§2). */
export function SignedInLayout() {
  const { data: profile } = profileApi.endpoints.getProfile.useQuery();
  const { tab, parentPath } = useRouteFacts();
  useSafetyNetPreload(profile?.userId ?? null);
  return (
    <AppLayout
      clinicLogoUrl={profile?.clinicLogoUrl ?? null}
      safetyNetPath={profile === undefined ? null : safetyNetPath(profile.userId)}
      parentPath={parentPath}
      navigation={
        tab !== undefined && <SignedInNavigation tab={tab} userId={profile?.userId ?? null} />
      }
    >
      {/* On the tabs nothing is entered. */}
      {tab === undefined && <LinkOwner />}
      {profile === undefined ? (
        <ProfileLoading />
      ) : (
        <ProfileOutlet key={profile.userId} profile={profile} />
      )}
    </AppLayout>
  );
}

function ProfileOutlet({ profile }: { readonly profile: Profile }) {
  return (
    <ProfileContext value={profile}>
      <Outlet />
    </ProfileContext>
  );
}

function ProfileLoading() {
  useLanguage();
  const { error, isFetching, refetch } = profileApi.endpoints.getProfile.useQuery();
  if (isFetching || error === undefined) return <LoadingScreen />;
  return (
    <ResultPage
      icon="alert"
      heading={SOMETHING_WENT_WRONG()}
      actions={
        <>
          <Button onClick={() => void refetch()}>{TRY_AGAIN()}</Button>
          <LinkButton variant="quiet" to="/logout">
            {SIGN_OUT()}
          </LinkButton>
        </>
      }
    >
      <p role="alert">{PROFILE_FAILED()}</p>
    </ResultPage>
  );
}

type Props = {
  readonly tab: Tab;
  /** Null until the profile is known. */
  readonly userId: string | null;
};

/** Bottom navigation of a signed-in user (§2 Chrome). */
function SignedInNavigation({ tab, userId }: Props) {
  const { count } = assessmentsApi.endpoints.getAssignedAssessments.useQuery(userId ?? skipToken, {
    selectFromResult: ({ data }) => ({ count: countOverdue(data) }),
  });
  return <SignedInTabs tab={tab} overdueCount={count} />;
}
