import type { Failure } from '../port';

/** How an invite is looked up (§2 /accept-invite). */
export type LookupMethod = 'phone' | 'email';

/** What is typed to find an invite, as it was typed: the phone masked, the date of birth as MM/dd/yyyy (§5). */
export type InviteDetails = {
  readonly method: LookupMethod;
  readonly phoneNumber: string;
  readonly email: string;
  /** Asked for only after a first ambiguous answer, and so is the date of birth. */
  readonly lastName: string;
  readonly dateOfBirth: string;
};

/** Whose invite is meant, in what was typed; `person` once it has been asked for (§7 onboarding/lookup). */
export type Claim = {
  readonly contact:
    | { readonly method: 'phone'; readonly phoneNumber: string }
    | { readonly method: 'email'; readonly email: string };
  readonly person: { readonly lastName: string; readonly dateOfBirth: string } | null;
};

/** What the clinic knows of a claim: one invite, several, or none that is active (§7, §8). */
export type ClaimResult = 'found' | 'ambiguous' | 'none';

/** Whose account is set up; the email is the clinic's, and null where it is to be typed. */
export type Patient = { readonly patientId: string; readonly email: string | null };

/** What somebody signs in with. */
export type Credentials = { readonly email: string; readonly password: string };

/** Why the last answer led no further (§8). */
export type OnboardingProblem =
  | { readonly kind: 'noInvite' }
  | { readonly kind: 'stillAmbiguous' }
  | { readonly kind: 'notCreated' }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** Where the flow begins, when whoever led here knows that (§2: step, patientId, email). */
export type OnboardingPreset =
  | { readonly step: 'initiate'; readonly email: string | null }
  | { readonly step: 'verify'; readonly email: string }
  | { readonly step: 'verify'; readonly phoneNumber: string }
  | { readonly step: 'setup-account'; readonly patient: Patient };

export type OnboardingInput = {
  readonly preset: OnboardingPreset | null;
  /** The native app signs in by itself once it is told how, and its home comes next (D9). */
  readonly isInWrapper: boolean;
};

export type OnboardingContext = {
  readonly startStep: OnboardingPreset['step'];
  readonly isInWrapper: boolean;
  readonly details: InviteDetails;
  /** An ambiguous answer has come before: last name and date of birth are asked for as well. */
  readonly asksPerson: boolean;
  readonly code: string;
  readonly patient: Patient | null;
  /** What the account is made of, from its entry to the end of the flow. */
  readonly account: Credentials | null;
  readonly problem: OnboardingProblem | null;
};

export type OnboardingEvent =
  | { readonly type: 'LOOKUP_SUBMITTED'; readonly details: InviteDetails }
  | { readonly type: 'CODE_ENTERED'; readonly code: string }
  | { readonly type: 'ACCOUNT_ENTERED'; readonly account: Credentials }
  | { readonly type: 'BACK' };

/** What happened that is worth a toast (§8 success toasts). */
export type OnboardingEmitted =
  { readonly type: 'CODE_ACCEPTED' } | { readonly type: 'ACCOUNT_CREATED' };
