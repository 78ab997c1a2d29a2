import type { ComponentPropsWithRef } from 'react';
import { useId, useLayoutEffect, useRef } from 'react';
import { classNames } from '../class-names';
import control from '../field/control.module.css';
import type { FieldTexts } from '../field/field';
import { Field, fieldAttributes } from '../field/field';
import styles from './text-area.module.css';

type NativeTextArea = Omit<
  ComponentPropsWithRef<'textarea'>,
  'value' | 'onChange' | 'className' | 'ref'
>;

type TextAreaProps = FieldTexts &
  NativeTextArea & { value: string; onChange: (value: string) => void };

/** Where the browser can size a box by its text, no script measures it. */
const supportsFieldSizing = 'fieldSizing' in document.documentElement.style;

/** A text box of several lines that grows with its text to 200px at most (§9), then scrolls. */
export function TextArea({
  id: givenId,
  label,
  labelledBy,
  hint,
  error,
  value,
  onChange,
  ...rest
}: TextAreaProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const texts = { label, labelledBy, hint, error };
  const box = useRef<HTMLTextAreaElement>(null);

  useLayoutEffect(() => {
    // An empty box has its resting height: measuring it would cost a layout for every question of a long page.
    if (supportsFieldSizing || !box.current) return;
    box.current.style.blockSize = '';
    if (value === '') return;
    const borders = box.current.offsetHeight - box.current.clientHeight;
    box.current.style.blockSize = `${box.current.scrollHeight + borders}px`;
  }, [value]);

  return (
    <Field id={id} {...texts}>
      <textarea
        rows={3}
        {...rest}
        {...fieldAttributes(id, texts)}
        ref={box}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={classNames(control.control, styles.area)}
      />
    </Field>
  );
}
