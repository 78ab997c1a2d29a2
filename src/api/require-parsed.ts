import { PortError } from '../../machines/port';

/** Returns a parsed value; throws a `PortError` of reason `malformed` for null. */
export function requireParsed<T>(value: T | null): T {
  if (value === null) throw new PortError({ reason: 'malformed', message: null });
  return value;
}
