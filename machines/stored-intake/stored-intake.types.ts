/**
 * What is stored on this device when a page of the intake is opened. A code is that of the link which stored data belongs to;
 * null if there is no such data.
 */
export type StoredIntakeInput = {
  /** The code of the opened link; null without one, and on the pages for expired links and completed intakes. */
  readonly linkCode: string | null;
  /** Of the intake's session. */
  readonly sessionCode: string | null;
  /** Of the step and the entered data. */
  readonly progressCode: string | null;
  /** Of a signed-in user's session; null for a session by password, too. */
  readonly accountCode: string | null;
  /** The page is open in the native app, to which the signed-in user's session belongs. */
  readonly isInApp: boolean;
};

export type StoredIntakeContext = StoredIntakeInput;
