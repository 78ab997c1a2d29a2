import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { TimeScale } from '../../api/insights.schema';
import { useProfile } from '../../api/profile-context';
import { publicUserApi } from '../../api/public-user.api';
import { useParticipantName } from '../../api/use-participant-name';
import { useWrapper } from '../../wrapper/wrapper-context';
import { ActivitySection } from './activity-section';
import { hasActivityIn } from './has-activity-in';
import { ProgressLayout } from './progress-layout';
import { DEFAULT_TIME_SCALE } from './time-range';
import { useInsights } from './use-insights';

export { prepareProgress } from './prepare-progress';

/** /progress: symptoms, lifestyle, activity and worksheets over a selectable time range (§2, §9). */
export function ProgressPage() {
  const profile = useProfile();
  const { userId } = profile;
  const { data: user } = publicUserApi.endpoints.getPublicUser.useQuery(userId);
  const name = useParticipantName(userId);
  const hasActivity = useHasActivity();
  const [timeScale, setTimeScale] = useState<TimeScale>(DEFAULT_TIME_SCALE);
  const [hasSwitched, setSwitched] = useState(false);
  const insights = useInsights(userId, timeScale, hasActivity);
  const changeTimeScale = (next: TimeScale) => {
    setTimeScale(next);
    setSwitched(true);
  };
  return (
    <ProgressLayout
      profile={profile}
      user={user}
      name={name}
      timeScale={timeScale}
      hasSwitched={hasSwitched}
      onChange={changeTimeScale}
      insights={insights}
      activity={insights.activity && <ActivitySection insight={insights.activity} />}
    />
  );
}

/** Physical activity exists only on iOS, which the URL or the native wrapper indicates (§2, D9). */
function useHasActivity(): boolean {
  const [query] = useSearchParams();
  const { platform } = useWrapper();
  return platform === 'ios' || hasActivityIn(query);
}
