import { useConfiguration } from '../../lib/configuration/configuration-context';
import { useIsKiosk } from '../../lib/kiosk/restart-context';
import { PhoneText } from '../phone-text/phone-text';
import { TextLink } from '../text-link/text-link';
import { ASK_CLINICIAN, ASK_CLINICIAN_OR_US, ASK_FRONT_DESK } from './copy';
import styles from './support-contacts.module.css';
import { toSupportContacts } from './to-support-contacts';

/** Whom to ask when a page leads no further; on a shared device that is the front desk (D1). */
export function SupportContacts() {
  const contacts = toSupportContacts(useConfiguration());
  const isKiosk = useIsKiosk();
  if (isKiosk) return <p>{ASK_FRONT_DESK()}</p>;
  if (contacts.length === 0) return <p>{ASK_CLINICIAN()}</p>;
  return (
    <div>
      <p>{ASK_CLINICIAN_OR_US()}</p>
      <div className={styles.links}>
        {contacts.map(({ href, text, isPage }) => (
          <TextLink
            key={href}
            href={href}
            isStandalone
            {...(isPage && { target: '_blank', rel: 'noopener noreferrer' })}
          >
            <PhoneText>{text}</PhoneText>
          </TextLink>
        ))}
      </div>
    </div>
  );
}
