import { useId, type ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { useTextLanguage } from '../text-language/text-language';
import styles from './field.module.css';

/** The texts of a field: its label, help and error. */
export type FieldTexts = {
  /** The visible label; omit it only where `labelledBy` is the id of an element that labels the field. */
  label?: string;
  labelledBy?: string;
  hint?: ReactNode;
  /** The error that is shown under the field; undefined or null when there is none. */
  error?: string | null;
};

/** The ARIA attributes that connect a control to its texts. */
export function fieldAttributes(id: string, { labelledBy, hint, error }: FieldTexts) {
  const describedBy = [hint !== undefined && hintId(id), error && errorId(id)].filter(Boolean);
  return {
    id,
    'aria-labelledby': labelledBy,
    'aria-describedby': describedBy.length > 0 ? describedBy.join(' ') : undefined,
    'aria-invalid': error ? true : undefined,
  };
}

/**
 * Splits the props of a field component: `field` for `Field`, and `control` for the control in it, with its id and ARIA
 * attributes. Generates the id if the caller gives none.
 */
export function useFieldProps<Props extends FieldTexts & { id?: string }>(props: Props) {
  const ownId = useId();
  const { id = ownId, label, labelledBy, hint, error, ...control } = props;
  const texts = { label, labelledBy, hint, error };
  return { field: { id, ...texts }, control: { ...control, ...fieldAttributes(id, texts) } };
}

/** The id of the hint of the field or group with this id. */
export function hintId(id: string): string {
  return `${id}-hint`;
}

/** The id of the error of the field or group with this id. */
export function errorId(id: string): string {
  return `${id}-error`;
}

type FieldProps = FieldTexts & { id: string; children: ReactNode };

/** The layout of a field: label, hint, control, error. */
export function Field({ id, label, hint, error, children }: FieldProps) {
  const lang = useTextLanguage();
  return (
    <div className={styles.field}>
      {label !== undefined && (
        <label htmlFor={id} dir="auto" lang={lang} className={styles.label}>
          {label}
        </label>
      )}
      {hint !== undefined && <FieldHint id={id}>{hint}</FieldHint>}
      {children}
      <FieldError id={id} error={error} />
    </div>
  );
}

/** The help of a field or group, referenced by its `aria-describedby`. */
export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={hintId(id)} className={styles.hint}>
      {children}
    </div>
  );
}

/** The error of a field or group, referenced by its `aria-describedby`. */
export function FieldError({ id, error }: { id: string; error?: string | null | undefined }) {
  if (!error) return null;
  return (
    <p id={errorId(id)} className={styles.error}>
      <Icon name="alert" size="small" className={styles.errorIcon} />
      <span>{error}</span>
    </p>
  );
}
