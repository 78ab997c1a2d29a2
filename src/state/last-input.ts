import { readStorage, removeStorage, writeStorage } from '../lib/storage/safe-storage';

/** How long the warning counts down before an unused page signs out, in ms; WCAG 2.2.1 asks for at least 20 s. */
export const SIGN_OUT_WARNING_MS = 60_000;

const LAST_INPUT_KEY = 'last-input';

/** The time of the last input on a signed-in page in any tab, in ms since 1970; a sign-out removes it with all else. */
export const lastInput = {
  read: (): number | null => {
    const time = Number(readStorage('local', LAST_INPUT_KEY) ?? NaN);
    return Number.isFinite(time) ? time : null;
  },
  write: (time: number): void => void writeStorage('local', LAST_INPUT_KEY, String(time)),
  clear: (): void => removeStorage('local', LAST_INPUT_KEY),
};

/** True if the session was to end while no page was open that could have ended it. `idleMinutes`: 0 for never. */
export function isIdleTooLong(idleMinutes: number, now: number): boolean {
  const time = lastInput.read();
  if (idleMinutes === 0 || time === null) return false;
  return now - time >= idleMinutes * 60_000 + SIGN_OUT_WARNING_MS;
}
