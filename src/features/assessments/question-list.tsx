import { memo, type ComponentProps } from 'react';
import { useLanguage } from '../../lib/language/use-language';
import type { Assessment } from '../../questions/assessment/assessment.types';
import { formatQuestionNumber } from '../../questions/assessment/copy';
import { STEM_ID } from '../../questions/assessment/question-field-id';
import { LongList } from '../../ui/long-list/long-list';
import type { AnswerHolder } from './answer-holder';
import { AssessmentQuestion } from './assessment-question';
import styles from './assessment-layout.module.css';

type Props = {
  readonly holder: AnswerHolder;
  readonly assessment: Assessment;
  /** True after Next or Submit: missing answers are shown. */
  readonly wasAttempted?: boolean;
  readonly isBusy?: boolean;
  readonly rendering?: ComponentProps<typeof LongList>['rendering'];
};

/** The questions of one assessment; inert while the answers are being submitted. */
export const QuestionList = memo(function QuestionList({
  holder,
  assessment: { id, questions, stem },
  wasAttempted = false,
  isBusy = false,
  rendering,
}: Props) {
  useLanguage();
  return (
    <LongList className={styles.questions} inert={isBusy} rendering={rendering}>
      {questions.map((question, index) => (
        <AssessmentQuestion
          key={question.key}
          holder={holder}
          assessmentId={id}
          question={question}
          detail={formatQuestionNumber(index + 1, questions.length)}
          describedBy={stem === null ? undefined : STEM_ID}
          wasAttempted={wasAttempted}
        />
      ))}
    </LongList>
  );
});
