import { useId } from 'react';
import { classNames } from '../../../ui/class-names';
import { Field, fieldAttributes } from '../../../ui/field/field';
import control from '../../../ui/field/control.module.css';
import styles from './file-field.module.css';

type Props = {
  readonly label: string;
  readonly hint?: string;
  readonly error: string | null;
  /** Accepted file extensions, such as `.json,.svg`. */
  readonly accept: string;
  readonly onChoose: (name: string, content: string) => void;
};

/** Reads a local text file in the browser; the file is not uploaded. */
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
          // Lets the user choose the same file again after editing it.
          event.target.value = '';
        }}
      />
    </Field>
  );
}
