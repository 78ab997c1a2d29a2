import { act, screen } from '@testing-library/react';
import { startSandbox } from '../../../src/qa/sandbox/hosts/jest/start-sandbox';

const world = startSandbox();
afterEach(() => Reflect.deleteProperty(document, 'prerendering'));

/** Makes the document one that the browser prerenders, or that the user has opened. */
const setPrerendering = (value: boolean) =>
  Object.defineProperty(document, 'prerendering', { value, configurable: true });

it('D9: a page that the browser prerenders sends no request before the user opens it', async () => {
  setPrerendering(true);
  window.history.replaceState(null, '', '/user/ada/assessments?context=sms');
  document.body.innerHTML =
    '<script id="app-config" type="application/json">{}</script><div id="root"></div>';
  await act(async () => {
    await import('../../../src/first-view/prefetch/prefetch.entry');
    await import('../../../src/index');
  });
  expect(world.requests).toEqual([]);

  setPrerendering(false);
  act(() => void document.dispatchEvent(new Event('prerenderingchange')));
  expect(await screen.findByRole('heading', { level: 1, name: 'PHQ-9' })).toBeVisible();
});
