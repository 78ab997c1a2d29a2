import type { ChangeEvent } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { classNames } from '../class-names';
import controlStyles from '../field/control.module.css';
import { Field, useFieldProps } from '../field/field';
import type { TextFieldProps } from '../text-field/text-field';
import { applyEdit, toMasked } from './mask-input';
import type { MaskPattern } from './masks';

type MaskedFieldProps = Omit<TextFieldProps, 'type' | 'isShort' | 'ref' | 'value'> & {
  /** Undefined in a first view, until something is typed. */
  value: string | undefined;
  mask: MaskPattern;
};

/**
 * A text box that formats a date or a phone number of the +1 plan while typing (§5). `value` and `onChange` use the formatted text.
 * It supports paste, backspace at any position, and the formats of autofill (ISO dates, '+1 …').
 */
export function MaskedField(props: MaskedFieldProps) {
  const { field, control } = useFieldProps(props);
  const { value = '', onChange, mask, ...rest } = control;
  const shown = toMasked(mask, value);
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (caret.current === null || document.activeElement !== input.current) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: typed, selectionStart } = event.target;
    const native = event.nativeEvent;
    const next = applyEdit({
      pattern: mask,
      before: shown,
      typed,
      caret: selectionStart ?? typed.length,
      inputType: native instanceof InputEvent ? native.inputType : undefined,
    });
    caret.current = next.caret;
    if (next.text === shown) {
      // Without a state change React resets the input's text, which would move the caret to the end.
      event.target.value = shown;
      event.target.setSelectionRange(next.caret, next.caret);
    }
    onChange(next.text);
  };

  return (
    <Field {...field}>
      <input
        inputMode={mask === '99/99/9999' ? 'numeric' : 'tel'}
        {...rest}
        ref={input}
        type={mask === '99/99/9999' ? 'text' : 'tel'}
        value={shown}
        onChange={handleChange}
        className={classNames(controlStyles.control, controlStyles.short)}
      />
    </Field>
  );
}
