import type { Page } from '@playwright/test';
import { getScenario, type Scenarios } from '../../../src/qa/sandbox/scenarios/scenario.types';
import { getStoredItems } from '../../../src/qa/sandbox/scenarios/stored-intake';
import { openSession } from '../../../src/qa/sandbox/world/sessions';
import type { World } from '../../../src/qa/sandbox/world/world';
import { createRequestGate } from '../../../src/qa/flow-drivers/request-gate';
import { controlTimers, type ControlledTimers } from '../../../src/qa/flow-drivers/control-timers';
import { preparePage } from '../../../src/qa/flow-drivers/prepare-page';
import type { FlowPage } from '../../../src/qa/flow-drivers/flow-page.types';
import type { FlowEnvironment } from '../../../src/qa/flow-drivers/run-walkthrough';
import { configure } from '../../e2e/support/configure';
import { createPlaywrightPageDriver } from './playwright-page-driver';

/** The calls of one moment reach the browser's door one after the other, in ms. */
const SETTLE_MS = 80;
const API = /^\/(?:v1|v2|auth|sandbox-card-provider)\//;

type Options = {
  readonly page: Page;
  readonly world: World;
  readonly flowPage: FlowPage;
  readonly scenarios: Scenarios;
};

/** A real browser before the production build, and the clinic in this process. */
export function createChromiumEnvironment(
  options: Options,
): FlowEnvironment & { close(): Promise<void> } {
  const { page, world, flowPage, scenarios } = options;
  const gate = createRequestGate(flowPage.requests, { settleMs: SETTLE_MS });
  let userId = '';

  const signIn = async () => {
    const { id } = openSession(world.sessions, userId, 'password');
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
      // What is not said here is left out, the card provider too.
      if (flags !== undefined || hasNoCardProvider)
        await configure(page, { ...(flags && { flags }) });
      const preparation = { ...initialState, stored: getStoredItems(world, initialState) };
      await page.addInitScript({
        content: `
          (${String(preparePage)})(window, ${JSON.stringify(preparation)});
          window.heldTimers = (${String(controlTimers)})(window, ${JSON.stringify(flowPage.timers ?? [])});
        `,
      });
      await page.route(
        ({ pathname }) => API.test(pathname),
        (route) =>
          new Promise<void>((resolve) => {
            const request = route.request();
            void gate.pass(`${request.method()} ${new URL(request.url()).pathname}`, async () => {
              await route.fallback();
              // The clinic is asked once this handler has come to its end.
              resolve();
              await request.response().catch(() => null);
            });
          }),
      );
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      return createPlaywrightPageDriver(page);
    },
    async setUpOutcome(name, message) {
      getScenario(scenarios.outcomes, name)(world, userId, message);
      if (scenarios.signInOutcomes?.includes(name)) await signIn();
    },
    setUpEvent: (type) => {
      scenarios.events?.[type]?.(world, userId, null);
      return Promise.resolve();
    },
    releaseRequests: (actor) => gate.release(actor),
    releaseAll: () => {
      gate.open();
      return Promise.resolve();
    },
    advanceTime: (durationMs) =>
      page.evaluate((duration) => {
        // SAFETY: the page was opened with it.
        const { heldTimers } = window as unknown as { heldTimers: ControlledTimers };
        heldTimers.run(duration);
      }, durationMs),
    async close() {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      gate.open();
    },
  };
}
