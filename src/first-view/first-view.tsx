import { selectCurrent } from '../../machines/assessment-gate/assessment-gate.selectors';
import { AssessmentLayout } from '../features/assessments/assessment-layout';
import { QuestionList } from '../features/assessments/question-list';
import { safetyNetLink } from '../lib/url/paths';
import { FormMessage } from '../ui/form/form-message';
import { StepMotion } from '../ui/step-motion/step-motion';
import { LOADING } from '../ui/skeleton/copy';
import { countVisible } from './count-visible';
import type { LinkForm } from './link-form';
import type { LinkQuestions } from './load-link-questions';
import { useViewForm } from './use-view-form';

type Props = {
  readonly screen: LinkQuestions;
  readonly form: LinkForm;
  readonly onNext: () => void;
  /** False at first: a long page is drawn in slices. */
  readonly isWhole: boolean;
};

const goBack = () => window.history.back();

/** One assessment as the app renders it: the app hydrates the same elements (decision 0013). */
export function FirstView({ screen, form, onNext, isWhole }: Props) {
  const { isBusy, pageIndex, onSubmit } = useViewForm(form, onNext);
  const { context } = form.getSnapshot();
  const assessment = screen.definitions.find(({ id }) => id === selectCurrent(context)?.id);
  if (assessment === undefined) return null;
  return (
    <AssessmentLayout
      holder={form}
      assessment={assessment}
      pageIndex={pageIndex}
      pageCount={context.forms.length}
      isBusy={isBusy}
      helpPath={safetyNetLink(screen.userId, new URLSearchParams(window.location.search))}
      busyLabel={LOADING()}
      result={<FormMessage isBusy={isBusy}>{null}</FormMessage>}
      onSubmit={onSubmit}
      onBack={goBack}
    >
      {/* No motion: the app hydrates a page as the first one that it shows. */}
      <StepMotion index={0}>
        <QuestionList
          holder={form}
          assessment={assessment}
          rendering={isWhole ? 'whole' : countVisible(assessment.questions)}
        />
      </StepMotion>
    </AssessmentLayout>
  );
}
