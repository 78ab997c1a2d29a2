import type { KeyboardEvent } from 'react';
import { classNames } from '../class-names';
import controlStyles from '../field/control.module.css';
import { Field, useFieldProps } from '../field/field';
import type { TextFieldProps } from '../text-field/text-field';
import { readWholeNumber, stepNumber } from './step-number';

type NumberFieldProps = Omit<TextFieldProps, 'min' | 'max' | 'type' | 'inputMode' | 'isShort'> & {
  /** Bounds for the arrow keys and assistive technology; they never change the typed text. */
  min?: number | null;
  max?: number | null;
};

/**
 * A spinbutton for whole numbers. It is a text box instead of `type=number`, which reports invalid text as empty: here
 * '12.5' and 'abc' are kept, so that validation can reply '* Enter whole number' (§5).
 */
export function NumberField(props: NumberFieldProps) {
  const { field, control } = useFieldProps(props);
  const { value, onChange, min, max, onKeyDown, ...rest } = control;

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const isArrow = event.key === 'ArrowUp' || event.key === 'ArrowDown';
    const hasModifier = event.altKey || event.ctrlKey || event.metaKey;
    // While a text is composed, the arrow keys choose from the input method's list.
    if (!isArrow || hasModifier || rest.readOnly || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onChange(stepNumber(value, event.key === 'ArrowUp' ? 1 : -1, { min, max }));
  };

  return (
    <Field {...field}>
      <input
        autoComplete="off"
        {...rest}
        type="text"
        role="spinbutton"
        // The numeric keypad of phones has no minus sign.
        inputMode={typeof min === 'number' && min < 0 ? 'text' : 'numeric'}
        aria-valuenow={readWholeNumber(value) ?? undefined}
        aria-valuemin={min ?? undefined}
        aria-valuemax={max ?? undefined}
        aria-valuetext={value === '' ? undefined : value}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={handleKeyDown}
        className={classNames(controlStyles.control, controlStyles.short)}
      />
    </Field>
  );
}
