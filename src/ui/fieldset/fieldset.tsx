import type { ReactNode } from 'react';
import { useId } from 'react';
import { FieldError, FieldHint, errorId, hintId } from '../field/field';
import styles from './fieldset.module.css';

/** What names and explains a group of controls. */
export type FieldsetTexts = {
  /** The group's accessible name, exactly. */
  legend: string;
  /** A short text beside the legend that is no part of the name, such as 'Question 2 of 9'. */
  detail?: string;
  hint?: ReactNode;
  /** The error of the group as a whole, shown under it; an error of one control belongs to that control. */
  error?: string | null;
};

type FieldsetProps = FieldsetTexts & {
  children: ReactNode;
  /** The id of the fieldset, where an error summary leads. */
  id?: string;
  /** The id of the element that holds the legend's text, for a control inside that is named by it. */
  titleId?: string;
};

/** A native fieldset named by its legend alone, with its help and error tied to it. */
export function Fieldset({
  id: givenId,
  titleId: givenTitleId,
  legend,
  detail,
  hint,
  error,
  children,
}: FieldsetProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const titleId = givenTitleId ?? `${id}-title`;
  const detailId = `${id}-detail`;
  const describedBy = [
    detail !== undefined && detailId,
    hint !== undefined && hintId(id),
    error && errorId(id),
  ]
    .filter(Boolean)
    .join(' ');

  return (
    <fieldset
      id={id}
      aria-labelledby={titleId}
      aria-describedby={describedBy || undefined}
      aria-invalid={error ? true : undefined}
      className={styles.fieldset}
    >
      <legend className={styles.legend}>
        {detail !== undefined && (
          <span id={detailId} className={styles.detail}>
            {detail}
          </span>
        )}
        <span id={titleId} className={styles.title}>
          {legend}
        </span>
      </legend>
      <div className={styles.content}>
        {hint !== undefined && <FieldHint id={id}>{hint}</FieldHint>}
        {children}
        <FieldError id={id} error={error} />
      </div>
    </fieldset>
  );
}
