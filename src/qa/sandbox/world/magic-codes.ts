import { daysFromNow, type Clock } from './clock';

/** The code in a magic link. */
export type MagicCode = {
  readonly userId: string;
  readonly purpose: 'sign-in' | 'intake';
  /** ISO 8601 */
  readonly expiresAt: string;
};

/** By code. */
export type MagicCodes = Map<string, MagicCode>;

const LIFETIME_DAYS = 7;

/** The code in a launcher's link that signs a seed user in. */
export function getMagicCode(userId: string): string {
  return `magic-${userId}`;
}

/** A code that is valid for a week, or one that expired a day ago. */
export function makeMagicCode(
  clock: Clock,
  userId: string,
  purpose: MagicCode['purpose'],
  isExpired = false,
): MagicCode {
  return { userId, purpose, expiresAt: daysFromNow(clock, isExpired ? -1 : LIFETIME_DAYS) };
}

/** The code if it exists and has not expired, or null. */
export function findValidCode(codes: MagicCodes, code: string, clock: Clock): MagicCode | null {
  const found = codes.get(code);
  return found !== undefined && new Date(found.expiresAt) > clock.now() ? found : null;
}
