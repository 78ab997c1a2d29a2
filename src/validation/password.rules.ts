/** One rule of the live list: its text on screen and whether a password keeps it. */
export type PasswordRule = {
  readonly id: 'no-spaces' | 'number' | 'both-cases' | 'length' | 'special';
  readonly text: string;
  readonly isMet: (password: string) => boolean;
};

/** The shortest password, in characters (§9). */
export const PASSWORD_MIN_LENGTH = 8;

/** The rules of §5 in the order in which they are listed; an empty password keeps none of them. */
export const PASSWORD_RULES: readonly PasswordRule[] = [
  { id: 'no-spaces', text: 'No spaces', isMet: (password) => /^\S+$/.test(password) },
  { id: 'number', text: 'At least one number', isMet: (password) => /[0-9]/.test(password) },
  {
    id: 'both-cases',
    text: 'Uppercase and lowercase',
    isMet: (password) => /\p{Lu}/u.test(password) && /\p{Ll}/u.test(password),
  },
  {
    id: 'length',
    text: `At least ${PASSWORD_MIN_LENGTH} characters`,
    isMet: (password) => Array.from(password).length >= PASSWORD_MIN_LENGTH,
  },
  {
    id: 'special',
    text: 'At least one special character',
    isMet: (password) => /[\p{P}\p{S}]/u.test(password),
  },
];
