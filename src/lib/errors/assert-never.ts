/** Ends an exhaustive switch: a missed member of the union is a type error, an unexpected value throws. */
export function assertNever(_value: never): never {
  // The value may be personal data: keep it out of the message.
  throw new Error('Unexpected value: its type does not allow it.');
}
