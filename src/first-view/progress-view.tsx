import { countOverdue, SignedInTabs } from '../app/layouts/signed-in-tabs';
import { ProgressLayout } from '../features/progress/progress-layout';
import { DEFAULT_TIME_SCALE } from '../features/progress/time-range';
import { getParticipantName } from '../lib/text/participant-name';
import type { PageProps } from './draw-page-view';
import { MemberFrame } from './member-frame';
import type { Progress } from './read-progress';

type Props = PageProps & { readonly progress: Progress };

/** The progress page as the app renders it: the app hydrates the same elements (decision 0013). */
export function ProgressView({ configuration, queueClick, progress }: Props) {
  const { profile, user, assigned, insights } = progress;
  return (
    <MemberFrame
      configuration={configuration}
      profile={profile}
      navigation={<SignedInTabs tab="/progress" overdueCount={countOverdue(assigned)} />}
      isTinted
      isWide
    >
      <ProgressLayout
        profile={profile}
        user={user}
        name={getParticipantName(user)}
        timeScale={DEFAULT_TIME_SCALE}
        hasSwitched={false}
        onChange={queueClick}
        insights={insights}
      />
    </MemberFrame>
  );
}
