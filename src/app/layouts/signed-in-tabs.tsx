import type { AssignedAssessment } from '../../api/assessments.schema';
import { TabNavigation } from '../../ui/tab-navigation/tab-navigation';
import { useOpenInApp } from '../../wrapper/use-open-in-app';
import { formatOverdue, HOME, MAIN, PROGRESS, SETTINGS } from './copy';
import { normalizePath } from './path-rules';

type Props = { readonly pathname: string; readonly overdueCount: number };

/** The tabs of a signed-in user; Home has a badge with the number of overdue assessments (§2 Chrome). Old wrappers open Home and Settings natively (D4). */
export function SignedInTabs({ pathname, overdueCount }: Props) {
  const openInApp = useOpenInApp();
  const toTab = (to: string) => ({ to, isCurrent: normalizePath(pathname) === to });
  return (
    <TabNavigation
      label={MAIN()}
      tabs={[
        {
          ...toTab('/'),
          label: HOME(),
          icon: 'home',
          badge: { count: overdueCount, text: formatOverdue(overdueCount) },
          onClick: openInApp('profile'),
        },
        { ...toTab('/progress'), label: PROGRESS(), icon: 'chart' },
        {
          ...toTab('/settings'),
          label: SETTINGS(),
          icon: 'settings',
          onClick: openInApp('settings'),
        },
      ]}
    />
  );
}

/** The number of overdue assessments; 0 until the list is loaded. */
export function countOverdue(assigned: readonly AssignedAssessment[] = []): number {
  return assigned.filter(({ isOverdue }) => isOverdue).length;
}
