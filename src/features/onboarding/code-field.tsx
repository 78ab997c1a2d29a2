import { useFormField } from '../../ui/form/form-fields';
import { TextField } from '../../ui/text-field/text-field';
import styles from './code-field.module.css';

type Props = { readonly name: string; readonly label: string };

/** The field of a code: digits alone, in whatever groups and with whatever words they are pasted (§5). */
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
        onChange={(text) => onChange(text.replace(/[^\d\s]/g, '').trimStart())}
      />
    </div>
  );
}
