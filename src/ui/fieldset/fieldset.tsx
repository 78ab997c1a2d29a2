import type { ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from '../class-names';
import { FieldError, FieldHint, errorId, hintId } from '../field/field';
import { useTextLanguage } from '../text-language/text-language';
import styles from './fieldset.module.css';

/** The texts of a group of controls: its name, help and error. */
export type FieldsetTexts = {
  /** The accessible name of the group. */
  legend: string;
  /** A short text next to the legend that is not part of the name, such as 'Question 2 of 9'. */
  detail?: string;
  /** The id of an element elsewhere that describes the group, too. */
  describedBy?: string | undefined;
  hint?: ReactNode;
  /** The error of the whole group, shown under it; the error of one control belongs to that control. */
  error?: string | null;
};

type FieldsetProps = FieldsetTexts & {
  children: ReactNode;
  /** The id of the fieldset, to which an error summary links. */
  id?: string;
  /** The id of the element with the legend's text, for the `aria-labelledby` of a control inside. */
  titleId?: string;
};

/** A longer title is a text to read, which is not set in bold. */
const MAX_TITLE_LENGTH = 300;

/** A native fieldset, named only by its legend and described by its detail, help and error. */
export function Fieldset({
  id: givenId,
  titleId: givenTitleId,
  legend,
  detail,
  describedBy: elsewhere,
  hint,
  error,
  children,
}: FieldsetProps) {
  const lang = useTextLanguage();
  const ownId = useId();
  const id = givenId ?? ownId;
  const titleId = givenTitleId ?? `${id}-title`;
  const detailId = `${id}-detail`;
  const describedBy = [
    detail !== undefined && detailId,
    elsewhere,
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
        <span
          id={titleId}
          dir="auto"
          lang={lang}
          className={classNames(styles.title, legend.length > MAX_TITLE_LENGTH && styles.long)}
        >
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
