import { useId } from 'react';
import type { SafetyResource } from '../../api/safety-net.api';
import { useIsKiosk } from '../../lib/kiosk/restart-context';
import { classNames } from '../../ui/class-names';
import { Icon, type IconName } from '../../ui/icon/icon';
import { PhoneText } from '../../ui/phone-text/phone-text';
import { SAFETY_PLAN } from './copy';
import styles from './safety-net-page.module.css';
import { toResourceLink, type ResourceLink } from './resource-link';

const icons: Record<ResourceLink['kind'], IconName> = {
  call: 'phone',
  sms: 'message',
  web: 'external',
  'safety-plan': 'heart',
  none: 'info',
};

/**
 * One contact or resource with its number or address: a link, or plain text if its value is not a safe URL. A kiosk only
 * shows addresses, because its visitors cannot come back from another page, and none of this site, which contain ids.
 */
export function ResourceCard({ resource }: { readonly resource: SafetyResource }) {
  const link = toResourceLink(resource, window.location.origin);
  const isKiosk = useIsKiosk();
  const isAddress = link.kind === 'web' || link.kind === 'safety-plan';
  if (link.href === null) return <TextCard {...link} />;
  if (isKiosk && isAddress) return <TextCard {...withoutOwnAddress(link, link.href)} />;
  return link.kind === 'safety-plan' ? (
    <SafetyPlanCard {...link} href={link.href} />
  ) : (
    <LinkCard {...link} href={link.href} />
  );
}

function withoutOwnAddress(link: ResourceLink, href: string): ResourceLink {
  const { origin } = window.location;
  return new URL(href, origin).origin === origin ? { ...link, description: null } : link;
}

function TextCard({ kind, label, description }: ResourceLink) {
  return (
    <span className={styles.resource}>
      <Icon name={icons[kind]} />
      <span className={styles.text}>
        <span className={styles.label}>
          <bdi>{kind === 'safety-plan' ? SAFETY_PLAN() : label}</bdi>
        </span>
        {description !== null && (
          <span className={styles.description}>
            <bdi>{description}</bdi>
          </span>
        )}
      </span>
    </span>
  );
}

type LinkCardProps = ResourceLink & { readonly href: string };

/** The link is the whole card, named by the resource's text (D8); what to do and the number, or the address, describe it. */
function LinkCard({ kind, label, name, href, description }: LinkCardProps) {
  const id = useId();
  const isExternal = kind === 'web';
  const describedById = isExternal ? `${id}-description` : `${id}-label`;
  return (
    <a
      className={styles.resource}
      href={href}
      aria-label={name}
      aria-describedby={name === label && !isExternal ? undefined : describedById}
      {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      <Icon name={icons[kind]} />
      <span className={styles.text}>
        <span id={`${id}-label`} className={styles.label}>
          <bdi>
            <PhoneText>{label}</PhoneText>
          </bdi>
        </span>
        <span id={`${id}-description`} className={styles.description}>
          <bdi>{description}</bdi>
        </span>
      </span>
    </a>
  );
}

/** The whole card can be pressed; the address is for paper. */
function SafetyPlanCard({ kind, label, name, href, description }: LinkCardProps) {
  return (
    <span className={classNames(styles.resource, styles.plan)}>
      <Icon name={icons[kind]} />
      <span className={styles.text}>
        <span className={styles.label}>{SAFETY_PLAN()}</span>
        <span className={classNames(styles.description, styles.onPaper)}>{description}</span>
      </span>
      <a href={href} aria-label={name} className={styles.view}>
        {label}
      </a>
    </span>
  );
}
