import type { ChangeEvent, CompositionEvent } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { classNames } from '../class-names';
import controlStyles from '../field/control.module.css';
import { Field, useFieldProps } from '../field/field';
import type { TextFieldProps } from '../text-field/text-field';
import { useComposedText } from '../text-field/use-composed-text';
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
  const { composed, keepIfComposing, endComposition } = useComposedText();
  const formatted = toMasked(mask, value);
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (caret.current === null || document.activeElement !== input.current) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const readEdit = ({ value: typed, selectionStart }: HTMLInputElement, inputType?: string) =>
    applyEdit({
      pattern: mask,
      before: formatted,
      typed,
      caret: selectionStart ?? typed.length,
      inputType,
    });

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const { target, nativeEvent } = event;
    const next = readEdit(
      target,
      nativeEvent instanceof InputEvent ? nativeEvent.inputType : undefined,
    );
    if (!keepIfComposing(event)) {
      caret.current = next.caret;
      if (next.text === formatted) {
        // Without a state change React resets the input's text, which would move the caret to the end.
        target.value = formatted;
        target.setSelectionRange(next.caret, next.caret);
      }
    }
    onChange(next.text);
  };

  const handleCompositionEnd = ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
    const next = readEdit(currentTarget);
    caret.current = next.caret;
    endComposition();
    onChange(next.text);
  };

  return (
    <Field {...field}>
      <input
        inputMode={mask === '99/99/9999' ? 'numeric' : 'tel'}
        {...rest}
        ref={input}
        type={mask === '99/99/9999' ? 'text' : 'tel'}
        value={composed ?? formatted}
        onChange={handleChange}
        onCompositionEnd={handleCompositionEnd}
        className={classNames(controlStyles.control, controlStyles.short)}
      />
    </Field>
  );
}
