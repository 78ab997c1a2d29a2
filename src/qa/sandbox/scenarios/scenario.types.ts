import type { StoredIntake } from '../../flow-drivers/store-intake';
import type { World } from '../world/world';

/** Where a walk begins: whose link it is, the address that is opened, and what is around the page. Plain data. */
export type InitialState = {
  readonly userId: string;
  readonly path: string;
  readonly flags?: { readonly assessment_birthday_confirmation?: boolean };
  /** The navigation state of who leads there. */
  readonly state?: unknown;
  /** The native app around the page, as the end of its user agent says. */
  readonly app?: string;
  /** This browser knows the person already. */
  readonly isSignedIn?: boolean;
  /** What an earlier visit to an intake has left in this browser, beside the session of its link. */
  readonly intake?: StoredIntake;
  /** The session is no longer there. */
  readonly isIntakeSessionGone?: boolean;
  /** What else an earlier visit has left in this tab's session storage, by key. */
  readonly tabStorage?: Readonly<Record<string, string>>;
  /** The deployment has no key of the card provider. */
  readonly hasNoCardProvider?: boolean;
};

/** What to do to the clinic so that its next answer to `userId` is of this situation; `message` is the failure's. */
export type SetUp = (world: World, userId: string, message: string | null) => void;

/** The situations of a catalogue entry in a clinic, for whichever screens are walked through. */
export type Scenarios = {
  readonly initialStates: Readonly<Record<string, InitialState>>;
  /** Each is arranged just before the call is answered. */
  readonly outcomes: Readonly<Record<string, SetUp>>;
  /** By type of event: what happens in the clinic before a person acts. */
  readonly events?: Readonly<Record<string, SetUp>>;
  /** Outcomes before which this browser gets to know the person. */
  readonly signInOutcomes?: readonly string[];
  /** Changes the clinic before anybody comes. */
  readonly seed?: (world: World) => void;
  /** What is wrong with the clinic after a walk, whatever happened in it. */
  readonly checkInvariants?: (world: World) => readonly string[];
};

/** The part of a situation; throws where nobody has said what it means in the clinic. */
export function getScenario<Scenario>(
  scenarios: Readonly<Record<string, Scenario>>,
  name: string,
): Scenario {
  const scenario = scenarios[name];
  if (scenario === undefined) throw new Error(`Nobody says what "${name}" means in the clinic.`);
  return scenario;
}

/** The next call of `endpoint` is refused with the failure's message; a refusal is not tried again by itself. */
export const rejectNextRequest =
  (endpoint: string, status = 403): SetUp =>
  ({ faults }, _userId, message) =>
    faults.failNext({ path: endpoint, kind: 'status', status, message });
