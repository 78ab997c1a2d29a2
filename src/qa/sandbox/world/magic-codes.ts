import { daysFromNow, type Clock } from './clock';

/** The code in a magic link. */
export type MagicCode = {
  readonly userId: string;
  readonly purpose: 'sign-in' | 'intake';
  /** ISO 8601 */
  readonly expiresAt: string;
  /** It has been exchanged for tokens. */
  readonly isUsed?: boolean;
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

/** Whether a code can be exchanged again until it expires, as the launcher's links need it, or once, as with most servers. */
export type MagicCodeUse = 'repeated' | 'once';

/** Marks a code as used; null if it does not exist, has expired, or was used and can be used once. */
export function redeemMagicCode(
  world: {
    readonly magicCodes: MagicCodes;
    readonly magicCodeUse: MagicCodeUse;
    readonly clock: Clock;
  },
  code: string,
): MagicCode | null {
  const { magicCodes, magicCodeUse, clock } = world;
  const found = magicCodes.get(code);
  if (found === undefined || new Date(found.expiresAt) <= clock.now()) return null;
  if (found.isUsed === true && magicCodeUse === 'once') return null;
  magicCodes.set(code, { ...found, isUsed: true });
  return found;
}
