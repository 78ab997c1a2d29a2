import { toPlainDigits } from '../../lib/text/to-plain-digits';
import { useFormField } from '../../ui/form/form-fields';
import { TextField } from '../../ui/text-field/text-field';
import styles from './code-field.module.css';

type Props = { readonly name: string; readonly label: string };

/** A field for a code; keeps only digits and spaces, so that a pasted sentence or grouped digits work too (§5). */
export function CodeField({ name, label }: Props) {
  const { onChange, ...field } = useFormField(name);
  return (
    <div className={styles.code}>
      <TextField
        {...field}
        label={label}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCorrect="off"
        spellCheck={false}
        isShort
        onChange={(text) =>
          onChange(
            toPlainDigits(text)
              .replace(/[^\d\s]/g, '')
              .trimStart(),
          )
        }
      />
    </div>
  );
}
