import { createContext, use } from 'react';

/** The link and the clinic of an intake, known before the patient is. */
export type IntakeInfo = {
  /** The code of the link, or of the intake stored on this device; null without either. */
  readonly code: string | null;
  readonly clinic: {
    readonly name: string | null;
    readonly phoneNumber: string | null;
  };
};

/** Provided around the intake's screens once the stored intake is loaded. */
export const IntakeInfoContext = createContext<IntakeInfo | null>(null);

/** Returns the intake's link code and clinic (§4 Intake); throws outside of its provider. */
export function useIntakeInfo(): IntakeInfo {
  const info = use(IntakeInfoContext);
  if (info === null) throw new Error('No intake is provided.');
  return info;
}
