import { MACHINE_REGISTRY } from '../../../../machines/registry';
import { generateWalkthroughs } from '../../../../machines/walkthroughs/generate-walkthroughs';
import type { InspectedEvent } from '../../inspection/inspection.types';
import { FLOW_PAGES } from '../../flow-drivers/flow-pages';
import { runWalkthrough, type FlowEnvironment } from '../../flow-drivers/run-walkthrough';
import { createFrameHost, type FrameHost } from './frame-host';
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

type RunCommand = Extract<Command, { kind: 'walkthrough' }>;

type ActiveRun = {
  readonly environment: FlowEnvironment;
  /** Aborts when the tester takes over, or starts another walkthrough. */
  readonly controller: AbortController;
  resume: () => void;
};

type UpdateProgress = (change: Partial<WalkthroughProgress>) => void;

/** Shows the app in an iframe within `container` and runs the tester's commands on it. */
export function createFrameDriver(
  container: HTMLElement,
  report: (report: Report) => void,
): Driver {
  const host = createFrameHost(container, {
    onInspected: (event: InspectedEvent) => report({ kind: 'inspected', event }),
    onPageOpen: () => report({ kind: 'page-opened' }),
    onConsole: (message) => report({ kind: 'console', message }),
  });
  const runner = createRunner(host, (state) => report({ kind: 'walkthrough', state }));

  /** Closes the app before the sandbox is reset, so that its pending requests cannot reach the new data. */
  const close = () => {
    runner.end();
    host.close();
  };

  const open = (path: string) => {
    close();
    runner.reset();
    const storages = { localStorage: createMemoryStorage(), sessionStorage: createMemoryStorage() };
    // The tester may open a page that is not the app; the frame shows it, so no error is needed.
    host.open(path, (view) => overrideStorages(view, storages)).catch(() => undefined);
  };

  return {
    command(command) {
      switch (command.kind) {
        case 'walkthrough':
          close();
          void runner.start(command);
          return;
        case 'next':
          runner.resume();
          return;
        case 'take over':
          runner.takeOver();
          return;
        case 'open':
          open(command.path);
      }
    },
    getAppUrl: () => host.getAppWindow()?.location.href ?? null,
    close,
  };
}

/** Runs one walkthrough at a time in the frame. */
function createRunner(host: FrameHost, onProgress: (state: WalkthroughProgress) => void) {
  let activeRun: ActiveRun | null = null;
  let state = IDLE;
  const updateProgress: UpdateProgress = (change) => {
    state = { ...state, ...change };
    onProgress(state);
  };

  const end = (): ActiveRun | null => {
    const ended = activeRun;
    activeRun = null;
    ended?.controller.abort();
    ended?.resume();
    return ended;
  };

  return {
    end,
    reset: () => updateProgress(IDLE),
    resume: () => activeRun?.resume(),
    takeOver() {
      const ended = end();
      if (ended === null) return;
      ended.environment.releaseAll();
      if (state.status !== 'failed') updateProgress({ status: 'taken over' });
    },
    async start(command: RunCommand) {
      const { machineId, walkthroughId, count } = command;
      const flow = findFlow(command);
      const environment = createFrameEnvironment(host, machineId, flow.flowPage);
      const controller = new AbortController();
      const run: ActiveRun = { environment, controller, resume: () => undefined };
      activeRun = run;
      updateProgress({ ...IDLE, status: 'running', machineId, walkthroughId, count });
      try {
        await runSteps(command, flow, run, updateProgress);
        updateProgress({ status: 'reached' });
      } catch (error) {
        if (controller.signal.aborted) return;
        environment.releaseAll();
        updateProgress({ status: 'failed', error: toFirstLine(error) });
      }
    },
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

/** Runs the first `count` steps, with a pause after each, or until the tester goes on. */
async function runSteps(
  { count, isStepwise, firstPause = 0 }: RunCommand,
  { entry, flowPage, walkthrough }: ReturnType<typeof findFlow>,
  run: ActiveRun,
  updateProgress: UpdateProgress,
): Promise<void> {
  const { signal } = run.controller;
  const partialWalkthrough = { ...walkthrough, steps: walkthrough.steps.slice(0, count) };
  await runWalkthrough(
    { entry, flowPage },
    partialWalkthrough,
    run.environment,
    async ({ index }) => {
      signal.throwIfAborted();
      updateProgress({ done: index });
      if (index >= count) return;
      await (isStepwise && index >= firstPause ? waitForTester(run, updateProgress) : pause());
      signal.throwIfAborted();
    },
  );
  signal.throwIfAborted();
}

function waitForTester(run: ActiveRun, updateProgress: UpdateProgress): Promise<void> {
  updateProgress({ status: 'waiting' });
  return new Promise<void>((resolve) => {
    run.resume = () => {
      if (!run.controller.signal.aborted) updateProgress({ status: 'running' });
      resolve();
    };
  });
}

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, PAUSE_MS));
const toFirstLine = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
