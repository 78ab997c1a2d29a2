import { ref, string } from 'yup';
import { formatUnmetRules } from './copy';
import { PASSWORD_RULES } from './password.rules';

/** A new password that meets every rule of the live list (§5); the message lists the unmet rules. Empty is valid. */
export function newPasswordSchema() {
  return string().test('password-rules', (password, context) => {
    if (!password) return true;
    const unmetRules = PASSWORD_RULES.filter((rule) => !rule.isMet(password));
    const texts = unmetRules.map((rule) => rule.getText().toLowerCase());
    return (
      unmetRules.length === 0 ||
      context.createError({ message: formatUnmetRules(texts.join(', ')) })
    );
  });
}

/** The repeated password, equal to the field `passwordField` (§5; each form has its own message). */
export function confirmPasswordSchema(passwordField: string, message: string) {
  return string().oneOf([ref(passwordField)], message);
}
