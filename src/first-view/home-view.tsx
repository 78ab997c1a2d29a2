import { AssessmentSections } from '../features/home/assessment-sections';
import { DailyCheckInSection } from '../features/home/daily-check-in-section';
import { HomeLayout, TodayColumn } from '../features/home/home-layout';
import { SafetyNetSection } from '../features/home/safety-net-section';
import { safetyNetPath } from '../lib/url/paths';
import { AppFrame, SignedInActions } from '../app/layouts/app-frame';
import { countOverdue, SignedInTabs } from '../app/layouts/signed-in-tabs';
import type { PageProps } from './draw-page-view';
import type { Home } from './read-home';

type Props = PageProps & { readonly home: Home };

/** The home page as the app renders it: the app hydrates the same elements (decision 0013). */
export function HomeView({ configuration, queueClick, home }: Props) {
  const { profile, name, assigned, checkIns } = home;
  const { userId, firstName, clinicLogoUrl, safetyNetEnabled } = profile;
  return (
    <AppFrame
      configuration={configuration}
      location={window.location}
      clinicLogoUrl={clinicLogoUrl ?? null}
      caption={null}
      helpPath={safetyNetPath(userId)}
      actions={<SignedInActions helpPath={safetyNetPath(userId)} />}
      navigation={<SignedInTabs tab="/" overdueCount={countOverdue(assigned)} />}
      isTinted
      isWide
    >
      <HomeLayout
        firstName={firstName}
        name={name}
        hasDue={assigned.some(({ isOverdue }) => isOverdue)}
      >
        <AssessmentSections userId={userId} assigned={assigned}>
          <TodayColumn>
            <DailyCheckInSection checkIns={checkIns} />
            {safetyNetEnabled && (
              <SafetyNetSection
                userId={userId}
                name={name}
                isDismissing={false}
                onDismiss={queueClick}
              />
            )}
          </TodayColumn>
        </AssessmentSections>
      </HomeLayout>
    </AppFrame>
  );
}
