import { useState } from 'react';
import { useIsHydrating } from '../../lib/react/use-is-hydrating';
import { classNames } from '../class-names';
import controlStyles from '../field/control.module.css';
import { Field, useFieldProps } from '../field/field';
import type { TextFieldProps } from '../text-field/text-field';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { HIDE, SHOW } from './copy';
import styles from './password-field.module.css';

/** The props of `PasswordField`: those of a text field; the label is required. */
type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'isShort' | 'label'> & {
  label: string;
};

/** A password box with a button that shows or hides the text. */
export function PasswordField(props: PasswordFieldProps) {
  const { field, control } = useFieldProps(props);
  const { value, onChange, ...rest } = control;
  const isHydrating = useIsHydrating();
  // The first view may show it already (decision 0013).
  const [isShown, setShown] = useState(
    () => isHydrating && document.getElementById(rest.id)?.getAttribute('type') === 'text',
  );
  return (
    <Field {...field}>
      <div className={styles.box}>
        <input
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck="false"
          {...rest}
          type={isShown ? 'text' : 'password'}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={classNames(controlStyles.control, styles.control)}
        />
        {/* Named by its text, not by aria-label: only the text box is found by the label 'Password'. */}
        <button type="button" className={styles.toggle} onClick={() => setShown(!isShown)}>
          {isShown ? HIDE() : SHOW()}
          <VisuallyHidden> {props.label.toLowerCase()}</VisuallyHidden>
        </button>
      </div>
    </Field>
  );
}
