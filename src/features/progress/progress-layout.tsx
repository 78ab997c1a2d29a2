import type { ReactNode } from 'react';
import type { TimeScale } from '../../api/insights.schema';
import type { Profile } from '../../api/profile.schema';
import type { PublicUser } from '../../api/public-user.schema';
import { LinkButton } from '../../ui/button/button';
import { Columns } from '../../ui/columns/columns';
import { EmptyState } from '../../ui/empty-state/empty-state';
import { PageIntro } from '../../ui/page-intro/page-intro';
import { PrintButton } from '../../ui/print-button/print-button';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden';
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
import type { Insights } from './insights';
import { LifestyleSection } from './lifestyle-section';
import { PrintHeader } from './print-header';
import { RangePicker } from './range-picker';
import { SymptomsSection } from './symptoms-section';
import { getTimeRange } from './time-range';
import { WorksheetsSection } from './worksheets-section';

type Props = {
  readonly profile: Pick<Profile, 'firstName' | 'lastName'>;
  /** Undefined while it loads, or if it cannot be loaded. */
  readonly user: PublicUser | undefined;
  /** The patient's name in the possessive for a participant; null for a patient, undefined while it loads. */
  readonly name: string | null | undefined;
  readonly timeScale: TimeScale;
  /** Another time range has been chosen since the page was opened. */
  readonly hasSwitched: boolean;
  readonly onChange: (timeScale: TimeScale) => void;
  readonly insights: Insights;
  /** The section of the physical activity. */
  readonly activity?: ReactNode;
};

/** The progress page, without what loads its data. */
export function ProgressLayout(props: Props) {
  const { profile, user, name, timeScale, hasSwitched, onChange, insights, activity } = props;
  const { phrase } = RANGE_TEXTS()[timeScale];
  return (
    <Columns>
      <PageIntro heading={PROGRESS()} lead={name === undefined ? undefined : progressIntro(name)} />
      <PrintHeader profile={profile} user={user} range={getTimeRange(timeScale)} />
      <RangePicker value={timeScale} onChange={onChange} />
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
      {activity}
      <WorksheetsSection insight={insights.worksheets} />
      {!insights.isEmpty && <PrintButton />}
    </Columns>
  );
}
