/** Closes a switch over a union: a new member fails the type check here, and a value from outside throws. */
export function assertNever(_value: never): never {
  // The value may be personal: it stays out of the message.
  throw new Error('A value is none of those that its type allows.');
}
