import { createContext, use } from 'react';

/** How an intake ends: completed; otherwise, with nothing to keep; or with data for the next visit by the same link. */
export type IntakeEnding = 'completed' | 'abandoned' | 'suspended';

/** The intake of this tab, which one tab at a time may change (D9). */
export type IntakeAccess = {
  /** False once another tab continues the intake: then nothing may be stored or sent here any more. */
  readonly mayWrite: () => boolean;
  /**
   * Sends a request that changes something; rejects without sending it if another tab continues the intake. A tab that wants to
   * continue waits for the response.
   */
  readonly send: <Result>(request: () => Promise<Result>) => Promise<Result>;
  readonly end: (ending: IntakeEnding) => void;
};

/** The link and the clinic of an intake, known before the patient is. */
type IntakeInfo = {
  /** The code of the link, or of the intake stored on this device; null without either. */
  readonly code: string | null;
  readonly clinic: {
    readonly name: string | null;
    readonly phoneNumber: string | null;
  };
  readonly access: IntakeAccess;
};

/** Provided around the intake's screens once the stored intake is loaded. */
export const IntakeInfoContext = createContext<IntakeInfo | null>(null);

/** Returns the intake's link code, clinic and access (§4 Intake); throws outside of its provider. */
export function useIntakeInfo(): IntakeInfo {
  const info = use(IntakeInfoContext);
  if (info === null) throw new Error('No intake is provided.');
  return info;
}
