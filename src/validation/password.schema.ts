import { ref, string } from 'yup';
import { PASSWORD_RULES } from './password.rules';

/** A new password that keeps every rule of the live list (§5), empty allowed; the message names the rules it breaks. */
export function newPasswordSchema() {
  return string().test('password-rules', (password, context) => {
    if (!password) return true;
    const unmetRules = PASSWORD_RULES.filter((rule) => !rule.isMet(password));
    const texts = unmetRules.map((rule) => rule.text.toLowerCase());
    return (
      unmetRules.length === 0 ||
      context.createError({ message: `Password needs: ${texts.join(', ')}` })
    );
  });
}

/** The password typed a second time, equal to the field named `passwordField` (§5; each form has its own message). */
export function confirmPasswordSchema(passwordField: string, message: string) {
  return string().oneOf([ref(passwordField)], message);
}
