import type { Page } from '@playwright/test';
import { getScenario, type Scenarios } from '../../../src/qa/sandbox/scenarios/scenario.types';
import { getStoredItems } from '../../../src/qa/sandbox/scenarios/stored-intake';
import { openSession } from '../../../src/qa/sandbox/world/sessions';
import type { World } from '../../../src/qa/sandbox/world/world';
import { createRequestGate } from '../../../src/qa/flow-drivers/request-gate';
import { controlClock } from '../../../src/qa/flow-drivers/control-clock';
import { controlTimers, type ControlledTimers } from '../../../src/qa/flow-drivers/control-timers';
import { preparePage } from '../../../src/qa/flow-drivers/prepare-page';
import type { FlowPage } from '../../../src/qa/flow-drivers/flow-page.types';
import type { FlowEnvironment } from '../../../src/qa/flow-drivers/run-walkthrough';
import { configure } from '../../e2e/support/configure';
import { createPlaywrightPageDriver } from './playwright-page-driver';

/** In ms; requests sent at the same time reach Playwright's route handler one after the other. */
const SETTLE_MS = 80;
const API = /^\/(?:v1|v2|auth|sandbox-card-provider)\//;

type Options = {
  readonly page: Page;
  readonly world: World;
  readonly flowPage: FlowPage;
  readonly scenarios: Scenarios;
};

/** What runs in the page before its own scripts. */
const toInitScript = (
  preparation: Parameters<typeof preparePage>[1],
  { timers = [], hasControlledClock = false }: FlowPage,
): string => `
  (${String(preparePage)})(window, ${JSON.stringify(preparation)});
  window.controlledTimers = (${String(controlTimers)})(window, ${JSON.stringify(timers)});
  ${hasControlledClock ? `window.controlledClock = (${String(controlClock)})(window);` : ''}
`;

/** Lets the API requests of the page wait at the gate. */
const passThrough = (gate: ReturnType<typeof createRequestGate>, page: Page): Promise<unknown> =>
  page.route(
    ({ pathname }) => API.test(pathname),
    (route) =>
      new Promise<void>((resolve) => {
        const request = route.request();
        void gate.pass(`${request.method()} ${new URL(request.url()).pathname}`, async () => {
          await route.fallback();
          // Playwright sends the request only after this handler has ended.
          resolve();
          await request.response().catch(() => null);
        });
      }),
  );

/** The production build in a real browser; its sandbox runs in this process. */
export function createChromiumEnvironment(
  options: Options,
): FlowEnvironment & { close(): Promise<void> } {
  const { page, world, flowPage, scenarios } = options;
  const gate = createRequestGate(flowPage.requests, { settleMs: SETTLE_MS });
  let userId = '';

  const signIn = async (signedInUserId: string | null = null) => {
    const { id } = openSession(world.sessions, signedInUserId ?? userId, 'password');
    await page
      .context()
      .addCookies([
        { name: 'session', value: id, domain: '127.0.0.1', path: '/auth', httpOnly: true },
      ]);
  };

  return {
    async open(name) {
      const initialState = getScenario(scenarios.initialStates, name);
      const { path, flags, isSignedIn = false, hasNoCardProvider = false } = initialState;
      userId = initialState.userId;
      scenarios.seed?.(world);
      if (isSignedIn) await signIn();
      // This replaces the whole configuration block, which also removes the sandbox's card provider.
      if (flags !== undefined || hasNoCardProvider)
        await configure(page, { ...(flags && { flags }) });
      const preparation = { ...initialState, stored: getStoredItems(world, initialState) };
      await page.addInitScript({ content: toInitScript(preparation, flowPage) });
      await passThrough(gate, page);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      return createPlaywrightPageDriver(page);
    },
    async setUpOutcome(name, message) {
      getScenario(scenarios.outcomes, name)(world, userId, message);
      const signedInUserId = scenarios.signInOutcomes?.[name];
      if (signedInUserId !== undefined) await signIn(signedInUserId);
    },
    setUpEvent: (type) => scenarios.events?.[type]?.(world, userId, null),
    releaseRequests: (actor) => gate.release(actor),
    releaseAll: () => gate.open(),
    advanceTime: (durationMs) =>
      page.evaluate((duration) => {
        // SAFETY: set by the init script above.
        const { controlledTimers } = window as unknown as { controlledTimers: ControlledTimers };
        controlledTimers.run(duration);
      }, durationMs),
    async close() {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      gate.open();
    },
  };
}
