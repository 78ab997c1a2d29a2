import { useId, type MouseEvent } from 'react';
import { Link } from '../../ui/link/link';
import { Icon, type IconName } from '../../ui/icon/icon';
import styles from './settings-row.module.css';

type Target =
  | { readonly to: string; readonly href?: never }
  /** An address of the configuration; one on another site opens beside the app. */
  | { readonly href: string; readonly to?: never };

type Props = Target & {
  readonly icon: IconName;
  readonly label: string;
  readonly detail?: string;
  /** Prevents the default where something else than the browser takes the person there. */
  readonly onClick?: (event: MouseEvent) => void;
};

/** One line of the settings: a link named by its label, all of the line to be tapped. */
export function SettingsRow({ icon, label, detail, ...target }: Props) {
  const detailId = useId();
  const isExternal = target.href !== undefined && !target.href.startsWith('/');
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
