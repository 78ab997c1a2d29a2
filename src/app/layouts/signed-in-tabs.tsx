import type { MouseEvent } from 'react';
import type { AssignedAssessment } from '../../api/assessments.schema';
import { TabNavigation } from '../../ui/tab-navigation/tab-navigation';
import { openInApp, type AppScreen } from '../../wrapper/open-in-app';
import { useWrapper } from '../../wrapper/wrapper-context';
import type { RouteFacts } from './route-facts';
import { formatOverdue, HOME, MAIN, PROGRESS, SETTINGS } from './copy';

/** The path of a page with tabs. */
export type Tab = NonNullable<RouteFacts['tab']>;

type Props = { readonly tab: Tab; readonly overdueCount: number };

/** The tabs of a signed-in user; Home has a badge with the number of overdue assessments (§2 Chrome). Old wrappers open Home and Settings natively (D4). */
export function SignedInTabs({ tab, overdueCount }: Props) {
  const wrapper = useWrapper();
  const openIn = (screen: AppScreen) => (event: MouseEvent) => {
    if (openInApp(wrapper, screen)) event.preventDefault();
  };
  const toTab = (to: Tab) => ({ to, isCurrent: to === tab });
  return (
    <TabNavigation
      label={MAIN()}
      tabs={[
        {
          ...toTab('/'),
          label: HOME(),
          icon: 'home',
          badge: { count: overdueCount, text: formatOverdue(overdueCount) },
          onClick: openIn('profile'),
        },
        { ...toTab('/progress'), label: PROGRESS(), icon: 'chart' },
        {
          ...toTab('/settings'),
          label: SETTINGS(),
          icon: 'settings',
          onClick: openIn('settings'),
        },
      ]}
    />
  );
}

/** The number of overdue assessments; 0 until the list is loaded. */
export function countOverdue(assigned: readonly AssignedAssessment[] = []): number {
  return assigned.filter(({ isOverdue }) => isOverdue).length;
}
