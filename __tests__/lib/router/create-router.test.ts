import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createMemoryHistory as createMemoryHistory,
} from 'react-router-dom';
import {
  createRouter,
  type Blocker,
  type PreloadRoute,
} from '../../../src/lib/router/create-router';

/** Creates a `preload` whose promises the test resolves, one path at a time. */
function createPreloader() {
  const pending: { pathname: string; done: () => void }[] = [];
  const preload: PreloadRoute = ({ pathname }) =>
    new Promise<void>((resolve) => pending.push({ pathname, done: resolve }));
  const finishPreload = async (pathname: string) => {
    for (const entry of pending) if (entry.pathname === pathname) entry.done();
    await Promise.resolve();
  };
  return { preload, finishPreload };
}

const noPreload: PreloadRoute = () => undefined;

function createTestRouter(entries: string[], preload: PreloadRoute = noPreload) {
  const history = createMemoryHistory({ initialEntries: entries });
  const router = createRouter(history, preload);
  const listener = jest.fn();
  router.subscribe(listener);
  const path = () => router.getState()?.location.pathname;
  return { history, listener, path, ...router };
}

describe('the router', () => {
  it('has no location until the first route is preloaded', async () => {
    const { preload, finishPreload } = createPreloader();
    const { getState, path, listener } = createTestRouter(['/a'], preload);
    expect(getState()).toBeNull();
    await finishPreload('/a');
    expect(path()).toBe('/a');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('keeps its location and the address until the next route is preloaded', async () => {
    const { preload, finishPreload } = createPreloader();
    const { navigator, history, getState, path } = createTestRouter(['/a'], preload);
    await finishPreload('/a');
    navigator.push('/b?x=1', { from: 'a' });
    expect([path(), history.location.pathname]).toEqual(['/a', '/a']);
    await finishPreload('/b');
    expect(getState()).toMatchObject({
      type: 'PUSH',
      location: { pathname: '/b', search: '?x=1', state: { from: 'a' } },
    });
    navigator.go(-1);
    await finishPreload('/a');
    expect(getState()).toMatchObject({ type: 'POP', location: { pathname: '/a' } });
  });

  it('replaces an entry by another', () => {
    const { navigator, getState, path } = createTestRouter(['/a', '/b']);
    navigator.replace('/c');
    expect(getState()).toMatchObject({ type: 'REPLACE', location: { pathname: '/c' } });
    navigator.go(-1);
    expect(path()).toBe('/a');
  });

  it('adds one entry for a link that is clicked twice, and several if their states differ', () => {
    const { navigator, history } = createTestRouter(['/a']);
    navigator.push('/b?x=1');
    navigator.push('/b?x=1');
    expect(history.index).toBe(1);
    navigator.push('/b?x=1', { page: 1 });
    navigator.push('/b?x=1', { page: 1 });
    expect(history.index).toBe(2);
    navigator.push('/b?x=1', { page: 2 });
    expect(history.index).toBe(3);
  });

  it('goes to the location that was requested last', async () => {
    const { preload, finishPreload } = createPreloader();
    const { navigator, history, path } = createTestRouter(['/a'], preload);
    await finishPreload('/a');
    navigator.push('/slow');
    navigator.push('/b');
    await finishPreload('/b');
    await finishPreload('/slow');
    expect(path()).toBe('/b');
    expect(history.index).toBe(1);
  });

  it('reports whether it is navigating', async () => {
    const { preload, finishPreload } = createPreloader();
    const { navigator, isNavigating, listener } = createTestRouter(['/a'], preload);
    await finishPreload('/a');
    expect(isNavigating()).toBe(false);
    listener.mockClear();
    navigator.push('/b');
    expect(isNavigating()).toBe(true);
    navigator.push('/c');
    await finishPreload('/b');
    expect(isNavigating()).toBe(true);
    await finishPreload('/c');
    expect(isNavigating()).toBe(false);
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it('does not notify a listener that has unsubscribed', () => {
    const { navigator, subscribe } = createTestRouter(['/a']);
    const listener = jest.fn();
    subscribe(listener)();
    navigator.push('/b');
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('a blocker of the router', () => {
  const createBlocker = () => jest.fn<ReturnType<Blocker>, Parameters<Blocker>>(() => true);

  it('gets the current and the next location, and lets the navigation pass', () => {
    const { navigator, addBlocker, path } = createTestRouter(['/a']);
    const blocker = createBlocker().mockReturnValue(false);
    addBlocker(blocker);
    navigator.push('/b?x=1');
    expect(path()).toBe('/b');
    expect(blocker).toHaveBeenCalledWith(
      expect.objectContaining({
        from: expect.objectContaining({ pathname: '/a' }) as unknown,
        to: expect.objectContaining({ pathname: '/b', search: '?x=1' }) as unknown,
      }),
    );
  });

  it('keeps the app at its location until it proceeds', () => {
    const { navigator, addBlocker, path } = createTestRouter(['/a']);
    const blocker = createBlocker();
    addBlocker(blocker);
    navigator.push('/b');
    expect(path()).toBe('/a');
    blocker.mock.calls[0]?.[0].proceed();
    expect(path()).toBe('/b');
    expect(blocker).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['Back', -1, '/a'],
    ['Forward', 1, '/c'],
    ['several entries', -2, '/start'],
  ])('keeps the entry on %s until it proceeds', (_, delta, end) => {
    const { navigator, history, addBlocker, path, listener } = createTestRouter([
      '/start',
      '/a',
      '/b',
      '/c',
    ]);
    navigator.go(-1);
    listener.mockClear();
    const blocker = createBlocker();
    addBlocker(blocker);
    navigator.go(delta);
    expect([path(), history.location.pathname]).toEqual(['/b', '/b']);
    expect(listener).not.toHaveBeenCalled();
    blocker.mock.calls[0]?.[0].proceed();
    expect([path(), history.location.pathname]).toEqual([end, end]);
    expect(blocker).toHaveBeenCalledTimes(1);
    // It blocks the next navigation again.
    navigator.go(-delta);
    expect(path()).toBe(end);
  });

  it.each([
    ['takes', 3],
    ['drops', 2],
  ])(
    'keeps the entry when Back is pressed twice at once and the browser %s the step of the rollback',
    (_, takenSteps) => {
      jest.useFakeTimers();
      const memory = createMemoryHistory({ initialEntries: ['/start', '/a', '/b', '/c'] });
      const steps: number[] = [];
      // As in a browser, `go` takes effect later.
      const history = Object.assign(Object.create(memory) as typeof memory, {
        go: (delta: number) => void steps.push(delta),
      });
      const takeSteps = (maxSteps: number) => {
        for (const step of steps.splice(0, maxSteps)) memory.go(step);
        steps.splice(0);
      };
      const { navigator, addBlocker, getState } = createRouter(history, noPreload);
      const blocker = createBlocker();
      addBlocker(blocker);
      navigator.go(-1);
      navigator.go(-1);
      memory.go(steps.shift() ?? 0);
      takeSteps(takenSteps - 1);
      jest.runAllTimers();
      takeSteps(1);
      expect(memory.location.pathname).toBe('/c');
      expect(getState()?.location.pathname).toBe('/c');
      expect(blocker).toHaveBeenCalledTimes(1);
      blocker.mock.calls[0]?.[0].proceed();
      takeSteps(1);
      expect(getState()?.location.pathname).toBe('/b');
      jest.useRealTimers();
    },
  );

  it('is not called once it is removed', () => {
    const { navigator, addBlocker, path } = createTestRouter(['/a']);
    const blocker = createBlocker();
    addBlocker(blocker)();
    navigator.push('/b');
    expect(path()).toBe('/b');
    expect(blocker).not.toHaveBeenCalled();
  });

  it('blocks although another blocker does not', () => {
    const { navigator, addBlocker, path } = createTestRouter(['/a']);
    addBlocker(createBlocker().mockReturnValue(false));
    const second = createBlocker();
    addBlocker(second);
    navigator.push('/b');
    expect(path()).toBe('/a');
    expect(second).toHaveBeenCalledTimes(1);
  });
});

describe('the router on the browser history', () => {
  const nextPop = () =>
    new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));

  // The page outlives a test, and so would its blockers.
  const removeBlockers: (() => void)[] = [];
  afterEach(() => removeBlockers.splice(0).forEach((end) => end()));

  it('proceeds if the blocker calls `proceed` before the browser is back at the kept entry', async () => {
    window.history.replaceState(null, '', '/a');
    const history = createBrowserHistory();
    const { navigator, addBlocker, getState } = createRouter(history, noPreload);
    navigator.push('/b');
    const proceedAtOnce: Blocker = ({ proceed }) => {
      proceed();
      return true;
    };
    removeBlockers.push(addBlocker(proceedAtOnce));
    navigator.go(-1);
    await nextPop();
    await nextPop();
    expect(getState()?.location.pathname).toBe('/b');
    await nextPop();
    expect(getState()?.location.pathname).toBe('/a');
    expect(window.location.pathname).toBe('/a');
  });

  it('calls no blocker for an entry that the app did not create', async () => {
    window.history.replaceState(null, '', '/a');
    window.history.pushState({ theirs: true }, '', '/theirs');
    window.history.pushState({ idx: 1 }, '', '/b');
    const { navigator, addBlocker, getState } = createRouter(createBrowserHistory(), noPreload);
    const blocker = jest.fn(() => true);
    removeBlockers.push(addBlocker(blocker));
    navigator.go(-1);
    await nextPop();
    expect(getState()?.location.pathname).toBe('/theirs');
    expect(blocker).not.toHaveBeenCalled();
  });
});
