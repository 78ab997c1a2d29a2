import type { ChangeEvent } from 'react';
import { useId, useLayoutEffect, useRef } from 'react';
import { classNames } from '../class-names';
import control from '../field/control.module.css';
import { Field, fieldAttributes } from '../field/field';
import type { TextFieldProps } from '../text-field/text-field';
import { applyEdit, toMasked } from './mask-input';
import type { MaskPattern } from './masks';

type MaskedFieldProps = Omit<TextFieldProps, 'type' | 'isShort' | 'ref'> & {
  mask: MaskPattern;
};

/**
 * A text box that keeps the shape of a date or a US phone number (§5). `value` and `onChange` carry the formatted text.
 * It accepts paste, backspace anywhere, and what autofill gives (ISO dates, '+1 …').
 */
export function MaskedField({
  id: givenId,
  label,
  labelledBy,
  hint,
  error,
  value,
  onChange,
  mask,
  ...rest
}: MaskedFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const shown = toMasked(mask, value);
  const texts = { label, labelledBy, hint, error };
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (caret.current === null || document.activeElement !== input.current) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const edit = (event: ChangeEvent<HTMLInputElement>) => {
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
      // React puts the old text back without rendering, and the caret would jump to its end.
      event.target.value = shown;
      event.target.setSelectionRange(next.caret, next.caret);
    }
    onChange(next.text);
  };

  return (
    <Field id={id} {...texts}>
      <input
        inputMode={mask === '99/99/9999' ? 'numeric' : 'tel'}
        {...rest}
        {...fieldAttributes(id, texts)}
        ref={input}
        type={mask === '99/99/9999' ? 'text' : 'tel'}
        value={shown}
        onChange={edit}
        className={classNames(control.control, control.short)}
      />
    </Field>
  );
}
