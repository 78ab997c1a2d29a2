import { Clearable } from '../../questions/assessment/fields/clearable';
import { RadioGroup } from '../../ui/choice-group/radio-group';
import { useFormField } from '../../ui/form/form-fields';
import { PRONOUN_LABELS, PRONOUNS } from './copy';

/** An optional choice of pronouns that can be cleared (§5, D9). */
export function PronounsField({ name }: { readonly name: string }) {
  const { id, value, readOnly, onChange } = useFormField(name);
  const options = Object.entries(PRONOUN_LABELS()).map(([id, label]) => ({ id, label }));
  return (
    <Clearable titleId={`${id}-title`} isClearable={value !== ''} onClear={() => onChange('')}>
      <RadioGroup
        id={id}
        legend={PRONOUNS()}
        options={options}
        value={value}
        isDisabled={readOnly}
        onChange={onChange}
      />
    </Clearable>
  );
}
