import { Fieldset } from '../../../ui/fieldset/fieldset';
import { TextArea } from '../../../ui/text-area/text-area';
import { getAnswerText } from '../answer-value';
import type { FreeTextQuestion } from '../../question.types';
import type { KindFieldProps } from '../../fields/field.types';

/** The field of a free-text question: a multi-line text box. */
export function FreeTextField({
  question,
  value,
  onChange,
  problem,
  optional,
  id,
  ...group
}: KindFieldProps<FreeTextQuestion>) {
  const { key, title } = question;
  return (
    <Fieldset {...group} id={id} titleId={`${id}-title`} legend={title}>
      <TextArea
        id={`${id}-control`}
        autoComplete="off"
        labelledBy={`${id}-title`}
        hint={optional}
        error={problem}
        value={getAnswerText(value)}
        onChange={(text) => onChange(key, text)}
      />
    </Fieldset>
  );
}
