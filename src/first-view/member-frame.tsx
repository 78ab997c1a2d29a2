import type { ComponentProps } from 'react';
import type { Profile } from '../api/profile.schema';
import { AppFrame, SignedInActions } from '../app/layouts/app-frame';
import { safetyNetPath } from '../lib/url/paths';

type FrameProps = ComponentProps<typeof AppFrame>;

type Props = Pick<FrameProps, 'configuration' | 'back' | 'navigation' | 'children'> &
  Pick<FrameProps, 'isTinted' | 'isWide'> & {
    readonly profile: Pick<Profile, 'userId' | 'clinicLogoUrl'>;
  };

/** What a page has around its content, as the app renders it for a signed-in user. */
export function MemberFrame({ profile, ...frame }: Props) {
  const helpPath = safetyNetPath(profile.userId);
  return (
    <AppFrame
      {...frame}
      location={window.location}
      clinicLogoUrl={profile.clinicLogoUrl ?? null}
      caption={null}
      helpPath={helpPath}
      actions={<SignedInActions helpPath={helpPath} />}
    />
  );
}
