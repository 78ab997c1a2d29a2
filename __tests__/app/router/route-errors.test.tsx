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
const Loaded = () => <p>The page has loaded.</p>;

/** Renders `Page` as the route /, inside a layout with a link to another route. */
function renderRoute(Page: ComponentType) {
  render(
    <LayoutContext value>
      <MemoryRouter>
        <Link to="/elsewhere">Elsewhere</Link>
        <main>
          <Routes>
            <Route element={<OutletWithErrorBoundary />}>
              <Route path="/" element={<Page />} />
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

describe('a page that throws', () => {
  const ThrowingPage = () => {
    throw new TypeError('x is not a function');
  };
  const expectErrorLogs = () => {
    allowConsole(/A screen crashed\./);
    // Logged by React.
    allowConsole(/TypeError: x is not a function/);
  };

  it('shows a general error with Reload, and logs the error', async () => {
    expectErrorLogs();
    renderRoute(ThrowingPage);
    await expectHeading('Something went wrong');
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(document.title).toBe('Something went wrong · Stillwater');
    await expectNoAxeViolations(document.body);
  });

  it('is unmounted when the user navigates to another page', async () => {
    expectErrorLogs();
    const user = renderRoute(ThrowingPage);
    await expectHeading('Something went wrong');
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(screen.getByText('The page has loaded.')).toBeVisible();
  });
});

describe('a page that cannot be loaded', () => {
  // The automatic reload has already happened.
  beforeEach(() => sessionStorage.setItem('reloaded-at', String(Date.now())));

  it('shows that a reload is needed, and loads the page on Try again', async () => {
    const load = jest.fn(() => Promise.resolve({ Loaded })).mockRejectedValueOnce(chunkError);
    const user = renderRoute(lazyRoute(load, 'Loaded').Component);
    await expectHeading('This page needs to be reloaded');
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The page has loaded.')).toBeVisible();
  });

  it('is loaded again on the next visit', async () => {
    const load = jest.fn(() => Promise.resolve({ Loaded })).mockRejectedValueOnce(chunkError);
    const { Component } = lazyRoute(load, 'Loaded');
    renderRoute(Component);
    await expectHeading('This page needs to be reloaded');
    renderRoute(Component);
    expect(await screen.findByText('The page has loaded.')).toBeVisible();
  });

  it('shows offline, without Reload, that the network is missing', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    renderRoute(lazyRoute(() => Promise.reject(chunkError), 'Loaded').Component);
    await expectHeading('This page could not be loaded');
    expect(screen.getByText(/You seem to be offline/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
  });

  it('shows a general error if its chunk was loaded and throws', async () => {
    allowConsole(/A screen crashed\./);
    renderRoute(
      lazyRoute(() => Promise.reject(new TypeError('x is not a function')), 'Loaded').Component,
    );
    await expectHeading('Something went wrong');
  });
});

describe('preloading the components of a route', () => {
  const load = () => Promise.resolve({ Loaded });

  it('loads those of the route and of its layout together, and only once', async () => {
    const [loadLayout, loadPage, loadOtherPage] = [jest.fn(load), jest.fn(load), jest.fn(load)];
    const routes = [
      {
        ...lazyRoute(loadLayout, 'Loaded'),
        children: [
          { path: '/a', ...lazyRoute(loadPage, 'Loaded') },
          { path: '/b', ...lazyRoute(loadOtherPage, 'Loaded') },
        ],
      },
    ];
    await preloadRoute(routes, { pathname: '/a' });
    expect(preloadRoute(routes, { pathname: '/a' })).toBeUndefined();
    expect(loadLayout).toHaveBeenCalledTimes(1);
    expect(loadPage).toHaveBeenCalledTimes(1);
    expect(loadOtherPage).not.toHaveBeenCalled();
  });

  it('resolves if one cannot be loaded: the route shows the error', async () => {
    const routes = [{ path: '/a', ...lazyRoute(() => Promise.reject(chunkError), 'Loaded') }];
    await expect(preloadRoute(routes, { pathname: '/a' })).resolves.toBeDefined();
  });

  it('loads nothing if no route matches', () => {
    expect(preloadRoute([{ path: '/a' }], { pathname: '/b' })).toBeUndefined();
  });
});

describe('D1 starting the app', () => {
  it('D1: shows an error page if the configuration is wrong, and logs the key', async () => {
    allowConsole(/#app-config/);
    document.body.innerHTML =
      '<script id="app-config" type="application/json">{"extraHeaders": "yes"}</script><div id="root"></div>';
    act(() => startApp(document));
    expect(
      await screen.findByRole('heading', { name: 'This app is not set up correctly.' }),
    ).toBeVisible();
    expect(document.title).toBe('This app is not set up correctly. · Stillwater');
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('extraHeaders'));
    document.body.innerHTML = '';
  });

  it('throws on a page without #root', () => {
    expect(() => startApp(document.implementation.createHTMLDocument())).toThrow('#root');
  });
});
