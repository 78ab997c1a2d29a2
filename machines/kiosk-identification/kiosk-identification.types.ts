import type { Failure } from '../port';

/** How a clinic identifies its visitors (D6 identifyFlow). */
export type IdentifyFlow = 'name_dob' | 'mrn';

/** The data of a clinic that its kiosk needs (§3 Kiosk clinic). */
export type KioskClinic = {
  readonly organizationName: string;
  readonly identifyFlow: IdentifyFlow;
};

/** A visitor's contact details; an empty string is no value. */
export type Contact = { readonly phoneNumber: string; readonly email: string };

/** The form values of a visitor, unparsed: the date of birth is MM/dd/yyyy, the phone number is masked (§5). */
export type VisitorDetails = Contact & {
  readonly lastName: string;
  readonly dateOfBirth: string;
  readonly medicalRecord: string;
};

/** The identify request: the fields of one flow, and a phone number or email once the kiosk asks for it (§7). */
export type VisitorClaim = {
  readonly identity:
    | { readonly flow: 'name_dob'; readonly lastName: string; readonly dateOfBirth: string }
    | { readonly flow: 'mrn'; readonly medicalRecord: string };
  readonly contact: Contact;
};

/** The server's result for a claim (§7, §8). */
export type IdentifyResult =
  | { readonly status: 'found'; readonly userId: string }
  | { readonly status: 'moreInfoNeeded' }
  | { readonly status: 'notFound' };

/** Why the last claim did not identify the visitor (§8). */
export type KioskProblem =
  | { readonly kind: 'stillAmbiguous' }
  | { readonly kind: 'noMatch' }
  | { readonly kind: 'failed'; readonly failure: Failure };

export type KioskContext = {
  readonly clinic: KioskClinic | null;
  /** The flow on the screen: the clinic's default until the visitor switches. */
  readonly flow: IdentifyFlow;
  readonly details: VisitorDetails;
  /** The server needs more information: the screen also asks for a phone number or an email. */
  readonly asksContact: boolean;
  /** The contact of the last claim for which the server needed more information. */
  readonly triedContact: Contact;
  readonly problem: KioskProblem | null;
  /** Why loading the clinic failed. */
  readonly failure: Failure | null;
  /** The user whose assessments come next; null until the visitor is identified. */
  readonly userId: string | null;
};

export type KioskEvent =
  | { readonly type: 'IDENTIFIED'; readonly details: VisitorDetails }
  | { readonly type: 'FLOW_CHANGED' }
  | { readonly type: 'TRY_AGAIN' };
