import { daysFromNow, type Clock } from './clock';

/** A code that stands in a link the clinic has sent. */
export type MagicCode = {
  readonly userId: string;
  readonly purpose: 'sign-in' | 'intake';
  /** ISO 8601 */
  readonly expiresAt: string;
};

/** By code. */
export type MagicCodes = Map<string, MagicCode>;

const LIFETIME_DAYS = 7;

/** The code by which a link of the front door signs somebody in. */
export function getMagicCode(userId: string): string {
  return `magic-${userId}`;
}

/** A code that is good for a week from now, or has been expired for a day. */
export function makeMagicCode(
  clock: Clock,
  userId: string,
  purpose: MagicCode['purpose'],
  isExpired = false,
): MagicCode {
  return { userId, purpose, expiresAt: daysFromNow(clock, isExpired ? -1 : LIFETIME_DAYS) };
}

/** The code as long as it is good, or null. */
export function findValidCode(codes: MagicCodes, code: string, clock: Clock): MagicCode | null {
  const found = codes.get(code);
  return found !== undefined && new Date(found.expiresAt) > clock.now() ? found : null;
}
