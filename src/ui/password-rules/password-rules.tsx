import { PASSWORD_RULES } from '../../validation/password.rules';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { RULE_MET, RULE_UNMET, YOUR_PASSWORD_NEEDS } from './copy';
import styles from './password-rules.module.css';

/** The rules for a new password, each checked off while typing (§5). */
export function PasswordRules({ password }: { readonly password: string }) {
  return (
    <ul className={styles.rules} aria-label={YOUR_PASSWORD_NEEDS()}>
      {PASSWORD_RULES.map(({ id, getText, isMet }) => {
        const isFulfilled = isMet(password);
        return (
          <li key={id} className={classNames(styles.rule, isFulfilled && styles.fulfilled)}>
            <span className={styles.icon}>{isFulfilled && <Icon name="check" size="small" />}</span>
            <span>
              {getText()}
              <VisuallyHidden>{isFulfilled ? RULE_MET() : RULE_UNMET()}</VisuallyHidden>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
