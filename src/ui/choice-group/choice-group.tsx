import { useId, type ChangeEvent } from 'react';
import { classNames } from '../class-names';
import { errorId } from '../field/field';
import type { FieldsetTexts } from '../fieldset/fieldset';
import { Fieldset } from '../fieldset/fieldset';
import { useTextLanguage } from '../text-language/text-language';
import { renderChoiceRow, type ChoiceOption } from './choice-row';
import styles from './choice-group.module.css';

/** The props that radio groups and checkbox groups share. */
export type ChoiceGroupProps = FieldsetTexts & {
  id?: string;
  options: readonly ChoiceOption[];
  /** Places the options side by side where they fit; for a few short options. */
  isInline?: boolean;
  isDisabled?: boolean;
};

type Props = ChoiceGroupProps & {
  type: 'radio' | 'checkbox';
  isChosen: (optionId: string) => boolean;
  onChange: (optionId: string) => void;
};

/** A fieldset of native radios or checkboxes, named only by its legend. */
export function ChoiceGroup({
  id: givenId,
  type,
  options,
  isChosen,
  onChange,
  isInline = false,
  isDisabled = false,
  ...texts
}: Props) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const lang = useTextLanguage();
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    if (!isDisabled) onChange(target.value);
  };
  return (
    <Fieldset id={id} {...texts}>
      <div className={classNames(styles.choices, isInline && styles.inline)}>
        {options.map((option, index) =>
          renderChoiceRow({
            type,
            option,
            inputId: `${id}-${index}`,
            name: id,
            isChosen: isChosen(option.id),
            isDisabled,
            errorId: texts.error ? errorId(id) : undefined,
            lang,
            onChange: handleChange,
          }),
        )}
      </div>
    </Fieldset>
  );
}
