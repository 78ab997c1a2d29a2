import { listActiveNodes } from '../../../machines/walkthroughs/machine-introspection';
import type {
  MachineEntry,
  Expected,
  Step,
  Walkthrough,
} from '../../../machines/walkthroughs/walkthrough.types';
import type { PageDriver } from './page-driver.types';
import type { FlowPage } from './flow-page.types';

/** Controls the environment of the app: server data, held requests and timers. */
export type FlowEnvironment = {
  /** Opens the app in the initial state of a scenario. */
  open(scenario: string): Promise<PageDriver>;
  /** Sets up the server so that its next response matches the scenario. */
  setUpOutcome(scenario: string, message: string | null): Promise<void> | void;
  /** Applies the server-side part of an event. */
  setUpEvent(type: string): Promise<void> | void;
  /** Releases the held requests of an actor. */
  releaseRequests(actor: string): Promise<void>;
  /** Releases all requests and timers from now on. */
  releaseAll(): void;
  /** Fires the timers with this duration (ms). */
  advanceTime(durationMs: number): Promise<void> | void;
};

/** Called after each verified step; index 0 is the start. The walkthrough waits for the returned promise. */
export type OnStepVerified = (view: {
  readonly index: number;
  readonly expected: Expected;
  readonly driver: PageDriver;
}) => Promise<void> | void;

/** A machine and its page object. */
export type Flow = { readonly entry: MachineEntry; readonly flowPage: FlowPage };

/** Runs a walkthrough on the screens: performs each step and verifies the screen after it. */
export async function runWalkthrough(
  { entry, flowPage }: Flow,
  walkthrough: Walkthrough,
  environment: FlowEnvironment,
  onStepVerified: OnStepVerified = () => undefined,
): Promise<void> {
  const { start, initial } = walkthrough;
  const steps = listReachableSteps(flowPage, walkthrough);
  const driver = await environment.open(start.scenario);
  const verify = async (index: number, expected: Expected) => {
    // The requests of a screen that follows the flow must not be held.
    if (index === steps.length && isSettled(entry, expected)) environment.releaseAll();
    await assertView(flowPage, driver, expected);
    await onStepVerified({ index, expected, driver: driver });
  };

  await verify(0, initial);
  for (const [index, step] of steps.entries()) {
    await performStep(step, flowPage, environment, driver);
    await verify(index + 1, step.expected);
  }
}

/** The steps up to the first one that cannot be reached on the screens. */
export function listReachableSteps(
  { notReachable = {} }: FlowPage,
  { steps }: Walkthrough,
): readonly Step[] {
  const end = steps.findIndex(({ expected }) =>
    expected.transitions.some((id) => id in notReachable),
  );
  return end === -1 ? steps : steps.slice(0, end);
}

async function performStep(
  step: Step,
  flowPage: FlowPage,
  environment: FlowEnvironment,
  driver: PageDriver,
): Promise<void> {
  switch (step.kind) {
    case 'event': {
      const action = flowPage.actions[step.event.type];
      if (action === undefined)
        throw new Error(`There is no action for the event "${step.event.type}".`);
      await environment.setUpEvent(step.event.type);
      return action(driver, step.event);
    }
    case 'outcome':
      await environment.setUpOutcome(step.scenario, getMessage(step.value));
      return flowPage.requests[step.actor] === null
        ? undefined
        : environment.releaseRequests(step.actor);
    case 'delay':
      return environment.advanceTime(step.durationMs);
  }
}

async function assertView(
  flowPage: FlowPage,
  driver: PageDriver,
  expected: Expected,
): Promise<void> {
  const state = expected.states.at(-1) ?? '';
  if (flowPage.notVisible !== undefined && state in flowPage.notVisible) return;
  const assertion = flowPage.assertions[state];
  if (assertion === undefined) throw new Error(`There is no assertion for the state "${state}".`);
  await assertion(driver, expected);
}

/** True if no actor and no delay is active, so that nothing is held. */
function isSettled({ machine }: MachineEntry, { value }: Expected): boolean {
  return listActiveNodes(machine, value).every(
    ({ invoke, after }) => invoke.length === 0 && after.length === 0,
  );
}

function getMessage(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('message' in value)) return null;
  return typeof value.message === 'string' ? value.message : null;
}
