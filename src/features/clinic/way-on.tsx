import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Icon, type IconName } from '../../ui/icon/icon';
import styles from './clinic-page.module.css';

type Props = {
  readonly icon: IconName;
  readonly to: string;
  readonly detail: string;
  /** The name of the link. */
  readonly children: string;
};

/** One thing that a visitor can do: a link named by it, all of its card to be tapped. */
export function WayOn({ icon, to, detail, children }: Props) {
  const detailId = useId();
  return (
    <li className={styles.way}>
      <span className={styles.mark}>
        <Icon name={icon} />
      </span>
      <div className={styles.text}>
        <Link to={to} aria-describedby={detailId} className={styles.link}>
          {children}
        </Link>
        <p id={detailId} className={styles.detail}>
          {detail}
        </p>
      </div>
      <Icon name="forward" size="small" className={styles.forward} />
    </li>
  );
}
