import { useId } from 'react';
import { classNames } from '../class-names';
import { errorId } from '../field/field';
import type { FieldsetTexts } from '../fieldset/fieldset';
import { Fieldset } from '../fieldset/fieldset';
import type { ChoiceOption } from './choice-row';
import { ChoiceRow } from './choice-row';
import styles from './choice-group.module.css';

type CheckboxGroupProps = FieldsetTexts & {
  id?: string;
  options: readonly ChoiceOption[];
  /** The ids of the chosen options. */
  value: readonly string[];
  /** A box was ticked or cleared; the owner works out the new value, as override rules need (§5). */
  onToggle: (optionId: string) => void;
  isReadOnly?: boolean;
  isInline?: boolean;
};

/** Any number of choices: a fieldset of native checkboxes, named by its legend alone. */
export function CheckboxGroup({
  id: givenId,
  options,
  value,
  onToggle,
  isReadOnly = false,
  isInline = false,
  ...texts
}: CheckboxGroupProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <Fieldset id={id} {...texts}>
      <div className={classNames(styles.choices, isInline && styles.inline)}>
        {options.map((option, index) => (
          <ChoiceRow
            key={option.id}
            type="checkbox"
            option={option}
            inputId={`${id}-${index}`}
            name={id}
            isChosen={value.includes(option.id)}
            isDisabled={isReadOnly}
            errorId={texts.error ? errorId(id) : undefined}
            onChange={() => onToggle(option.id)}
          />
        ))}
      </div>
    </Fieldset>
  );
}
