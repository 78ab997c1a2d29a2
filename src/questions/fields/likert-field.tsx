import { RatingScale } from '../../ui/rating-scale/rating-scale';
import type { LikertQuestion } from '../question.types';
import type { KindFieldProps } from './field.types';
import { SingleChoiceField } from '../assessment/fields/single-choice-field';

/** The field of a likert question (§3): numbers side by side, options in words one below the other. */
export function LikertField(props: KindFieldProps<LikertQuestion>) {
  const { isNumeric, minLabel, maxLabel } = props.question;
  if (!isNumeric) return <SingleChoiceField {...props} />;
  return (
    <SingleChoiceField
      {...props}
      renderChoices={(choices) => <RatingScale {...choices} {...{ minLabel, maxLabel }} />}
    />
  );
}
