import { memo } from 'react';
import {
  AssessmentQuestionField,
  toFieldProps,
  type QuestionFieldProps,
} from './assessment/assessment-question-field';
import { HeadingField } from './fields/heading-field';
import { LikertField } from './fields/likert-field';
import { SliderField } from './fields/slider-field';
import type { Question } from './question.types';
import { useLanguage } from '../lib/language/use-language';

/** The field of a question of any kind (§3). Memoized: it renders again only when its own props change. */
export const QuestionField = memo(function QuestionField(props: QuestionFieldProps<Question>) {
  useLanguage();
  const { question } = props;
  const field = toFieldProps(props);
  if (question.kind === 'heading') return <HeadingField question={question} />;
  switch (question.kind) {
    case 'likert':
      return <LikertField {...field} question={question} />;
    case 'slider':
      return <SliderField {...field} question={question} />;
    default:
      return <AssessmentQuestionField {...props} question={question} />;
  }
});
