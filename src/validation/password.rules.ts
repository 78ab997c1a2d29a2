import { BOTH_CASES, formatMinLength, NO_SPACES, ONE_NUMBER, ONE_SPECIAL } from './copy';

/** One rule of the live list: how it reads on screen and its check. */
type PasswordRule = {
  readonly id: 'no-spaces' | 'number' | 'both-cases' | 'length' | 'special';
  readonly getText: () => string;
  readonly isMet: (password: string) => boolean;
};

/** The minimum length of a password, in characters (§9). */
const PASSWORD_MIN_LENGTH = 8;

/** The password rules of §5 in the order of the list on screen; an empty password meets none of them. */
export const PASSWORD_RULES: readonly PasswordRule[] = [
  { id: 'no-spaces', getText: () => NO_SPACES(), isMet: (password) => /^\S+$/.test(password) },
  { id: 'number', getText: () => ONE_NUMBER(), isMet: (password) => /[0-9]/.test(password) },
  {
    id: 'both-cases',
    getText: () => BOTH_CASES(),
    isMet: (password) => /\p{Lu}/u.test(password) && /\p{Ll}/u.test(password),
  },
  {
    id: 'length',
    getText: () => formatMinLength(PASSWORD_MIN_LENGTH),
    isMet: (password) => Array.from(password).length >= PASSWORD_MIN_LENGTH,
  },
  {
    id: 'special',
    getText: () => ONE_SPECIAL(),
    isMet: (password) => /[\p{P}\p{S}]/u.test(password),
  },
];
