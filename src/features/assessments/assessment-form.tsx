import { useSelector } from '@xstate/react';
import { useMemo, type SubmitEvent } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { selectCurrent } from '../../../machines/assessment-gate/assessment-gate.selectors';
import { selectHasUnsentAnswers } from '../../../machines/submission/submission.selectors';
import { openCommand } from '../../lib/submission/open-command';
import { useStepBackButton } from '../../lib/history/step-back-button';
import { usePageHistory } from '../../lib/history/use-page-history';
import { safetyNetLink, safetyNetPath } from '../../lib/url/paths';
import type { Assessment } from '../../questions/assessment/assessment.types';
import { FormEnd } from '../../questions/notices/form-end';
import { LoadingScreen } from '../../ui/loading-screen/loading-screen';
import { StepMotion } from '../../ui/step-motion/step-motion';
import { UnsavedChangesPrompt } from '../../ui/unsaved-changes-prompt/unsaved-changes-prompt';
import { AssessmentLayout } from './assessment-layout';
import { AssessmentNotices } from './assessment-notices';
import { notifyAfterFrame } from './notify-after-frame';
import { QuestionList } from './question-list';
import type { AssessmentGateRef } from './use-assessment-gate';

type Props = { readonly gate: AssessmentGateRef; readonly definitions: readonly Assessment[] };

/** One assessment with all its questions; the button is Next, and Submit on the last one (§4). */
export function AssessmentForm({ gate, definitions }: Props) {
  const pageIndex = useSelector(gate, ({ context }) => context.pageIndex);
  const pageCount = useSelector(gate, ({ context }) => context.forms.length);
  const currentId = useSelector(gate, ({ context }) => selectCurrent(context)?.id);
  const isBusy = useSelector(gate, (snapshot) => snapshot.hasTag('busy'));
  const hasUnsent = useSelector(gate, ({ context }) => selectHasUnsentAnswers(context));
  const isUncertain = useSelector(gate, ({ context }) => context.submission.attempt !== null);
  const wasAttempted = useSelector(gate, ({ context }) => context.attempts > 0);
  const { goNext, goBack, goToFirst } = usePageHistory(gate);
  const { userId = '' } = useParams();
  const holder = useMemo(() => notifyAfterFrame(gate), [gate]);
  useStepBackButton(pageIndex > 0);
  const helpPath = safetyNetLink(userId, useSearchParams()[0]);

  const assessment = definitions.find(({ id }) => id === currentId);
  if (assessment === undefined) return <LoadingScreen />;
  const isLast = pageIndex === pageCount - 1;
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isLast) gate.send({ type: 'SUBMIT', command: openCommand() });
    else goNext();
  };

  const startOver = () => {
    gate.send({ type: 'START_OVER' });
    goToFirst();
  };

  return (
    <AssessmentLayout
      holder={holder}
      assessment={assessment}
      pageIndex={pageIndex}
      pageCount={pageCount}
      isBusy={isBusy}
      helpPath={helpPath}
      notices={
        <>
          <UnsavedChangesPrompt
            hasUnsavedChanges={hasUnsent}
            isSubmitUncertain={isUncertain}
            safetyNetPath={safetyNetPath(userId)}
          />
          <AssessmentNotices gate={gate} assessment={assessment} onStartOver={startOver} />
        </>
      }
      result={<FormEnd flow={gate} hasUnsentAnswers={hasUnsent} onDelete={startOver} />}
      onSubmit={onSubmit}
      onBack={goBack}
    >
      <StepMotion index={pageIndex}>
        <QuestionList
          holder={gate}
          assessment={assessment}
          wasAttempted={wasAttempted}
          isBusy={isBusy}
        />
      </StepMotion>
    </AssessmentLayout>
  );
}
