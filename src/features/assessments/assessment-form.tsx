import { useSelector } from '@xstate/react';
import { useMemo, type SubmitEvent } from 'react';
import { useLocation } from 'react-router-dom';
import {
  selectCurrent,
  selectHasUnsentAnswers,
} from '../../../machines/assessment-gate/assessment-gate.selectors';
import { useStepBackButton } from '../../lib/history/step-back-button';
import { usePageHistory, type PagedForm } from '../../lib/history/use-page-history';
import type { Assessment } from '../../questions/assessment/assessment.types';
import { ANSWERS_FORM_ID } from '../../questions/assessment/question-field-id';
import { Actions, Button } from '../../ui/button/button';
import { KeptAnswersNotice } from '../../ui/kept-answers/kept-answers-notice';
import { UnsavedChangesPrompt } from '../../ui/unsaved-changes-prompt/unsaved-changes-prompt';
import { PageHeading } from '../../ui/page-heading/page-heading';
import { AnswerErrorSummary } from './answer-error-summary';
import { BACK, NEXT, SUBMIT, SUBMITTING } from './copy';
import { QuestionList } from './question-list';
import { SubmitFailure } from './submit-failure';
import styles from './assessment-form.module.css';
import type { AssessmentGateRef } from './use-assessment-gate';

type Props = { readonly gate: AssessmentGateRef; readonly definitions: readonly Assessment[] };

/** One assessment with all its questions; the button is Next, and Submit on the last one (§4). */
export function AssessmentForm({ gate, definitions }: Props) {
  const pageIndex = useSelector(gate, ({ context }) => context.pageIndex);
  const pageCount = useSelector(gate, ({ context }) => context.outlines.length);
  const currentId = useSelector(gate, ({ context }) => selectCurrent(context)?.id);
  const isBusy = useSelector(gate, (snapshot) => snapshot.hasTag('busy'));
  const hasUnsent = useSelector(gate, ({ context }) => selectHasUnsentAnswers(context));
  const isRestored = useSelector(gate, ({ context }) => context.isRestored);
  const { goNext, goBack, goToFirst } = usePageHistory(usePages(gate));
  const { pathname } = useLocation();
  useStepBackButton(pageIndex > 0);

  const assessment = definitions.find(({ id }) => id === currentId);
  if (assessment === undefined) return null;
  const isLast = pageIndex === pageCount - 1;
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isLast) gate.send({ type: 'SUBMIT' });
    else goNext();
  };

  const startOver = () => {
    gate.send({ type: 'START_OVER' });
    goToFirst();
  };

  return (
    <div className={styles.page}>
      <UnsavedChangesPrompt
        hasUnsavedChanges={hasUnsent}
        safetyNetPath={pathname.replace(/[^/]+\/?$/, 'safety-net')}
      />
      <PageHeading
        key={assessment.id}
        detail={pageCount > 1 ? `Assessment ${pageIndex + 1} of ${pageCount}` : undefined}
      >
        {assessment.name}
      </PageHeading>
      {isRestored && <KeptAnswersNotice onStartOver={startOver} />}
      <AnswerErrorSummary gate={gate} assessment={assessment} />
      {assessment.stem !== null && (
        <p dir="auto" className={styles.stem}>
          {assessment.stem}
        </p>
      )}
      <QuestionList gate={gate} assessment={assessment} isBusy={isBusy} />
      <SubmitFailure gate={gate} />
      {/* The form contains only the buttons, because every event inside a form visits all of its controls. */}
      <form id={ANSWERS_FORM_ID} onSubmit={onSubmit} noValidate>
        <Actions>
          <Button type="submit" variant="primary" isBusy={isBusy} busyLabel={SUBMITTING}>
            {isLast ? SUBMIT : NEXT}
          </Button>
          {pageIndex > 0 && (
            <Button variant="secondary" onClick={goBack} disabled={isBusy}>
              {BACK}
            </Button>
          )}
        </Actions>
      </form>
    </div>
  );
}

function usePages(gate: AssessmentGateRef): PagedForm {
  return useMemo(
    () => ({
      getPageIndex: () => gate.getSnapshot().context.pageIndex,
      next: () => gate.send({ type: 'NEXT' }),
      back: () => gate.send({ type: 'BACK' }),
    }),
    [gate],
  );
}
