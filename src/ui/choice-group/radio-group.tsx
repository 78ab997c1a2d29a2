import { useId } from 'react';
import { classNames } from '../class-names';
import { errorId } from '../field/field';
import type { FieldsetTexts } from '../fieldset/fieldset';
import { Fieldset } from '../fieldset/fieldset';
import type { ChoiceOption } from './choice-row';
import { ChoiceRow } from './choice-row';
import styles from './choice-group.module.css';

type RadioGroupProps = FieldsetTexts & {
  id?: string;
  options: readonly ChoiceOption[];
  /** The id of the chosen option; undefined or '' while nothing is chosen. */
  value: string | undefined;
  onChange: (optionId: string) => void;
  /** Shows the choice without letting it change. */
  isReadOnly?: boolean;
  /** Side by side where there is room, for a few short options. */
  isInline?: boolean;
};

/** One choice among several: a fieldset of native radios, named by its legend alone. */
export function RadioGroup({
  id: givenId,
  options,
  value,
  onChange,
  isReadOnly = false,
  isInline = false,
  ...texts
}: RadioGroupProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <Fieldset id={id} {...texts}>
      <div className={classNames(styles.choices, isInline && styles.inline)}>
        {options.map((option, index) => (
          <ChoiceRow
            key={option.id}
            type="radio"
            option={option}
            inputId={`${id}-${index}`}
            name={id}
            isChosen={option.id === value}
            isDisabled={isReadOnly}
            errorId={texts.error ? errorId(id) : undefined}
            onChange={() => onChange(option.id)}
          />
        ))}
      </div>
    </Fieldset>
  );
}
