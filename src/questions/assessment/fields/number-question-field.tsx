import { Fieldset } from '../../../ui/fieldset/fieldset';
import { NumberField } from '../../../ui/number-field/number-field';
import { getAnswerText } from '../answer-value';
import { numberHint } from '../copy';
import { ANSWERS_FORM_ID } from '../question-field-id';
import type { NumberQuestion } from '../../question.types';
import type { KindFieldProps } from '../../fields/field.types';

/** A whole number as a spinbutton that keeps whatever is typed (§5). */
export function NumberQuestionField({
  question,
  value,
  onChange,
  problem,
  optional,
  id,
  ...group
}: KindFieldProps<NumberQuestion>) {
  const { key, title, min, max } = question;
  const hint = numberHint(min, max);
  return (
    <Fieldset {...group} id={id} titleId={`${id}-title`} legend={title}>
      <NumberField
        id={`${id}-control`}
        form={ANSWERS_FORM_ID}
        labelledBy={`${id}-title`}
        hint={optional === undefined ? hint : `${optional}. ${hint}`}
        error={problem}
        min={min}
        max={max}
        value={getAnswerText(value)}
        onChange={(text) => onChange(key, text)}
      />
    </Fieldset>
  );
}
