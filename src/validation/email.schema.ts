import { string } from 'yup';

/** The domain has a dot; dots are neither adjacent nor at an end. Only a sent email could check more. */
export const EMAIL_FORMAT =
  /^(?!\.)(?!.*\.(?:\.|@))(?!.*@\.)[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\]+\.[^\s@<>(),;:"[\]\\.]{2,}$/;

/** An email address (§5; each form has its own message). Empty is valid; add `.required(message)` where it is required. */
export function emailSchema(invalidMessage: string) {
  return string()
    .trim()
    .matches(EMAIL_FORMAT, { message: invalidMessage, excludeEmptyString: true });
}
