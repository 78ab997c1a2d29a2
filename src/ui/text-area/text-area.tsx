import type { ComponentPropsWithRef } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { classNames } from '../class-names';
import controlStyles from '../field/control.module.css';
import type { FieldTexts } from '../field/field';
import { Field, useFieldProps } from '../field/field';
import styles from './text-area.module.css';

type NativeTextArea = Omit<
  ComponentPropsWithRef<'textarea'>,
  'value' | 'onChange' | 'className' | 'ref'
>;

type TextAreaProps = FieldTexts &
  NativeTextArea & {
    value: string;
    onChange: (value: string) => void;
    /** Begins as one line, where the answer may be a name or a phone number. */
    isLine?: boolean;
  };

/** True where CSS `field-sizing` works; then no script measures the text. */
const supportsFieldSizing = 'fieldSizing' in document.documentElement.style;

/** A multi-line text box that grows with its text up to 200px (§9), then scrolls. */
export function TextArea(props: TextAreaProps) {
  const { field, control } = useFieldProps(props);
  const { value, onChange, isLine = false, ...rest } = control;
  const box = useRef<HTMLTextAreaElement>(null);

  useLayoutEffect(() => {
    // An empty box keeps its default height: measuring it would force a layout for every question of a long page.
    if (supportsFieldSizing || !box.current) return;
    box.current.style.blockSize = '';
    if (value === '') return;
    const borders = box.current.offsetHeight - box.current.clientHeight;
    box.current.style.blockSize = `${box.current.scrollHeight + borders}px`;
  }, [value]);

  return (
    <Field {...field}>
      <textarea
        rows={isLine ? 1 : 3}
        dir="auto"
        {...rest}
        ref={box}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={classNames(controlStyles.control, styles.area, isLine && styles.line)}
      />
    </Field>
  );
}
