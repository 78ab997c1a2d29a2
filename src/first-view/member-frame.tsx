import type { ReactNode } from 'react';
import type { AssignedAssessment } from '../api/assessments.schema';
import type { Profile } from '../api/profile.schema';
import { AppFrame, SignedInActions } from '../app/layouts/app-frame';
import { countOverdue, SignedInTabs, type Tab } from '../app/layouts/signed-in-tabs';
import type { LinkConfiguration } from '../lib/configuration/link-configuration';
import { safetyNetPath } from '../lib/url/paths';

type Props = {
  readonly configuration: LinkConfiguration;
  readonly profile: Pick<Profile, 'userId' | 'clinicLogoUrl'>;
  readonly tab: Tab;
  readonly assigned: readonly AssignedAssessment[];
  readonly children: ReactNode;
};

/** What a page with tabs has around its content, as the app renders it for a signed-in user. */
export function MemberFrame({ configuration, profile, tab, assigned, children }: Props) {
  const helpPath = safetyNetPath(profile.userId);
  return (
    <AppFrame
      configuration={configuration}
      location={window.location}
      clinicLogoUrl={profile.clinicLogoUrl ?? null}
      caption={null}
      helpPath={helpPath}
      actions={<SignedInActions helpPath={helpPath} />}
      navigation={<SignedInTabs tab={tab} overdueCount={countOverdue(assigned)} />}
      isTinted
      isWide
    >
      {children}
    </AppFrame>
  );
}
