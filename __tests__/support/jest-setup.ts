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

/**
 * Each document opens a channel to the other tabs. It is closed after its test, or it would hear those of other test files, and
 * keep the process alive. The app may stop, and post a message, later.
 */
const Channel = globalThis.BroadcastChannel;
const channels = new Set<BroadcastChannel>();
globalThis.BroadcastChannel = class extends Channel {
  constructor(name: string) {
    super(name);
    channels.add(this);
  }

  override postMessage(message: unknown): void {
    if (channels.has(this)) super.postMessage(message);
  }
};
afterEach(() => {
  for (const channel of channels) channel.close();
  channels.clear();
});

/** What waits for a frame is done at once, so that tests need not wait for it; the browser tests draw frames. */
jest.mock('../../src/lib/browser/after-frame', () => ({
  afterFrame: (callback: () => void) => callback(),
}));
