import type { Failure } from '../port';

/** The contact by which an invite is looked up (§2 /accept-invite). */
export type LookupMethod = 'phone' | 'email';

/** The form values of the lookup, unparsed: the phone number is masked, the date of birth is MM/dd/yyyy (§5). */
export type InviteDetails = {
  readonly method: LookupMethod;
  readonly phoneNumber: string;
  readonly email: string;
  /** Only asked for after a first ambiguous lookup, like the date of birth. */
  readonly lastName: string;
  readonly dateOfBirth: string;
};

/** The lookup request; `person` is null until the screen asks for it (§7 onboarding/lookup). */
export type Claim = {
  readonly contact:
    | { readonly method: 'phone'; readonly phoneNumber: string }
    | { readonly method: 'email'; readonly email: string };
  readonly person: { readonly lastName: string; readonly dateOfBirth: string } | null;
};

/** The result of a lookup: one active invite, several, or none (§7, §8). */
export type ClaimResult = 'found' | 'ambiguous' | 'none';

/** The patient whose account is set up; `email` is null if the clinic has none and the user types it. */
export type Patient = { readonly patientId: string; readonly email: string | null };

/** The credentials of an account. */
export type Credentials = { readonly email: string; readonly password: string };

/** Why the last request did not succeed (§8). */
export type OnboardingProblem =
  | { readonly kind: 'noInvite' }
  | { readonly kind: 'stillAmbiguous' }
  | { readonly kind: 'notCreated' }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** The step at which the flow starts and its data, from the page that opened it (§2: step, patientId, email). */
export type OnboardingPreset =
  | { readonly step: 'initiate'; readonly email: string | null }
  | { readonly step: 'verify'; readonly email: string }
  | { readonly step: 'verify'; readonly phoneNumber: string }
  | { readonly step: 'setup-account'; readonly patient: Patient };

export type OnboardingInput = {
  readonly preset: OnboardingPreset | null;
  /** In the native app, which gets the credentials and signs in itself; its home page is next (D9). */
  readonly isInWrapper: boolean;
};

export type OnboardingContext = {
  readonly startStep: OnboardingPreset['step'];
  readonly isInWrapper: boolean;
  readonly details: InviteDetails;
  /** A lookup was ambiguous: the screen also asks for last name and date of birth. */
  readonly asksPerson: boolean;
  readonly code: string;
  readonly patient: Patient | null;
  /** The credentials that the user entered; the password is cleared when the step ends. */
  readonly account: Credentials | null;
  /** The server may have created the account in a failed attempt. */
  readonly isCreationUncertain: boolean;
  readonly problem: OnboardingProblem | null;
};

export type OnboardingEvent =
  | { readonly type: 'LOOKUP_SUBMITTED'; readonly details: InviteDetails }
  | { readonly type: 'CODE_ENTERED'; readonly code: string }
  | { readonly type: 'ACCOUNT_ENTERED'; readonly account: Credentials }
  | { readonly type: 'BACK' };

/** Shown as toasts (§8 success toasts). */
export type OnboardingEmitted =
  | { readonly type: 'CODE_ACCEPTED' }
  | { readonly type: 'ACCOUNT_CREATED' };
