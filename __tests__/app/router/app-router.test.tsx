import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { AppRouter } from '../../../src/app/router/app-router';
import { lazyRoute } from '../../../src/app/router/lazy-route';
import { LayoutContext } from '../../../src/app/layouts/layout-context';
import { Link } from '../../../src/ui/link/link';
import { Redirect } from '../../../src/ui/redirect/redirect';

/** A screen whose code loads when the test calls `finish`, which shows it. */
function createSlowScreen(name: string) {
  let finish: () => void = () => undefined;
  const loading = new Promise<void>((resolve) => (finish = resolve));
  const load = async () => {
    await loading;
    return { Page: () => <h1>{name}</h1> };
  };
  const finishAndShow = () =>
    act(async () => {
      finish();
      await loading;
    });
  return { load, finish: finishAndShow };
}

const path = () => screen.getByLabelText('path').textContent;
const heading = () => screen.getByRole('heading').textContent;

function Menu() {
  const navigate = useNavigate();
  return (
    <nav>
      <output aria-label="path">{useLocation().pathname}</output>
      <Link to="/slow">To Slow</Link>
      <Link to="/slower">To Slower</Link>
      <button onClick={() => void navigate(-1)}>Back</button>
    </nav>
  );
}

function renderRoutes(loadDocument: (pathname: string) => boolean = () => false) {
  const slow = createSlowScreen('Slow');
  const recordNavigation = jest.fn();
  const navigations = new Set([recordNavigation]);
  const slower = createSlowScreen('Slower');
  const routes = [
    { path: '/first', element: <h1>First</h1> },
    { path: '/second', element: <h1>Second</h1> },
    { path: '/slow', ...lazyRoute(slow.load, 'Page') },
    { path: '/slower', ...lazyRoute(slower.load, 'Page') },
  ];
  render(
    <MemoryRouter initialEntries={['/first', '/second']} useTransitions={false}>
      <LayoutContext value>
        <Menu />
        <AppRouter routes={routes} loadDocument={loadDocument} navigations={navigations} />
      </LayoutContext>
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  const press = (name: string) => user.click(screen.getByText(name));
  return { user, press, slow, slower, recordNavigation };
}

describe('the screen of the current location', () => {
  it('is shown at once if its code is loaded', async () => {
    const { press, recordNavigation } = renderRoutes();
    expect(heading()).toBe('Second');
    recordNavigation.mockClear();
    await press('Back');
    expect([path(), heading()]).toEqual(['/first', 'First']);
    expect(recordNavigation).toHaveBeenCalledTimes(1);
  });

  it('is shown when its code is loaded; until then the last screen stays, and a slow one is announced', async () => {
    const { press, slow } = renderRoutes();
    await press('To Slow');
    expect(heading()).toBe('Second');
    expect(await screen.findByText('Loading…')).toBeInTheDocument();
    await slow.finish();
    expect([path(), heading()]).toEqual(['/slow', 'Slow']);
    expect(screen.queryByText('Loading…')).toBeNull();
  });

  it('is that of the last of several navigations', async () => {
    const { press, slow, slower } = renderRoutes();
    await press('To Slower');
    await press('To Slow');
    await slow.finish();
    await slower.finish();
    expect([path(), heading()]).toEqual(['/slow', 'Slow']);
  });

  it('stays on Back while the next one is loading', async () => {
    const { press, slow } = renderRoutes();
    await press('To Slow');
    await press('Back');
    await slow.finish();
    expect([path(), heading()]).toEqual(['/second', 'Second']);
  });

  it('has one history entry after a double click', async () => {
    const { user, press, slow } = renderRoutes();
    await user.dblClick(screen.getByText('To Slow'));
    await slow.finish();
    await press('Back');
    expect([path(), heading()]).toEqual(['/second', 'Second']);
  });

  it('is not shown if it needs another document', async () => {
    const { press, slow } = renderRoutes((pathname) => pathname === '/slow');
    await press('To Slow');
    await slow.finish();
    expect([path(), heading()]).toEqual(['/slow', 'Second']);
  });
});

/** A screen that redirects once its button is pressed, with a new state at every render. */
function RedirectingScreen() {
  const [isDone, setDone] = useState(false);
  return (
    <>
      <h1>Form</h1>
      <button onClick={() => setDone(true)}>Finish</button>
      {isDone && <Redirect to="/slow" state={{ from: '/form' }} />}
    </>
  );
}

describe('a redirect', () => {
  /** Renders the redirecting screen, as the last entry; `keys` are those of the locations so far. */
  function renderForm() {
    const slow = createSlowScreen('Slow');
    const slower = createSlowScreen('Slower');
    const routes = [
      { path: '/first', element: <h1>First</h1> },
      { path: '/form', element: <RedirectingScreen /> },
      { path: '/slow', ...lazyRoute(slow.load, 'Page') },
      { path: '/slower', ...lazyRoute(slower.load, 'Page') },
    ];
    const keys = new Set<string>();
    function RecordLocation() {
      keys.add(useLocation().key);
      return null;
    }
    render(
      <StrictMode>
        <MemoryRouter initialEntries={['/first', '/form']} useTransitions={false}>
          <RecordLocation />
          <LayoutContext value>
            <Menu />
            <AppRouter routes={routes} loadDocument={() => false} navigations={new Set()} />
          </LayoutContext>
        </MemoryRouter>
      </StrictMode>,
    );
    const user = userEvent.setup();
    return { press: (name: string) => user.click(screen.getByText(name)), keys, slow, slower };
  }
  const formHeading = () => screen.getAllByRole('heading')[0]?.textContent;

  it('replaces its entry once, however long the next screen takes to load (D9)', async () => {
    const { press, keys, slow } = renderForm();
    await press('Finish');
    expect([path(), formHeading()]).toEqual(['/slow', 'Form']);
    await slow.finish();
    expect([path(), heading()]).toEqual(['/slow', 'Slow']);
    expect(keys.size).toBe(2);
    await press('Back');
    expect([path(), heading()]).toEqual(['/first', 'First']);
  });

  it('does not replace the entry of a page that the user has opened, and follows when they come back (D9)', async () => {
    const { press, slow, slower } = renderForm();
    await press('To Slower');
    await press('Finish');
    expect(path()).toBe('/slower');
    await press('Back');
    expect(path()).toBe('/slow');
    await slower.finish();
    await slow.finish();
    expect([path(), heading()]).toEqual(['/slow', 'Slow']);
  });

  it('does not replace the entry to which the user goes back while the next screen is loading', async () => {
    const { press, keys } = renderForm();
    await press('Finish');
    await press('Back');
    expect([path(), heading()]).toEqual(['/first', 'First']);
    expect(keys.size).toBe(3);
  });
});
