/** One rule of the live list: its text on screen and its check. */
export type PasswordRule = {
  readonly id: 'no-spaces' | 'number' | 'both-cases' | 'length' | 'special';
  readonly text: string;
  readonly isMet: (password: string) => boolean;
};

/** The minimum length of a password, in characters (§9). */
export const PASSWORD_MIN_LENGTH = 8;

/** The password rules of §5 in the order of the list on screen; an empty password meets none of them. */
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
