import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { BrokenScreen } from '../../../src/app/screens/error-screen';
import { start } from '../../../src/app/start';
import { expectNoAxeViolations } from '../../support/axe';
import { expectConsole } from '../../support/fail-on-console';

const lost = Object.assign(new Error('Loading chunk 5 failed.'), { name: 'ChunkLoadError' });

function openBroken(error: Error) {
  const router = createMemoryRouter([
    { path: '/', errorElement: <BrokenScreen />, lazy: () => Promise.reject(error) },
  ]);
  render(<RouterProvider router={router} />);
}

afterEach(() => sessionStorage.clear());

describe('experience: a screen that broke', () => {
  it('says that it is our fault, offers Reload, and logs why', async () => {
    expectConsole(/A screen broke\./);
    expectConsole(/HydrateFallback/);
    openBroken(new TypeError('x is not a function'));
    expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
    expect(document.title).toBe('Something went wrong · Stillwater');
    await expectNoAxeViolations(document.body);
  });

  it('says that a part is gone where a reload has not helped', async () => {
    expectConsole(/HydrateFallback/);
    sessionStorage.setItem('reloaded-at', String(Date.now()));
    openBroken(lost);
    expect(
      await screen.findByRole('heading', { name: 'This page needs to be reloaded' }),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  });
});

describe('D1 an app that is not set up', () => {
  it('D1: says so on screen, and which key on the console', async () => {
    expectConsole(/#app-config/);
    document.body.innerHTML =
      '<script id="app-config" type="application/json">{"kioskIdleSeconds": "soon"}</script><div id="root"></div>';
    act(() => start(document));
    expect(
      await screen.findByRole('heading', { name: 'This app is not set up correctly.' }),
    ).toBeVisible();
    expect(document.title).toBe('This app is not set up correctly. · Stillwater');
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('kioskIdleSeconds'));
    document.body.innerHTML = '';
  });

  it('fails loudly on a page without a place for it', () => {
    expect(() => start(document.implementation.createHTMLDocument())).toThrow('#root');
  });
});
