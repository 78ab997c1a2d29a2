import { useCallback, useSyncExternalStore, type SubmitEvent } from 'react';
import { AssessmentLayout } from '../../features/assessments/assessment-layout';
import { QuestionList } from '../../features/assessments/question-list';
import { safetyNetPath } from '../../lib/url/user-paths';
import { FormMessage } from '../../ui/form/form-message';
import { NavigationProgress } from '../../ui/navigation-progress/navigation-progress';
import { WrapperContext } from '../../wrapper/wrapper-context';
import { browserWrapper } from '../../wrapper/browser-wrapper';
import { AppFrame, SafetyNetLink } from '../layouts/app-frame';
import { getUserLayoutProps } from '../layouts/user-layout-props';
import type { FirstForm } from './first-form';
import type { FirstScreen } from './load-first-screen';
import { holdPress } from './router-hooks';

type Props = {
  readonly screen: FirstScreen;
  readonly form: FirstForm;
  /** False at first: a long page is drawn in slices. */
  readonly isWhole: boolean;
};

/** The page of the first assessment as the app renders it: the app hydrates the same elements (decision 0013). */
export function FirstView({ screen, form, isWhole }: Props) {
  const { configuration, userId, user, assessment } = screen;
  const subscribe = useCallback(
    (listener: () => void) => form.subscribe(listener).unsubscribe,
    [form],
  );
  const isBusy = useSyncExternalStore(subscribe, form.isBusy);
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    holdPress();
  };
  const helpPath = safetyNetPath(userId);
  return (
    <WrapperContext value={browserWrapper}>
      <NavigationProgress isNavigating={false} />
      <AppFrame
        {...getUserLayoutProps(user, 'assessments')}
        stores={configuration}
        helpPath={helpPath}
        // Without history there is nothing to go back to.
        back={null}
        actions={<SafetyNetLink path={helpPath} />}
      >
        <AssessmentLayout
          holder={form}
          assessment={assessment}
          pageIndex={0}
          pageCount={screen.form.outlines.length}
          isBusy={isBusy}
          busyLabel="Loading…"
          result={<FormMessage isBusy={isBusy}>{null}</FormMessage>}
          onSubmit={onSubmit}
        >
          <QuestionList
            holder={form}
            assessment={assessment}
            rendering={isWhole ? 'whole' : 'slices'}
          />
        </AssessmentLayout>
      </AppFrame>
    </WrapperContext>
  );
}
