/** An intake that was begun, as the client keeps it (§3 Intake progress store). */
export type IntakeVisit = {
  readonly magicCode: string;
  readonly stepIndex: number;
  readonly formData: object;
};

type Tokens = { readonly accessToken: string; readonly refreshToken: string };

/** As the client stores it, and reads it again: see `state/stored-intake`. */
const VERSION = 1;

/** Puts what an earlier visit to an intake has left into `storage`; without tokens its session is gone. */
export function storeIntake(
  storage: Pick<Storage, 'setItem'>,
  { magicCode, stepIndex, formData }: IntakeVisit,
  tokens: Tokens | null,
): void {
  const dated = { version: VERSION, magicCode, storedAt: Date.now() };
  const store = (key: string, current: object) =>
    storage.setItem(`persist:${key}`, JSON.stringify({ current: JSON.stringify(current) }));
  store('intake-progress', { ...dated, stepIndex, formData });
  if (tokens !== null) store('intake-session', { ...dated, kind: 'magic-link', ...tokens });
}
