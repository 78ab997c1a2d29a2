import { RatingScale } from '../../ui/rating-scale/rating-scale';
import { getSelectedChoices, getAnswerText } from '../assessment/answer-value';
import type { LikertQuestion } from '../question.types';
import { Clearable } from '../assessment/fields/clearable';
import type { KindFieldProps } from './field.types';
import { SingleChoiceField } from '../assessment/fields/single-choice-field';

/** The field of a likert question (§3): numbers side by side, options in words one below the other. */
export function LikertField(props: KindFieldProps<LikertQuestion>) {
  const { question, value, onChange, problem, optional, id, ...group } = props;
  const { key, title, choices, isSkippable, isNumeric, minLabel, maxLabel } = question;
  if (!isNumeric) return <SingleChoiceField {...props} />;
  return (
    <Clearable
      titleId={`${id}-title`}
      isClearable={isSkippable && getSelectedChoices(choices, value).length > 0}
      onClear={() => onChange(key, '')}
    >
      <RatingScale
        {...group}
        id={id}
        legend={title}
        hint={optional}
        error={problem}
        options={choices}
        value={getAnswerText(value)}
        onChange={(choiceId) => onChange(key, choiceId)}
        minLabel={minLabel}
        maxLabel={maxLabel}
      />
    </Clearable>
  );
}
