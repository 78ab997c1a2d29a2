import { useId, type MouseEvent } from 'react';
import { Link } from '../../ui/link/link';
import { Icon, type IconName } from '../../ui/icon/icon';
import styles from './settings-row.module.css';

type Target =
  | { readonly to: string; readonly href?: never }
  /** A URL from the configuration; a URL of another site opens in a new tab. */
  | { readonly href: string; readonly to?: never };

type Props = Target & {
  readonly icon: IconName;
  readonly label: string;
  readonly detail?: string;
  /** Calls preventDefault() when the native app handles the navigation. */
  readonly onClick?: (event: MouseEvent) => void;
};

/** A row of the settings list: a link that covers the whole row. */
export function SettingsRow({ icon, label, detail, ...target }: Props) {
  const detailId = useId();
  const isExternal = target.href !== undefined && /^https?:/.test(target.href);
  const linkProps = {
    className: styles.link,
    onClick: target.onClick,
    'aria-describedby': detail === undefined ? undefined : detailId,
  };
  return (
    <li className={styles.row}>
      <Icon name={icon} className={styles.icon} />
      <div className={styles.text}>
        {target.to === undefined ? (
          <a
            {...linkProps}
            href={target.href}
            {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
          >
            {label}
          </a>
        ) : (
          <Link {...linkProps} to={target.to}>
            {label}
          </Link>
        )}
        {detail !== undefined && (
          <p id={detailId} className={styles.detail}>
            {detail}
          </p>
        )}
      </div>
      <Icon name={isExternal ? 'external' : 'forward'} size="small" className={styles.icon} />
    </li>
  );
}
