import { useCallback, useSyncExternalStore, type SubmitEvent } from 'react';
import { AssessmentLayout } from '../../features/assessments/assessment-layout';
import { QuestionList } from '../../features/assessments/question-list';
import { FormMessage } from '../../ui/form/form-message';
import { LOADING } from '../../ui/skeleton/copy';
import type { FirstForm } from './first-form';
import type { FirstScreen } from './load-first-screen';
import { holdPress } from './router-hooks';

type Props = {
  readonly screen: FirstScreen;
  readonly form: FirstForm;
  /** False at first: a long page is drawn in slices. */
  readonly isWhole: boolean;
};

/** The first assessment as the app renders it: the app hydrates the same elements (decision 0013). */
export function FirstView({ screen, form, isWhole }: Props) {
  const { assessment } = screen;
  const subscribe = useCallback(
    (listener: () => void) => form.subscribe(listener).unsubscribe,
    [form],
  );
  const isBusy = useSyncExternalStore(subscribe, form.isBusy);
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    holdPress();
  };
  return (
    <AssessmentLayout
      holder={form}
      assessment={assessment}
      pageIndex={0}
      pageCount={screen.form.outlines.length}
      isBusy={isBusy}
      busyLabel={LOADING}
      result={<FormMessage isBusy={isBusy}>{null}</FormMessage>}
      onSubmit={onSubmit}
    >
      <QuestionList
        holder={form}
        assessment={assessment}
        rendering={isWhole ? 'whole' : 'slices'}
      />
    </AssessmentLayout>
  );
}
