import { useConfiguration } from '../../lib/configuration/configuration-context';
import { useIsKiosk } from '../../lib/kiosk/restart-context';
import { TextLink } from '../text-link/text-link';
import styles from './support-contacts.module.css';
import { toSupportContacts } from './to-support-contacts';

/** Whom to ask when a page leads no further; on a shared device that is the front desk (D1). */
export function SupportContacts() {
  const contacts = toSupportContacts(useConfiguration());
  const isKiosk = useIsKiosk();
  if (isKiosk) return <p>For help, ask at the front desk.</p>;
  if (contacts.length === 0) return <p>For help, contact your clinician.</p>;
  return (
    <div>
      <p>For help, contact your clinician or our support:</p>
      <div className={styles.links}>
        {contacts.map(({ href, text, isPage }) => (
          <TextLink
            key={href}
            href={href}
            isStandalone
            {...(isPage && { target: '_blank', rel: 'noopener noreferrer' })}
          >
            {text}
          </TextLink>
        ))}
      </div>
    </div>
  );
}
