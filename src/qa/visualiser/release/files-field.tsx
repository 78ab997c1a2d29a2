import { useId } from 'react';
import { classNames } from '../../../ui/class-names';
import { Field, fieldAttributes } from '../../../ui/field/field';
import control from '../../../ui/field/control.module.css';
import fileField from '../components/file-field.module.css';

type Props = {
  readonly label: string;
  readonly hint: string;
  readonly error?: string | null;
  /** Whole folders, with everything in them; else single files. */
  readonly isFolder?: boolean;
  readonly accept?: string;
  readonly onChoose: (files: readonly File[]) => void;
};

/** Lets the user choose local files, which are not uploaded. */
export function FilesField({
  label,
  hint,
  error = null,
  isFolder = false,
  accept,
  onChoose,
}: Props) {
  const id = useId();
  const texts = { label, hint, error };
  return (
    <Field id={id} {...texts}>
      <input
        {...fieldAttributes(id, texts)}
        ref={(input) => {
          // React has no property for it.
          if (input !== null) input.webkitdirectory = isFolder;
        }}
        type="file"
        multiple
        accept={accept}
        className={classNames(control.control, fileField.file)}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Lets the user choose the same files again after changing them.
          target.value = '';
          if (files.length > 0) onChoose(files);
        }}
      />
    </Field>
  );
}
