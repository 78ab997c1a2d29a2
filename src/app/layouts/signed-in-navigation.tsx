import { skipToken } from '@reduxjs/toolkit/query';
import { assessmentsApi, type AssignedAssessment } from '../../api/assessments.api';
import { TabNavigation } from '../../ui/tab-navigation/tab-navigation';
import { useOpenInApp } from '../../wrapper/use-open-in-app';
import { formatOverdue, HOME, MAIN, PROGRESS, SETTINGS } from './copy';

type Props = {
  /** Null until the profile is known. */
  readonly userId: string | null;
};

/** Bottom navigation; Home has a badge with the number of overdue assessments (§2 Chrome). Old wrappers open Home and Settings natively (D4). */
export function SignedInNavigation({ userId }: Props) {
  const openInApp = useOpenInApp();
  const { count } = assessmentsApi.endpoints.getAssignedAssessments.useQuery(userId ?? skipToken, {
    selectFromResult: ({ data }) => ({ count: countOverdue(data) }),
  });
  return (
    <TabNavigation
      label={MAIN}
      tabs={[
        {
          to: '/',
          label: HOME,
          icon: 'home',
          badge: { count, text: formatOverdue(count) },
          onClick: openInApp('profile'),
        },
        { to: '/progress', label: PROGRESS, icon: 'chart' },
        { to: '/settings', label: SETTINGS, icon: 'settings', onClick: openInApp('settings') },
      ]}
    />
  );
}

function countOverdue(assigned: readonly AssignedAssessment[] = []): number {
  return assigned.filter(({ isOverdue }) => isOverdue).length;
}
