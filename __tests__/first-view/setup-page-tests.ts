import { act, cleanup } from '@testing-library/react';
import { translatePage } from '../../src/app/language/translate-page';
import { startSandbox } from '../../src/qa/sandbox/hosts/jest/start-sandbox';
import { settle } from './expect-adopted';

/** Starts a sandbox for the tests of a page whose first view the app adopts; each test leaves an empty page in English. */
export function setupPageTests() {
  const world = startSandbox();
  afterEach(async () => {
    // The app writes its session into storage in a timer.
    await act(settle);
    await act(() => translatePage('en'));
    cleanup();
    document.body.replaceChildren();
    document.head.replaceChildren();
    document.documentElement.hidden = false;
    sessionStorage.clear();
    localStorage.clear();
  });
  return world;
}
