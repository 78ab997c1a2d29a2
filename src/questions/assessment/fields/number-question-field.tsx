import { Fieldset } from '../../../ui/fieldset/fieldset';
import { NumberField } from '../../../ui/number-field/number-field';
import { getAnswerText } from '../answer-value';
import { formatNumberHint } from '../copy';
import { ANSWERS_FORM_ID } from '../question-field-id';
import type { NumberQuestion } from '../../question.types';
import type { KindFieldProps } from '../../fields/field.types';

/** The field of a number question: a spinbutton that never changes the typed text (§5). */
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
  const hint = formatNumberHint(min, max);
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
