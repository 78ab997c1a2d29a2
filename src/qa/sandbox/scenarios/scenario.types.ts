import type { StoredIntake } from '../../flow-drivers/store-intake';
import type { World } from '../world/world';

/** The initial state of a walkthrough: the user, the URL, and the state of the browser. Plain data. */
export type InitialState = {
  readonly userId: string;
  readonly path: string;
  readonly flags?: {
    readonly accept_invite_flow?: boolean;
    readonly assessment_birthday_confirmation?: boolean;
  };
  /** The navigation state of the first history entry. */
  readonly state?: unknown;
  /** The suffix that the native app adds to its user agent; omit for a browser. */
  readonly userAgentSuffix?: string;
  /** The user is signed in in this browser. */
  readonly isSignedIn?: boolean;
  /** The stored progress of an earlier visit to an intake; its session is stored too. */
  readonly intake?: StoredIntake;
  /** The session of the intake is missing. */
  readonly isIntakeSessionGone?: boolean;
  /** A user who has signed in on this device by a magic link of this code. */
  readonly account?: { readonly userId: string; readonly magicCode: string };
  /** Session storage items of an earlier visit in this tab. */
  readonly tabStorage?: Readonly<Record<string, string>>;
  /** The deployment has no key for the card provider. */
  readonly hasNoCardProvider?: boolean;
};

/** Sets up the sandbox so that the next response for `userId` matches the scenario; `message` is the failure's. */
export type SetUp = (world: World, userId: string, message: string | null) => void;

/** The scenarios of a registry entry in the sandbox. */
export type Scenarios = {
  readonly initialStates: Readonly<Record<string, InitialState>>;
  /** Each is set up just before the response. */
  readonly outcomes: Readonly<Record<string, SetUp>>;
  /** By event type: what changes on the server before the user acts. */
  readonly events?: Readonly<Record<string, SetUp>>;
  /** By outcome: who is signed in in this browser; null for the user of the walkthrough. */
  readonly signInOutcomes?: Readonly<Record<string, string | null>>;
  /** Changes the data before the walkthrough starts. */
  readonly seed?: (world: World) => void;
  /** Returns what is wrong with the data after a walkthrough. */
  readonly checkInvariants?: (world: World) => readonly string[];
};

/** Gets a scenario by name. Throws if it is not defined. */
export function getScenario<Scenario>(
  scenarios: Readonly<Record<string, Scenario>>,
  name: string,
): Scenario {
  const scenario = scenarios[name];
  if (scenario === undefined) throw new Error(`The scenario "${name}" is not defined.`);
  return scenario;
}

/** Rejects the next request of `endpoint` with the failure's message; the client does not retry a 4xx response. */
export const rejectNextRequest =
  (endpoint: string, status = 400): SetUp =>
  ({ faults }, _userId, message) =>
    faults.failNext({ path: endpoint, kind: 'status', status, message });
