import type { SafetyResource } from '../../api/safety-net.api';
import { Icon, type IconName } from '../../ui/icon/icon';
import { SAFETY_PLAN } from './copy';
import styles from './safety-net-page.module.css';
import { toResourceLink, type ResourceLink } from './resource-link';

const icons: Record<ResourceLink['kind'], IconName> = {
  call: 'phone',
  sms: 'message',
  web: 'external',
  own: 'heart',
  none: 'info',
};

/** One contact or resource: a link, or plain text if its value is not a safe URL. */
export function ResourceCard({ resource }: { readonly resource: SafetyResource }) {
  const { label, name, href, kind } = toResourceLink(resource, window.location.origin);
  const isExternal = kind === 'web';
  if (href === null) {
    return (
      <span className={styles.resource}>
        <Icon name={icons[kind]} />
        {label}
      </span>
    );
  }
  if (kind === 'own') {
    return (
      <span className={styles.resource}>
        <Icon name={icons[kind]} />
        <span className={styles.title}>{SAFETY_PLAN}</span>
        <a href={href} aria-label={name}>
          {label}
        </a>
      </span>
    );
  }
  return (
    <a
      className={styles.resource}
      href={href}
      {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      <Icon name={icons[kind]} />
      {label}
    </a>
  );
}
