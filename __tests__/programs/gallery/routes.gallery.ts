import { expect } from '@playwright/test';
import { GALLERY_TIME, GALLERY_ROUTES, toReportedId } from '../../../src/qa/routes/gallery-routes';
import { createSandboxServer } from '../../../src/qa/sandbox/hosts/http-server/create-sandbox-server';
import { createWorld, type World } from '../../../src/qa/sandbox/world/world';
import { configure } from '../../e2e/support/configure';
import { signInAs } from '../../e2e/support/sign-in';
import { distFolder, test as base } from '../../e2e/support/test';
import { watchServerTexts } from './languages/watch-server-texts';
import { checkView } from './check-view';
import { DEFAULT_SIZE } from './modes';

const now = new Date(GALLERY_TIME);

/** A test on a site whose server has the time of the pictures. */
const test = base.extend<object, { site: { readonly url: string; readonly world: World } }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const world = createWorld({ now: () => now });
      const server = createSandboxServer({ distFolder, world, reuseConnections: false });
      const { url } = await server.listen(0);
      await use({ url, world });
      await server.close();
    },
    { scope: 'worker' },
  ],
});

test.use({ viewport: DEFAULT_SIZE, timezoneId: 'America/New_York', locale: 'en-US' });

for (const [turn, route] of GALLERY_ROUTES.entries()) {
  const { url, heading, signedInAs, isUnconfigured, title } = route;
  if (url === null) continue;
  test(toReportedId(route), async ({ page, pageErrors }) => {
    if (isUnconfigured) {
      // The app logs what is wrong with the configuration (D1).
      pageErrors.allow(/#app-config/);
      await configure(page, '{ "flags": ');
    }
    // The browser logs every error response, such as that of the first look for a session.
    pageErrors.allow(/Failed to load resource/);
    const getServerTexts = watchServerTexts(page);
    await page.clock.setFixedTime(now);
    if (signedInAs !== null) await signInAs(page, signedInAs);
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await page.waitForLoadState('networkidle');
    await checkView(page, { title, turn }, getServerTexts);
  });
}
