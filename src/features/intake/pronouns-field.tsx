import { Clearable } from '../../questions/assessment/fields/clearable';
import { RadioGroup } from '../../ui/choice-group/radio-group';
import { useFormField } from '../../ui/form/form-fields';
import { PRONOUN_OPTIONS, PRONOUNS } from './copy';

const options = PRONOUN_OPTIONS.map((label) => ({ id: label, label }));

/** An optional choice of pronouns that can be cleared (§5, D9). */
export function PronounsField({ name }: { readonly name: string }) {
  const { id, value, onChange } = useFormField(name);
  return (
    <Clearable titleId={`${id}-title`} isClearable={value !== ''} onClear={() => onChange('')}>
      <RadioGroup id={id} legend={PRONOUNS} options={options} value={value} onChange={onChange} />
    </Clearable>
  );
}
