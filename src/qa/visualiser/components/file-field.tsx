import { useId } from 'react';
import { classNames } from '../../../ui/class-names';
import { Field, fieldAttributes } from '../../../ui/field/field';
import control from '../../../ui/field/control.module.css';
import styles from './file-field.module.css';

type Props = {
  readonly label: string;
  readonly hint?: string;
  readonly error: string | null;
  /** File endings that are offered first. */
  readonly accept: string;
  readonly onChoose: (name: string, content: string) => void;
};

/** Reads a text file of the person's own; it goes nowhere else. */
export function FileField({ label, hint, error, accept, onChoose }: Props) {
  const id = useId();
  const texts = { label, error, ...(hint !== undefined && { hint }) };
  return (
    <Field id={id} {...texts}>
      <input
        {...fieldAttributes(id, texts)}
        type="file"
        accept={accept}
        className={classNames(control.control, styles.file)}
        onChange={(event) => {
          const { files } = event.target;
          const file = files?.[0];
          if (file === undefined) return;
          void file.text().then((content) => onChoose(file.name, content));
          // The same file can be chosen again after it was written anew.
          event.target.value = '';
        }}
      />
    </Field>
  );
}
