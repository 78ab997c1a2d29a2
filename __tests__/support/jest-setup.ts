import { failOnConsole } from './fail-on-console';
import { polyfillJsdom } from './polyfill-jsdom';

/** In ms; generous, so that no test fails only because the machine is busy. */
jest.setTimeout(30_000);

if (typeof document !== 'undefined') {
  // Not in tests without a DOM: its modules take longer to load than most of these tests run.
  // oxlint-disable-next-line typescript/no-require-imports -- a static import is not conditional
  require('@testing-library/jest-dom');
  // In ms; also the first screen of a test file, which waits for its modules.
  // oxlint-disable-next-line typescript/no-require-imports -- as above
  (require('@testing-library/dom') as typeof import('@testing-library/dom')).configure({
    asyncUtilTimeout: 15_000,
  });
  polyfillJsdom();
}
failOnConsole();

/** As every document does, each app opens a channel to the other tabs; an open one would keep the test process alive. */
const Channel = globalThis.BroadcastChannel;
globalThis.BroadcastChannel = class extends Channel {
  constructor(name: string) {
    super(name);
    // SAFETY: Node's channels have this method, which the DOM's lack.
    (this as unknown as { unref: () => void }).unref();
  }
};

/** What waits for a frame is done at once, so that tests need not wait for it; the browser tests draw frames. */
jest.mock('../../src/lib/browser/after-frame', () => ({
  afterFrame: (callback: () => void) => callback(),
}));
