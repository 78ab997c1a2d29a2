import type { AppContext } from '../app-context';
import type { Failure } from '../port';

/** The input of the gate. */
export type UserGateInput = {
  readonly appContext: AppContext;
  /** The feature flag `assessment_birthday_confirmation` (§9). */
  readonly isBirthdayConfirmationOn: boolean;
};

/** Which data the gate loads; the public user is always loaded. */
export type GateChecks = {
  readonly asksConsent: boolean;
  readonly asksBirthday: boolean;
};

/** The server's requirements before the content is shown. */
export type GateRequirements = {
  readonly isConsentRequired: boolean;
  /** The consent text as HTML. In the context, so that it is still there after a visit to the safety net. */
  readonly consentCopy?: string;
  readonly isBirthdayVerified: boolean;
};

/** Why the last date of birth was not accepted: incorrect, or the request failed (§8). */
export type BirthdayProblem =
  | { readonly kind: 'incorrect' }
  | { readonly kind: 'failed'; readonly failure: Failure };

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
