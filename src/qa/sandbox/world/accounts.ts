/** The credentials of a user. */
export type Account = {
  readonly userId: string;
  /** Lower-case; also the key. */
  readonly email: string;
  readonly password: string;
};

/** Accounts by email. */
export type Accounts = Map<string, Account>;

/** The password of every seed user with an account. */
export const SEED_PASSWORD = 'Sunny-Day-42';

const rules: readonly (readonly [rule: RegExp, problem: string])[] = [
  [/^\S*$/, 'must contain no spaces'],
  [/\d/, 'must contain a number'],
  [/[a-z]/, 'must contain a lowercase letter'],
  [/[A-Z]/, 'must contain an uppercase letter'],
  [/^.{8,}$/, 'must be at least 8 characters long'],
  [/[^A-Za-z0-9\s]/, 'must contain a special character'],
];

/** The first password rule (§5) that a password breaks, or null. */
export function validatePassword(password: string): string | null {
  return rules.find(([rule]) => !rule.test(password))?.[1] ?? null;
}

/** The account with this email and password, or null. */
export function findAccount(accounts: Accounts, email: string, password: string): Account | null {
  const account = accounts.get(email);
  return account?.password === password ? account : null;
}
