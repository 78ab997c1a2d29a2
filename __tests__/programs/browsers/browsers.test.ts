/** @jest-environment node */
import { firefoxBrowser } from './firefox';
import { webkitBrowser } from './webkit';

describe('a browser that is not installed', () => {
  const { PATH, FIREFOX_PATH } = process.env;

  beforeEach(() => {
    process.env.PATH = '';
    delete process.env.FIREFOX_PATH;
  });
  afterEach(() => {
    process.env.PATH = PATH;
    if (FIREFOX_PATH !== undefined) process.env.FIREFOX_PATH = FIREFOX_PATH;
  });

  it.each([
    { ...firefoxBrowser, reason: /not found .*firefox-esr/ },
    { ...webkitBrowser, reason: /not found .*webkit2gtk-driver/ },
  ])('is skipped, and the reason names its package: $name', async ({ start, reason }) => {
    expect(await start()).toMatch(reason);
  });
});
