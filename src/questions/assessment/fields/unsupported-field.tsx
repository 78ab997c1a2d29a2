import { Fieldset } from '../../../ui/fieldset/fieldset';
import { formatCannotBeShown } from '../copy';
import type { UnsupportedQuestion } from '../../question.types';
import type { KindFieldProps } from '../../fields/field.types';

type UnsupportedFieldProps = Pick<
  KindFieldProps<UnsupportedQuestion>,
  'question' | 'id' | 'detail'
>;

/** Shows a question of an unsupported kind with a notice; it needs no answer. */
export function UnsupportedField({ question, ...group }: UnsupportedFieldProps) {
  return (
    <Fieldset {...group} legend={question.title}>
      <p>{formatCannotBeShown(question.isSkippable)}</p>
    </Fieldset>
  );
}
