import { countOverdue, SignedInTabs } from '../app/layouts/signed-in-tabs';
import { AssessmentSections } from '../features/home/assessment-sections';
import { DailyCheckInSection } from '../features/home/daily-check-in-section';
import { HomeLayout, TodayColumn } from '../features/home/home-layout';
import { SafetyNetSection } from '../features/home/safety-net-section';
import type { PageProps } from './draw-page-view';
import { MemberFrame } from './member-frame';
import type { Home } from './read-home';

type Props = PageProps & { readonly home: Home };

/** The home page as the app renders it: the app hydrates the same elements (decision 0013). */
export function HomeView({ configuration, queueClick, home }: Props) {
  const { profile, name, assigned, checkIns } = home;
  const { userId, firstName, safetyNetEnabled } = profile;
  return (
    <MemberFrame
      configuration={configuration}
      profile={profile}
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
    </MemberFrame>
  );
}
