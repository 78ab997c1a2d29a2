import type { Page } from '@playwright/test';
import { situation, type Situations } from '../../src/sandbox/situations/situations.types';
import { listStored } from '../../src/sandbox/situations/stored-visit';
import { openSession } from '../../src/sandbox/world/sessions';
import type { World } from '../../src/sandbox/world/world';
import { createCallGate } from '../../src/walks/call-gate';
import { holdTimers, type HeldTimers } from '../../src/walks/hold-timers';
import { preparePage } from '../../src/walks/prepare-page';
import type { Stage } from '../../src/walks/stage.types';
import type { Theatre } from '../../src/walks/walk-through';
import { configure } from '../e2e/support/configure';
import { createPlaywrightScreen } from './playwright-screen';

/** The calls of one moment reach the browser's door one after the other, in ms. */
const SETTLE_MS = 80;
const API = /^\/(?:v1|v2|auth|sandbox-card-provider)\//;

type Hall = {
  readonly page: Page;
  readonly world: World;
  readonly stage: Stage;
  readonly situations: Situations;
};

/** A real browser before the production build, and the clinic in this process. */
export function createChromiumTheatre(hall: Hall): Theatre & { close(): Promise<void> } {
  const { page, world, stage, situations } = hall;
  const gate = createCallGate(stage.calls, { settleMs: SETTLE_MS });
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
      const beginning = situation(situations.beginnings, name);
      const { path, flags, isSignedIn = false, hasNoCardProvider = false } = beginning;
      userId = beginning.userId;
      situations.furnish?.(world);
      if (isSignedIn) await signIn();
      // What is not said here is left out, the card provider too.
      if (flags !== undefined || hasNoCardProvider)
        await configure(page, { ...(flags && { flags }) });
      const preparation = { ...beginning, stored: listStored(world, beginning) };
      await page.addInitScript({
        content: `
          (${String(preparePage)})(window, ${JSON.stringify(preparation)});
          window.heldTimers = (${String(holdTimers)})(window, ${JSON.stringify(stage.timers ?? [])});
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
      return createPlaywrightScreen(page);
    },
    async arrangeOutcome(name, message) {
      situation(situations.outcomes, name)(world, userId, message);
      if (situations.signsIn?.includes(name)) await signIn();
    },
    arrangeEvent: (type) => {
      situations.events?.[type]?.(world, userId, null);
      return Promise.resolve();
    },
    letThrough: (actor) => gate.letThrough(actor),
    letAllGo: () => {
      gate.open();
      return Promise.resolve();
    },
    passTime: (durationMs) =>
      page.evaluate((duration) => {
        // SAFETY: the page was opened with it.
        const { heldTimers } = window as unknown as { heldTimers: HeldTimers };
        heldTimers.run(duration);
      }, durationMs),
    async close() {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      gate.open();
    },
  };
}
