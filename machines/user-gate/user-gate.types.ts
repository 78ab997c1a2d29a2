import type { AppContext } from '../app-context';
import type { Failure } from '../port';

/** What the gate is told before it asks the server anything. */
export type UserGateInput = {
  readonly appContext: AppContext;
  /** The flag `assessment_birthday_confirmation` (§9). */
  readonly isBirthdayConfirmationOn: boolean;
};

/** Which of the server's facts the gate needs; the public user is read in any case. */
export type GateChecks = {
  readonly asksConsent: boolean;
  readonly asksBirthday: boolean;
};

/** What the server says of a user before the content may show. */
export type GateRequirements = {
  readonly isConsentRequired: boolean;
  /** What is to be agreed to, as HTML; it stands as long as the gate does, after a visit to the safety net as well. */
  readonly consentCopy?: string;
  readonly isBirthdayVerified: boolean;
};

/** Why the last date of birth was not accepted: wrong, or the call failed (§8). */
export type BirthdayProblem =
  { readonly kind: 'incorrect' } | { readonly kind: 'failed'; readonly failure: Failure };

export type UserGateContext = UserGateInput & {
  readonly requirements: GateRequirements | null;
  readonly failure: Failure | null;
  readonly birthdayProblem: BirthdayProblem | null;
};

export type UserGateEvent =
  | { readonly type: 'AGREED' }
  /** `dateOfBirth` is `yyyy-MM-dd`. */
  | { readonly type: 'DATE_OF_BIRTH_ENTERED'; readonly dateOfBirth: string }
  | { readonly type: 'TRY_AGAIN' };
