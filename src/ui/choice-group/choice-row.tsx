import type { ChangeEvent, ReactElement } from 'react';
import type { Language } from '../../lib/language/languages';
import { classNames } from '../class-names';
import { RADIO } from './radio-type';
import styles from './choice-row.module.css';

/** One option of a group; its id is unique within the group. */
export type ChoiceOption = { id: string; label: string; description?: string };

type ChoiceRowProps = {
  type: 'radio' | 'checkbox';
  option: ChoiceOption;
  inputId: string;
  name: string;
  isChosen: boolean;
  isDisabled: boolean;
  errorId: string | undefined;
  /** The `lang` of the label and the description. */
  lang: Language | undefined;
  /** Is also called while the option is disabled. */
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
};

/**
 * Renders a native radio or checkbox; the whole row can be tapped. Not a component: a page may have thousands of options, and
 * a component takes more memory than its elements.
 */
export function renderChoiceRow({
  type,
  option,
  inputId,
  name,
  isChosen,
  isDisabled,
  errorId,
  lang,
  onChange,
}: ChoiceRowProps): ReactElement {
  const descriptionId = option.description === undefined ? undefined : `${inputId}-description`;
  const describedBy = [descriptionId, errorId].filter(Boolean).join(' ');
  return (
    <div
      key={option.id}
      dir="auto"
      lang={lang}
      className={classNames(styles.row, isChosen && styles.chosen, isDisabled && styles.disabled)}
    >
      <input
        // A press on a disabled radio changes no state, so React has to check the other radio of the group again.
        type={type === 'radio' && !isDisabled ? RADIO : type}
        id={inputId}
        name={name}
        value={option.id}
        checked={isChosen}
        // It keeps the focus, and screen readers can read it.
        aria-disabled={isDisabled || undefined}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={describedBy || undefined}
        onChange={onChange}
        className={type === 'radio' ? styles.radio : styles.checkbox}
      />
      <label htmlFor={inputId} className={styles.label}>
        {option.label}
      </label>
      {descriptionId !== undefined && (
        <span id={descriptionId} className={styles.description}>
          {option.description}
        </span>
      )}
    </div>
  );
}
