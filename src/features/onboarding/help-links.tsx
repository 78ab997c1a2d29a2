import { useConfiguration } from '../../lib/configuration/configuration-context';
import { TextLink } from '../../ui/text-link/text-link';
import { ALREADY_SET_UP, ASK_FOR_HELP, LOG_IN, RESET_PASSWORD } from './copy';
import { toSupportContacts } from './support-contacts';
import styles from './help-links.module.css';

/** Alternatives when the invite cannot be used: log in, reset the password, contact support (§8). */
export function HelpLinks() {
  const contacts = toSupportContacts(useConfiguration());
  return (
    <div>
      <p>{ALREADY_SET_UP}</p>
      <div className={styles.links}>
        <TextLink to="/login" isStandalone>
          {LOG_IN}
        </TextLink>
        <TextLink to="/forgot-password" isStandalone>
          {RESET_PASSWORD}
        </TextLink>
      </div>
      <p className={styles.supportIntro}>{ASK_FOR_HELP}</p>
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
