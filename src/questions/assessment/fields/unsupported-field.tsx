import { Fieldset } from '../../../ui/fieldset/fieldset';
import { CANNOT_BE_SHOWN } from '../copy';
import type { UnsupportedQuestion } from '../../question.types';
import type { KindFieldProps } from '../../fields/field.types';

type UnsupportedFieldProps = Pick<
  KindFieldProps<UnsupportedQuestion>,
  'question' | 'id' | 'detail'
>;

/** A question that cannot be answered here keeps its place on the page, and holds nobody up. */
export function UnsupportedField({ question, ...group }: UnsupportedFieldProps) {
  return (
    <Fieldset {...group} legend={question.title}>
      <p>{CANNOT_BE_SHOWN}</p>
    </Fieldset>
  );
}
