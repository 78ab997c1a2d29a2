import type { KeyboardEvent } from 'react';
import { useId } from 'react';
import { classNames } from '../class-names';
import control from '../field/control.module.css';
import { Field, fieldAttributes } from '../field/field';
import type { TextFieldProps } from '../text-field/text-field';
import { readWholeNumber, stepNumber } from './step-number';

type NumberFieldProps = Omit<TextFieldProps, 'min' | 'max' | 'type' | 'inputMode' | 'isShort'> & {
  /** Bounds for the arrow keys and assistive technology; what is typed is never changed by them. */
  min?: number | null;
  max?: number | null;
};

/**
 * A spinbutton for whole numbers. It is a text box rather than `type=number`, which hides what it cannot read: here
 * '12.5' and 'abc' stay as typed, so that '* Enter whole number' (§5) can speak about them.
 */
export function NumberField({
  id: givenId,
  label,
  labelledBy,
  hint,
  error,
  value,
  onChange,
  min,
  max,
  onKeyDown,
  ...rest
}: NumberFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const texts = { label, labelledBy, hint, error };

  const step = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const isArrow = event.key === 'ArrowUp' || event.key === 'ArrowDown';
    if (!isArrow || event.altKey || event.ctrlKey || event.metaKey || rest.readOnly) return;
    event.preventDefault();
    onChange(stepNumber(value, event.key === 'ArrowUp' ? 1 : -1, { min, max }));
  };

  return (
    <Field id={id} {...texts}>
      <input
        autoComplete="off"
        {...rest}
        {...fieldAttributes(id, texts)}
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
        onKeyDown={step}
        className={classNames(control.control, control.short)}
      />
    </Field>
  );
}
