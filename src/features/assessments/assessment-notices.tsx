import { useSelector } from '@xstate/react';
import { useState } from 'react';
import {
  selectTakeableIds,
  selectInvalidAnswers,
} from '../../../machines/assessment-gate/assessment-gate.selectors';
import type { Assessment } from '../../questions/assessment/assessment.types';
import { FormNotices } from '../../questions/notices/form-notices';
import { Alert } from '../../ui/alert/alert';
import { AnswerErrorSummary } from './answer-error-summary';
import { formatNotShown } from './copy';
import type { AssessmentGateRef } from './use-assessment-gate';

type Props = {
  readonly gate: AssessmentGateRef;
  readonly assessment: Assessment;
  readonly onStartOver: () => void;
};

/** The notices and problems above the questions of an assessment. */
export function AssessmentNotices({ gate, assessment, onStartOver }: Props) {
  // Later the clinic may assign others, which is no failure.
  const [notShownCount] = useState(() => {
    const { context } = gate.getSnapshot();
    return selectTakeableIds(context).length - context.forms.length;
  });
  const invalid = useSelector(gate, ({ context }) => selectInvalidAnswers(context));
  return (
    <>
      {notShownCount > 0 && <Alert tone="info">{formatNotShown(notShownCount)}</Alert>}
      <FormNotices flow={gate} invalid={invalid} onStartOver={onStartOver} />
      <AnswerErrorSummary gate={gate} assessment={assessment} />
    </>
  );
}
