import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { TimeScale } from '../../api/insights.api';
import { useProfile } from '../../api/profile-context';
import { useParticipantName } from '../../api/use-participant-name';
import { LinkButton } from '../../ui/button/button';
import { Columns } from '../../ui/columns/columns';
import { EmptyState } from '../../ui/empty-state/empty-state';
import { PageIntro } from '../../ui/page-intro/page-intro';
import { PrintButton } from '../../ui/print-button/print-button';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden';
import { useWrapper } from '../../wrapper/wrapper-context';
import { ActivitySection } from './activity-section';
import {
  CHECK_IN_NOW,
  LOADING,
  NOTHING_YET_DETAIL,
  nothingYet,
  progressIntro,
  PROGRESS,
  RANGE_TEXTS,
  showingRange,
} from './copy';
import { LifestyleSection } from './lifestyle-section';
import { PrintHeader } from './print-header';
import { RangePicker } from './range-picker';
import { SymptomsSection } from './symptoms-section';
import { DEFAULT_TIME_SCALE, getTimeRange } from './time-range';
import { useInsights } from './use-insights';
import { WorksheetsSection } from './worksheets-section';

/** /progress: symptoms, lifestyle, activity and worksheets over a selectable time range (§2, §9). */
export function ProgressPage() {
  const { userId } = useProfile();
  const name = useParticipantName(userId);
  const hasActivity = useHasActivity();
  const [timeScale, setTimeScale] = useState<TimeScale>(DEFAULT_TIME_SCALE);
  const [hasSwitched, setSwitched] = useState(false);
  const insights = useInsights(userId, timeScale, hasActivity);
  const { phrase } = RANGE_TEXTS()[timeScale];
  const changeTimeScale = (next: TimeScale) => {
    setTimeScale(next);
    setSwitched(true);
  };
  return (
    <Columns>
      <PageIntro heading={PROGRESS()} lead={name === undefined ? undefined : progressIntro(name)} />
      <PrintHeader range={getTimeRange(timeScale)} />
      <RangePicker value={timeScale} onChange={changeTimeScale} />
      <VisuallyHidden role="status">
        {insights.isLoading ? LOADING() : hasSwitched && showingRange(phrase)}
      </VisuallyHidden>
      {insights.isEmpty && (
        <EmptyState
          text={nothingYet(phrase)}
          detail={NOTHING_YET_DETAIL()}
          action={<LinkButton to="/check-ins">{CHECK_IN_NOW()}</LinkButton>}
        />
      )}
      <SymptomsSection insight={insights.symptoms} />
      <LifestyleSection insight={insights.lifestyle} />
      {hasActivity && <ActivitySection insight={insights.activity} />}
      <WorksheetsSection insight={insights.worksheets} />
      {!insights.isEmpty && <PrintButton />}
    </Columns>
  );
}

/** Physical activity exists only on iOS, which the URL or the native wrapper indicates (§2, D9). */
function useHasActivity(): boolean {
  const [query] = useSearchParams();
  const { platform } = useWrapper();
  return platform === 'ios' || query.get('platform') === 'ios';
}
