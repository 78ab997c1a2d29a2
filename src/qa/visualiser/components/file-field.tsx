import { useId, useState } from 'react';
import { Field, fieldAttributes } from '../../../ui/field/field';
import { FileInput } from './file-input';

type Props = {
  readonly label: string;
  readonly hint?: string;
  readonly error: string | null;
  /** Accepted file extensions, such as `.json`. */
  readonly accept: string;
  /** The name of the file that was chosen before this field was shown. */
  readonly chosen?: string | null;
  readonly onChoose: (name: string, content: string) => void;
};

/** Reads a local text file in the browser; the file is not uploaded. */
export function FileField({ label, hint, error, accept, chosen = null, onChoose }: Props) {
  const id = useId();
  const [name, setName] = useState<string | null>(null);
  const texts = { label, error, ...(hint !== undefined && { hint }) };
  return (
    <Field id={id} {...texts}>
      <FileInput
        {...fieldAttributes(id, texts)}
        accept={accept}
        chosen={name ?? chosen}
        onChoose={([file]) => {
          if (file === undefined) return;
          setName(file.name);
          // A file that cannot be read, such as a folder or one that is too large, has no content that anything accepts.
          const content = file.text().catch(() => '');
          void content.then((text) => onChoose(file.name, text));
        }}
      />
    </Field>
  );
}
