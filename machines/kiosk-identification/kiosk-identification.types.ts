import type { Failure } from '../port';

/** How a clinic lets its visitors say who they are (D6 identifyFlow). */
export type IdentifyFlow = 'name_dob' | 'mrn';

/** What a kiosk shows of its clinic (§3 Kiosk clinic). */
export type KioskClinic = {
  readonly organizationName: string;
  readonly identifyFlow: IdentifyFlow;
};

/** A way to reach somebody; an empty one was not given. */
export type Contact = { readonly phoneNumber: string; readonly email: string };

/** Everything that a visitor can type, as it was typed: the date of birth as MM/dd/yyyy, the phone masked (§5). */
export type VisitorDetails = Contact & {
  readonly lastName: string;
  readonly dateOfBirth: string;
  readonly medicalRecord: string;
};

/** Who the visitor says they are: by one of the two flows, and by a phone number or email once that is asked for (§7). */
export type VisitorClaim = {
  readonly identity:
    | { readonly flow: 'name_dob'; readonly lastName: string; readonly dateOfBirth: string }
    | { readonly flow: 'mrn'; readonly medicalRecord: string };
  readonly contact: Contact;
};

/** What the clinic knows of a claim (§7, §8). */
export type IdentifyResult =
  | { readonly status: 'found'; readonly userId: string }
  | { readonly status: 'moreInfoNeeded' }
  | { readonly status: 'notFound' };

/** Why the last claim led no further (§8). */
export type KioskProblem =
  | { readonly kind: 'stillAmbiguous' }
  | { readonly kind: 'noMatch' }
  | { readonly kind: 'failed'; readonly failure: Failure };

export type KioskContext = {
  readonly clinic: KioskClinic | null;
  /** The flow on screen; the clinic's own until the visitor changes it. */
  readonly flow: IdentifyFlow;
  readonly details: VisitorDetails;
  /** More information was needed in this flow: a phone number or an email is asked for as well. */
  readonly asksContact: boolean;
  /** The contact of the last claim that more information was needed for. */
  readonly triedContact: Contact;
  readonly problem: KioskProblem | null;
  /** Why the clinic could not be read. */
  readonly failure: Failure | null;
  /** Whose assessments come next, once a claim has matched. */
  readonly userId: string | null;
};

export type KioskEvent =
  | { readonly type: 'IDENTIFIED'; readonly details: VisitorDetails }
  | { readonly type: 'FLOW_CHANGED' }
  | { readonly type: 'TRY_AGAIN' };
