import { createContext, use } from 'react';

/** Whose intake this is, as far as that is known before anybody has said who they are. */
export type IntakeInfo = {
  /** The code of the link, or of what an earlier visit has left on this device; null without either. */
  readonly code: string | null;
  readonly clinic: {
    readonly name: string | null;
    readonly phoneNumber: string | null;
  };
};

/** Provided around the intake's screens once what is stored of it has been read. */
export const IntakeContext = createContext<IntakeInfo | null>(null);

/** The setting of the intake's screens (§4 Intake). */
export function useIntakeInfo(): IntakeInfo {
  const info = use(IntakeContext);
  if (info === null) throw new Error('No intake is provided.');
  return info;
}
