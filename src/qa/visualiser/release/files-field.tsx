import { useId } from 'react';
import { Field, fieldAttributes } from '../../../ui/field/field';
import { FileInput } from '../components/file-input';

type Props = {
  readonly label: string;
  readonly hint: string;
  readonly error?: string | null;
  /** Whole folders, with everything in them; else single files. */
  readonly isFolder?: boolean;
  readonly accept?: string;
  /** What was chosen; null if nothing was. */
  readonly chosen: string | null;
  readonly onChoose: (files: readonly File[]) => void;
};

/** Lets the user choose local files, which are not uploaded. */
export function FilesField({ label, hint, error = null, isFolder = false, ...input }: Props) {
  const id = useId();
  const texts = { label, hint, error };
  return (
    <Field id={id} {...texts}>
      <FileInput
        {...fieldAttributes(id, texts)}
        {...input}
        ref={(element) => {
          // React has no property for it.
          if (element !== null) element.webkitdirectory = isFolder;
        }}
        multiple
      />
    </Field>
  );
}
