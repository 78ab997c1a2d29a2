import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { OutletWithErrorBoundary } from '../../../src/app/router/outlet-with-error-boundary';
import { preloadRoute, lazyRoute } from '../../../src/app/router/lazy-route';
import { LayoutContext } from '../../../src/app/layouts/layout-context';
import { startApp } from '../../../src/app/boot/start-app';
import { Link } from '../../../src/ui/link/link';
import { expectNoAxeViolations } from '../../support/axe';
import { allowConsole } from '../../support/fail-on-console';

const chunkError = Object.assign(new Error('Loading chunk 5 failed.'), { name: 'ChunkLoadError' });
const Loaded = () => <p>It is here.</p>;

/** Opens the screen within a frame; a link beside it leads elsewhere. */
function renderRoute(Screen: ComponentType) {
  render(
    <LayoutContext value>
      <MemoryRouter>
        <Link to="/elsewhere">Elsewhere</Link>
        <main>
          <Routes>
            <Route element={<OutletWithErrorBoundary />}>
              <Route path="/" element={<Screen />} />
              <Route path="/elsewhere" element={<Loaded />} />
            </Route>
          </Routes>
        </main>
      </MemoryRouter>
    </LayoutContext>,
  );
  return userEvent.setup();
}

const expectHeading = async (name: string) =>
  expect(await screen.findByRole('heading', { name })).toBeVisible();

afterEach(() => sessionStorage.clear());

describe('experience: a screen that broke', () => {
  const ThrowingPage = () => {
    throw new TypeError('x is not a function');
  };
  const expectErrorLogs = () => {
    allowConsole(/A screen crashed\./);
    // React's own.
    allowConsole(/TypeError: x is not a function/);
  };

  it('says that it is our fault, offers Reload, and logs why', async () => {
    expectErrorLogs();
    renderRoute(ThrowingPage);
    await expectHeading('Something went wrong');
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(document.title).toBe('Something went wrong · Stillwater');
    await expectNoAxeViolations(document.body);
  });

  it('is left behind at another place', async () => {
    expectErrorLogs();
    const user = renderRoute(ThrowingPage);
    await expectHeading('Something went wrong');
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(screen.getByText('It is here.')).toBeVisible();
  });
});

describe('experience: a screen that could not be fetched', () => {
  // A reload that has not helped is behind us.
  beforeEach(() => sessionStorage.setItem('reloaded-at', String(Date.now())));

  it('says that a part is gone, and fetches it again when told to', async () => {
    const load = jest.fn(() => Promise.resolve(Loaded)).mockRejectedValueOnce(chunkError);
    const user = renderRoute(lazyRoute(load).Component);
    await expectHeading('This page needs to be reloaded');
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('It is here.')).toBeVisible();
  });

  it('fetches it again on the next visit', async () => {
    const load = jest.fn(() => Promise.resolve(Loaded)).mockRejectedValueOnce(chunkError);
    const { Component } = lazyRoute(load);
    renderRoute(Component);
    await expectHeading('This page needs to be reloaded');
    renderRoute(Component);
    expect(await screen.findByText('It is here.')).toBeVisible();
  });

  it('says that there is no network, where a reload would lead nowhere', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    renderRoute(lazyRoute(() => Promise.reject(chunkError)).Component);
    await expectHeading('This page could not be loaded');
    expect(screen.getByText(/You seem to be offline/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
  });

  it('says that it is our fault where it was fetched and does not run', async () => {
    allowConsole(/A screen crashed\./);
    renderRoute(lazyRoute(() => Promise.reject(new TypeError('x is not a function'))).Component);
    await expectHeading('Something went wrong');
  });
});

describe('the screens of a place', () => {
  const load = () => Promise.resolve(Loaded);

  it('are fetched together, and only once', async () => {
    const [outer, inner, other] = [jest.fn(load), jest.fn(load), jest.fn(load)];
    const routes = [
      {
        ...lazyRoute(outer),
        children: [
          { path: '/a', ...lazyRoute(inner) },
          { path: '/b', ...lazyRoute(other) },
        ],
      },
    ];
    await preloadRoute(routes, { pathname: '/a' });
    expect(preloadRoute(routes, { pathname: '/a' })).toBeUndefined();
    expect(outer).toHaveBeenCalledTimes(1);
    expect(inner).toHaveBeenCalledTimes(1);
    expect(other).not.toHaveBeenCalled();
  });

  it('are given up where one cannot be fetched: the place itself says so', async () => {
    const routes = [{ path: '/a', ...lazyRoute(() => Promise.reject(chunkError)) }];
    await expect(preloadRoute(routes, { pathname: '/a' })).resolves.toBeDefined();
  });

  it('are none where nothing stands', () => {
    expect(preloadRoute([{ path: '/a' }], { pathname: '/b' })).toBeUndefined();
  });
});

describe('D1 an app that is not set up', () => {
  it('D1: says so on screen, and which key on the console', async () => {
    allowConsole(/#app-config/);
    document.body.innerHTML =
      '<script id="app-config" type="application/json">{"kioskIdleSeconds": "soon"}</script><div id="root"></div>';
    act(() => startApp(document));
    expect(
      await screen.findByRole('heading', { name: 'This app is not set up correctly.' }),
    ).toBeVisible();
    expect(document.title).toBe('This app is not set up correctly. · Stillwater');
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('kioskIdleSeconds'));
    document.body.innerHTML = '';
  });

  it('fails loudly on a page without a place for it', () => {
    expect(() => startApp(document.implementation.createHTMLDocument())).toThrow('#root');
  });
});
