import { string } from 'yup';

/** An address with a dot in its domain, and none beside another or at an end: beyond that only a sent message can tell. */
const EMAIL =
  /^(?!\.)(?!.*\.(?:\.|@))(?!.*@\.)[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\]+\.[^\s@<>(),;:"[\]\\.]{2,}$/;

/** An email address (§5; each form has its own message), empty allowed: where it is required, `.required(message)` says so. */
export function emailSchema(invalidMessage: string) {
  return string().trim().matches(EMAIL, { message: invalidMessage, excludeEmptyString: true });
}
