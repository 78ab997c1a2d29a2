/** What somebody signs in with. */
export type Account = {
  readonly userId: string;
  /** Lower-case; also the key. */
  readonly email: string;
  readonly password: string;
};

/** By email. */
export type Accounts = Map<string, Account>;

/** The password of everybody in the cast who has an account. */
export const SEED_PASSWORD = 'Sunny-Day-42';

const rules: readonly (readonly [rule: RegExp, problem: string])[] = [
  [/^\S*$/, 'must hold no spaces'],
  [/\d/, 'must hold a number'],
  [/[a-z]/, 'must hold a lowercase letter'],
  [/[A-Z]/, 'must hold an uppercase letter'],
  [/^.{8,}$/, 'must be at least 8 characters long'],
  [/[^A-Za-z0-9\s]/, 'must hold a special character'],
];

/** What the password rules (§5) say against a password, or null. */
export function validatePassword(password: string): string | null {
  return rules.find(([rule]) => !rule.test(password))?.[1] ?? null;
}

/** The account with this email and password, or null. */
export function findAccount(accounts: Accounts, email: string, password: string): Account | null {
  const account = accounts.get(email);
  return account?.password === password ? account : null;
}
