import { useId, type ReactNode } from 'react';
import { Link } from '../link/link';
import { classNames } from '../class-names';
import { Icon, type IconName } from '../icon/icon';
import styles from './link-card.module.css';

type LinkCardProps = {
  readonly id?: string;
  readonly icon: IconName;
  readonly to: string;
  /** The name of the link. */
  readonly children: string;
  /** Further information, read after the name. */
  readonly detail?: ReactNode;
  /** Highlights an entry that is due. */
  readonly isDue?: boolean;
  /** A larger card, for a shared tablet or a short list. */
  readonly isLarge?: boolean;
};

/** A list item with a link; the whole card can be tapped. */
export function LinkCard(props: LinkCardProps) {
  const { id, icon, to, children, detail, isDue = false, isLarge = false } = props;
  const ownId = useId();
  const detailId = id === undefined ? ownId : `${id}-detail`;
  return (
    <li className={classNames(styles.card, isLarge && styles.large)}>
      <span className={classNames(styles.icon, isDue && styles.due)}>
        <Icon name={icon} />
      </span>
      <div className={styles.text}>
        <Link
          to={to}
          className={styles.link}
          aria-describedby={detail === undefined ? undefined : detailId}
        >
          <bdi>{children}</bdi>
        </Link>
        {detail !== undefined && (
          <p id={detailId} className={styles.detail}>
            {detail}
          </p>
        )}
      </div>
      <Icon name="forward" size="small" className={styles.forward} />
    </li>
  );
}
