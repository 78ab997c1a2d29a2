import { useId, useState } from 'react';
import { classNames } from '../class-names';
import control from '../field/control.module.css';
import { Field, fieldAttributes } from '../field/field';
import type { TextFieldProps } from '../text-field/text-field';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './password-field.module.css';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'isShort' | 'label'> & {
  label: string;
};

/** A text box whose text is hidden until its owner asks to see it. */
export function PasswordField({
  id: givenId,
  label,
  labelledBy,
  hint,
  error,
  value,
  onChange,
  ...rest
}: PasswordFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const [isShown, setShown] = useState(false);
  const texts = { label, labelledBy, hint, error };
  return (
    <Field id={id} {...texts}>
      <div className={styles.box}>
        <input
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...rest}
          {...fieldAttributes(id, texts)}
          type={isShown ? 'text' : 'password'}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={classNames(control.control, styles.control)}
        />
        {/* Its name is text, not a label: what is labelled 'Password' is the text box alone. */}
        <button type="button" className={styles.toggle} onClick={() => setShown(!isShown)}>
          {isShown ? 'Hide' : 'Show'}
          <VisuallyHidden> {label.toLowerCase()}</VisuallyHidden>
        </button>
      </div>
    </Field>
  );
}
