import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon/icon';
import styles from './empty-list.module.css';

type Props = {
  readonly icon: 'done' | 'clock';
  readonly text: string;
  readonly detail: string;
};

/** Takes the place of a list without entries. */
export function EmptyList({ icon, text, detail }: Props) {
  return (
    <div className={styles.empty}>
      <Icon name={icon} className={classNames(icon === 'done' && styles.done)} />
      <div>
        <p>{text}</p>
        <p className={styles.detail}>{detail}</p>
      </div>
    </div>
  );
}
