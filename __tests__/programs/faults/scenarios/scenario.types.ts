import type { ElementLocator, PageDriver } from '../../../../src/qa/flow-drivers/page-driver.types';
import type { InitialState } from '../../../../src/qa/sandbox/scenarios/scenario.types';
import type { World } from '../../../../src/qa/sandbox/world/world';
import type { Duration, FaultName } from '../injection/faults';

/**
 * What must follow a fault.
 * - `error`: the screen shows an error message, keeps what was typed and offers a way on. After a fault that strikes once,
 *   `retry` then leads to `then`, by default the scenario's `done`.
 * - `done`: the flow reaches `done` by itself.
 * - `screen`: another screen, as the specification says; `isEnd` if nothing leads on from it. `next` does what the screen offers,
 *   once the fault has gone.
 */
export type Outcome =
  | { readonly kind: 'error'; readonly then?: ElementLocator }
  | { readonly kind: 'done' }
  | {
      readonly kind: 'screen';
      readonly shows: ElementLocator;
      /** What the screen has to show besides. */
      readonly also?: readonly ElementLocator[];
      readonly isEnd?: boolean;
      readonly next?: Next;
    };

type Next = {
  readonly act: (driver: PageDriver) => Promise<void>;
  /** By default the scenario's `done`. */
  readonly shows?: ElementLocator;
};

/** Another tab of the same browser, in which the form is open, too. */
export type OtherTab = {
  /** What is done there, after the same in the tab of the scenario; nothing is sent there. */
  readonly prepare: (driver: PageDriver) => Promise<void>;
  /** Shown there once the scenario is done; before that, what was entered stays. */
  readonly shows: ElementLocator;
  /** What was entered stays there after that, too. */
  readonly keepsValues: boolean;
};

/** Outcomes that differ from the rules of `get-outcome.ts`, by fault, or by fault and duration (`lost once`). */
export type Outcomes = Readonly<Partial<Record<FaultName | `${FaultName} ${Duration}`, Outcome>>>;

/** A request of a screen: how the screen sends it, and what it leads to. */
export type Scenario = {
  /** What the user does, such as 'submit assessments'. */
  readonly name: string;
  /** The endpoints of `src/api` that send the request. */
  readonly covers: readonly string[];
  /** The endpoint of the sandbox; for a file, `GET` and its path, in which `*` matches anything but a slash. */
  readonly request: string;
  /** The faults that can happen to the request; all by default. */
  readonly faults?: readonly FaultName[];
  /** Faults that happen only where a scenario names them. */
  readonly moreFaults?: readonly FaultName[];
  /** A query is retried once if there is no response or a 5xx (§9). */
  readonly kind: 'query' | 'command';
  /** Whose token the request carries; a 401 is then followed by a refresh. */
  readonly session: 'none' | 'account' | 'intake';
  /** The body of a successful response is not read. */
  readonly isBodyIgnored?: boolean;
  /** No loading state is shown, because the screen does not need the response. */
  readonly isInBackground?: boolean;
  readonly start: InitialState;
  /** Changes the data before the page is opened. */
  readonly seed?: (world: World) => void;
  /** Leads to the screen that sends the request, but does not send it yet. */
  readonly prepare?: (driver: PageDriver, world: World) => Promise<void>;
  /** Changes the state of the server before the request, when no other one is on its way. */
  readonly change?: (world: World) => void;
  /** Sends the request, and sends it again after a failure; without it, opening the page sends the request. */
  readonly send?: (driver: PageDriver) => Promise<void>;
  /** Sends the request again after a failure; default: 'Try again' if opening the page sends it, otherwise `send`. */
  readonly retry?: (driver: PageDriver) => Promise<void>;
  /** What the user does while the request that opening the page has sent is not answered. */
  readonly meanwhile?: (driver: PageDriver) => Promise<void>;
  /** In ms by the page's clock: until then the page has to say that a request hangs; by default the time limits of requests. */
  readonly saysAfterMs?: number;
  readonly otherTab?: OtherTab;
  /** Shown when the request has succeeded. */
  readonly done: ElementLocator;
  /** The flow ends with `done`: nothing leads on. */
  readonly isEnd?: boolean;
  /** The form is reset by a failure, as the specification says (§4 notification switches). */
  readonly isReset?: boolean;
  /** Whether the server has applied the change, for a screen that does not show it. */
  readonly isApplied?: (world: World) => boolean;
  /** How often the server has applied the write. */
  readonly countWrites?: (world: World) => number;
  readonly outcomes?: Outcomes;
  /** Console messages that the specification asks for. */
  readonly logs?: RegExp;
};
