import type { ReactNode, SubmitEvent } from 'react';
import type { Assessment } from '../../questions/assessment/assessment.types';
import { ANSWERS_FORM_ID } from '../../questions/assessment/question-field-id';
import { Actions, Button } from '../../ui/button/button';
import { PageHeading } from '../../ui/page-heading/page-heading';
import styles from './assessment-layout.module.css';
import { BACK, NEXT, SUBMIT, SUBMITTING } from './copy';

type Props = {
  readonly assessment: Assessment;
  readonly pageIndex: number;
  readonly pageCount: number;
  readonly isBusy: boolean;
  /** Announced while busy. */
  readonly busyLabel?: string;
  /** Notices and problems, between the heading and the questions. */
  readonly notices?: ReactNode;
  /** The questions. */
  readonly children: ReactNode;
  /** The result of the last submit, above the buttons. */
  readonly result: ReactNode;
  readonly onSubmit: (event: SubmitEvent) => void;
  readonly onBack?: () => void;
};

/** The layout of one assessment; the button is Next, and Submit on the last one (§4). */
export function AssessmentLayout(props: Props) {
  const { assessment, pageIndex, pageCount, isBusy, notices, children, result } = props;
  const { onSubmit, onBack, busyLabel = SUBMITTING } = props;
  return (
    <div className={styles.page}>
      <PageHeading
        key={assessment.id}
        detail={pageCount > 1 ? `Assessment ${pageIndex + 1} of ${pageCount}` : undefined}
      >
        {assessment.name}
      </PageHeading>
      {notices}
      {assessment.stem !== null && (
        <p dir="auto" className={styles.stem}>
          {assessment.stem}
        </p>
      )}
      {children}
      {result}
      {/* The form contains only the buttons, because every event inside a form visits all of its controls. */}
      <form id={ANSWERS_FORM_ID} onSubmit={onSubmit} noValidate>
        <Actions>
          <Button type="submit" variant="primary" isBusy={isBusy} busyLabel={busyLabel}>
            {pageIndex === pageCount - 1 ? SUBMIT : NEXT}
          </Button>
          {pageIndex > 0 && (
            <Button variant="secondary" onClick={onBack} disabled={isBusy}>
              {BACK}
            </Button>
          )}
        </Actions>
      </form>
    </div>
  );
}
