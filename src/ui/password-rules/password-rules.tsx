import { PASSWORD_RULES } from '../../validation/password.rules';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './password-rules.module.css';

/** The rules for a new password, each checked off while typing (§5). */
export function PasswordRules({ password }: { readonly password: string }) {
  return (
    <ul className={styles.rules} aria-label="Your password needs">
      {PASSWORD_RULES.map(({ id, text, isMet }) => {
        const isFulfilled = isMet(password);
        return (
          <li key={id} className={classNames(styles.rule, isFulfilled && styles.fulfilled)}>
            <span className={styles.icon}>{isFulfilled && <Icon name="check" size="small" />}</span>
            <span>
              {text}
              <VisuallyHidden>{isFulfilled ? ', done' : ', still missing'}</VisuallyHidden>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
