import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../../ui/class-names';
import control from '../../../ui/field/control.module.css';
import styles from './file-field.module.css';

type Props = Omit<ComponentPropsWithRef<'input'>, 'type' | 'className' | 'onChange'> & {
  /** What was chosen, such as the name of a file; null if nothing was. */
  readonly chosen: string | null;
  readonly onChoose: (files: readonly File[]) => void;
};

/**
 * The button that chooses local files, and what was chosen. The browser's own text would be 'No file chosen' again after each
 * choice, because the input is emptied so that the same file can be chosen again after it was edited.
 */
export function FileInput({ chosen, onChoose, ...input }: Props) {
  return (
    <div className={classNames(control.control, styles.frame)}>
      <input
        {...input}
        type="file"
        className={styles.file}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          if (files.length > 0) onChoose(files);
        }}
      />
      <span className={styles.chosen}>{chosen ?? 'Nothing chosen'}</span>
    </div>
  );
}
