import { listActiveNodes } from '../../../machines/walkthroughs/machine-introspection';
import type {
  MachineEntry,
  Expected,
  Step,
  Walkthrough,
} from '../../../machines/walkthroughs/walkthrough.types';
import type { PageDriver } from './page-driver.types';
import type { FlowPage } from './flow-page.types';

/** What stands around the screens: the clinic behind them, and whoever lets calls and time go on. */
export type FlowEnvironment = {
  /** Opens the app where a walk begins. */
  open(scenario: string): Promise<PageDriver>;
  /** Sees to it that the clinic's next answer is of this situation. */
  setUpOutcome(scenario: string, message: string | null): Promise<void>;
  /** Does to the clinic what an event says beside what a person does. */
  setUpEvent(type: string): Promise<void>;
  /** Lets the calls through that an actor has made. */
  releaseRequests(actor: string): Promise<void>;
  /** Calls and timers go on by themselves. */
  releaseAll(): Promise<void>;
  /** Lets the timers of this duration (ms) run out. */
  advanceTime(durationMs: number): Promise<void>;
};

/** Told of each view of a walk once it is seen; 0 is the beginning. It may wait, and with it the walk. */
export type OnStepVerified = (view: {
  readonly index: number;
  readonly expected: Expected;
  readonly screen: PageDriver;
}) => Promise<void> | void;

/** A flow, and its screens. */
export type Flow = { readonly entry: MachineEntry; readonly flowPage: FlowPage };

/** Walks through the screens of a flow, step by step, and sees after each what there is to see. */
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
    // What comes after the flow, such as another screen, waits for nobody.
    if (index === steps.length && isSettled(entry, expected)) await environment.releaseAll();
    await assertView(flowPage, driver, expected);
    await onStepVerified({ index, expected, screen: driver });
  };

  await verify(0, initial);
  for (const [index, step] of steps.entries()) {
    await performStep(step, flowPage, environment, driver);
    await verify(index + 1, step.expected);
  }
}

/** The steps of a walk as far as it can be walked on the screens. */
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
      if (action === undefined) throw new Error(`Nobody says how "${step.event.type}" is done.`);
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
  if (assertion === undefined) throw new Error(`Nobody says how "${state}" looks.`);
  await assertion(driver, expected);
}

/** True where no actor is at work and no time runs, so nothing is held. */
function isSettled({ machine }: MachineEntry, { value }: Expected): boolean {
  return listActiveNodes(machine, value).every(
    ({ invoke, after }) => invoke.length === 0 && after.length === 0,
  );
}

function getMessage(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('message' in value)) return null;
  return typeof value.message === 'string' ? value.message : null;
}
