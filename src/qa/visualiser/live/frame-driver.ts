import { MACHINE_REGISTRY } from '../../../../machines/registry';
import { generateWalkthroughs } from '../../../../machines/walkthroughs/generate-walkthroughs';
import type { InspectedEvent } from '../../inspection/inspection.types';
import { FLOW_PAGES } from '../../flow-drivers/flow-pages';
import { runWalkthrough, type FlowEnvironment } from '../../flow-drivers/run-walkthrough';
import { createFrameHost } from './frame-host';
import { createFrameEnvironment, overrideStorages } from './frame-environment';
import {
  IDLE,
  type Command,
  type Driver,
  type Report,
  type WalkthroughProgress,
} from './live.types';
import { createMemoryStorage } from './memory-storage';

/** Pause after each step, so that a person can follow, in ms. */
const PAUSE_MS = 350;

/** Thrown to stop a walkthrough that the tester took over or replaced. */
class RunCancelledError extends Error {}

type RunCommand = Extract<Command, { kind: 'walkthrough' }>;

type ActiveRun = {
  readonly environment: FlowEnvironment;
  isCancelled: boolean;
  resume: () => void;
};

/** Shows the app in an iframe within `container` and runs the tester's commands on it. */
export function createFrameDriver(
  container: HTMLElement,
  report: (report: Report) => void,
): Driver {
  let activeRun: ActiveRun | null = null;
  let state: WalkthroughProgress = IDLE;
  const host = createFrameHost(container, {
    onInspected: (event: InspectedEvent) => report({ kind: 'inspected', event }),
    onPageOpen: () => report({ kind: 'page-opened' }),
    onConsole: (message) => report({ kind: 'console', message }),
  });
  const updateProgress = (change: Partial<WalkthroughProgress>) => {
    state = { ...state, ...change };
    report({ kind: 'walkthrough', state });
  };

  const endRun = (): ActiveRun | null => {
    const ended = activeRun;
    activeRun = null;
    if (ended !== null) ended.isCancelled = true;
    ended?.resume();
    return ended;
  };

  const takeOver = () => {
    const ended = endRun();
    if (ended === null) return;
    void ended.environment.releaseAll();
    if (state.status !== 'failed') updateProgress({ status: 'taken over' });
  };

  /** Closes the app before the sandbox is reset, so that its pending requests cannot reach the new data. */
  const clear = () => {
    endRun();
    host.close();
  };

  const startRun = async (command: RunCommand) => {
    const { machineId, walkthroughId, count } = command;
    const flow = findFlow(command);
    const environment = createFrameEnvironment(host, machineId, flow.flowPage);
    const run: ActiveRun = { environment, isCancelled: false, resume: () => undefined };
    activeRun = run;
    state = { ...IDLE, status: 'running', machineId, walkthroughId, count };
    updateProgress({});
    try {
      await runSteps(command, flow, run, updateProgress);
      updateProgress({ status: 'reached' });
    } catch (error) {
      if (run.isCancelled || error instanceof RunCancelledError) return;
      void environment.releaseAll();
      updateProgress({
        status: 'failed',
        error: error instanceof Error ? firstLine(error) : String(error),
      });
    }
  };

  const open = (path: string) => {
    clear();
    updateProgress(IDLE);
    const storages = { localStorage: createMemoryStorage(), sessionStorage: createMemoryStorage() };
    // The tester may open a page that is not the app; the frame shows it, so no error is needed.
    host.open(path, (view) => overrideStorages(view, storages)).catch(() => undefined);
  };

  return {
    command(command) {
      switch (command.kind) {
        case 'walkthrough':
          clear();
          void startRun(command);
          return;
        case 'next':
          activeRun?.resume();
          return;
        case 'take over':
          takeOver();
          return;
        case 'open':
          open(command.path);
      }
    },
    getAppUrl: () => host.getAppWindow()?.location.href ?? null,
    close: clear,
  };
}

/** The walkthrough of a command, with its machine and page object. */
function findFlow({ machineId, walkthroughId }: RunCommand) {
  const entry = MACHINE_REGISTRY.find(({ id }) => id === machineId);
  const flowPage = FLOW_PAGES[machineId];
  const walkthrough = entry && generateWalkthroughs(entry).find(({ id }) => id === walkthroughId);
  if (!entry || !flowPage || !walkthrough)
    throw new Error(`There is no walkthrough ${walkthroughId}.`);
  return { entry, flowPage, walkthrough };
}

type UpdateProgress = (change: Partial<WalkthroughProgress>) => void;

/** Runs the first `count` steps, with a pause after each, or until the tester goes on. */
async function runSteps(
  { count, isStepwise, firstPause = 0 }: RunCommand,
  { entry, flowPage, walkthrough }: ReturnType<typeof findFlow>,
  run: ActiveRun,
  updateProgress: UpdateProgress,
): Promise<void> {
  const throwIfCancelled = () => {
    if (run.isCancelled) throw new RunCancelledError();
  };
  const partialWalkthrough = { ...walkthrough, steps: walkthrough.steps.slice(0, count) };
  await runWalkthrough(
    { entry, flowPage },
    partialWalkthrough,
    run.environment,
    async ({ index }) => {
      throwIfCancelled();
      updateProgress({ done: index });
      if (index >= count) return;
      await (isStepwise && index >= firstPause ? waitForTester(run, updateProgress) : pause());
      throwIfCancelled();
    },
  );
  throwIfCancelled();
}

function waitForTester(run: ActiveRun, updateProgress: UpdateProgress): Promise<void> {
  updateProgress({ status: 'waiting' });
  return new Promise<void>((resolve) => {
    run.resume = () => {
      if (!run.isCancelled) updateProgress({ status: 'running' });
      resolve();
    };
  });
}

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, PAUSE_MS));
const firstLine = ({ message }: Error) => message.split('\n')[0] ?? message;
