import { SupportContacts } from '../../ui/support-contacts/support-contacts';
import { TextLink } from '../../ui/text-link/text-link';
import { ALREADY_SET_UP, LOG_IN, RESET_PASSWORD } from './copy';
import styles from './help-links.module.css';

/** Alternatives when the invite cannot be used: log in, reset the password, contact support (§8). */
export function HelpLinks() {
  return (
    <div className={styles.help}>
      <div>
        <p>{ALREADY_SET_UP()}</p>
        <div className={styles.links}>
          <TextLink to="/login" isStandalone>
            {LOG_IN()}
          </TextLink>
          <TextLink to="/forgot-password" isStandalone>
            {RESET_PASSWORD()}
          </TextLink>
        </div>
      </div>
      <SupportContacts />
    </div>
  );
}
