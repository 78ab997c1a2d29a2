import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createMemoryHistory as createMemoryHistory,
} from 'react-router-dom';
import {
  createNavigation,
  type Guard,
  type Prepare,
} from '../../../src/lib/navigation/create-navigation';

/** Prepares places one after the other, as it is told to. */
function createWorkshop() {
  const waiting: { pathname: string; done: () => void }[] = [];
  const prepare: Prepare = ({ pathname }) =>
    new Promise<void>((resolve) => waiting.push({ pathname, done: resolve }));
  const finish = async (pathname: string) => {
    for (const place of waiting) if (place.pathname === pathname) place.done();
    await Promise.resolve();
  };
  return { prepare, finish };
}

const nothing: Prepare = () => undefined;

function begin(entries: string[], prepare: Prepare = nothing) {
  const history = createMemoryHistory({ initialEntries: entries });
  const navigation = createNavigation(history, prepare);
  const listener = jest.fn();
  navigation.subscribe(listener);
  const path = () => navigation.place()?.location.pathname;
  return { history, listener, path, ...navigation };
}

describe('navigation', () => {
  it('has no place before the first one is prepared', async () => {
    const { prepare, finish } = createWorkshop();
    const { place, path, listener } = begin(['/a'], prepare);
    expect(place()).toBeNull();
    await finish('/a');
    expect(path()).toBe('/a');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('stays, address and all, until the next place is prepared', async () => {
    const { prepare, finish } = createWorkshop();
    const { navigator, history, place, path } = begin(['/a'], prepare);
    await finish('/a');
    navigator.push('/b?x=1', { from: 'a' });
    expect([path(), history.location.pathname]).toEqual(['/a', '/a']);
    await finish('/b');
    expect(place()).toMatchObject({
      type: 'PUSH',
      location: { pathname: '/b', search: '?x=1', state: { from: 'a' } },
    });
    navigator.go(-1);
    await finish('/a');
    expect(place()).toMatchObject({ type: 'POP', location: { pathname: '/a' } });
  });

  it('puts a place where another was', () => {
    const { navigator, place, path } = begin(['/a', '/b']);
    navigator.replace('/c');
    expect(place()).toMatchObject({ type: 'REPLACE', location: { pathname: '/c' } });
    navigator.go(-1);
    expect(path()).toBe('/a');
  });

  it('makes one entry of a link that is pressed twice, and several where they say different things', () => {
    const { navigator, history } = begin(['/a']);
    navigator.push('/b?x=1');
    navigator.push('/b?x=1');
    expect(history.index).toBe(1);
    navigator.push('/b?x=1', { page: 1 });
    navigator.push('/b?x=1', { page: 1 });
    expect(history.index).toBe(2);
    navigator.push('/b?x=1', { page: 2 });
    expect(history.index).toBe(3);
  });

  it('goes where it was asked to go last', async () => {
    const { prepare, finish } = createWorkshop();
    const { navigator, history, path } = begin(['/a'], prepare);
    await finish('/a');
    navigator.push('/slow');
    navigator.push('/b');
    await finish('/b');
    await finish('/slow');
    expect(path()).toBe('/b');
    expect(history.index).toBe(1);
  });

  it('tells while it is under way', async () => {
    const { prepare, finish } = createWorkshop();
    const { navigator, isUnderWay, listener } = begin(['/a'], prepare);
    await finish('/a');
    expect(isUnderWay()).toBe(false);
    listener.mockClear();
    navigator.push('/b');
    expect(isUnderWay()).toBe(true);
    navigator.push('/c');
    await finish('/b');
    expect(isUnderWay()).toBe(true);
    await finish('/c');
    expect(isUnderWay()).toBe(false);
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it('tells nobody who has left', () => {
    const { navigator, subscribe } = begin(['/a']);
    const listener = jest.fn();
    subscribe(listener)();
    navigator.push('/b');
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('navigation: a guard', () => {
  const keep = () => jest.fn<ReturnType<Guard>, Parameters<Guard>>(() => true);

  it('is told from where to where, and lets go', () => {
    const { navigator, addGuard, path } = begin(['/a']);
    const guard = keep().mockReturnValue(false);
    addGuard(guard);
    navigator.push('/b?x=1');
    expect(path()).toBe('/b');
    expect(guard).toHaveBeenCalledWith(
      expect.objectContaining({
        from: expect.objectContaining({ pathname: '/a' }) as unknown,
        to: expect.objectContaining({ pathname: '/b', search: '?x=1' }) as unknown,
      }),
    );
  });

  it('keeps the app where it is, until it is left after all', () => {
    const { navigator, addGuard, path } = begin(['/a']);
    const guard = keep();
    addGuard(guard);
    navigator.push('/b');
    expect(path()).toBe('/a');
    guard.mock.calls[0]?.[0].leave();
    expect(path()).toBe('/b');
    expect(guard).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['Back', -1, '/a'],
    ['Forward', 1, '/c'],
    ['several entries', -2, '/start'],
  ])('keeps the entry on %s, until it is left after all', (_, delta, end) => {
    const { navigator, history, addGuard, path, listener } = begin(['/start', '/a', '/b', '/c']);
    navigator.go(-1);
    listener.mockClear();
    const guard = keep();
    addGuard(guard);
    navigator.go(delta);
    expect([path(), history.location.pathname]).toEqual(['/b', '/b']);
    expect(listener).not.toHaveBeenCalled();
    guard.mock.calls[0]?.[0].leave();
    expect([path(), history.location.pathname]).toEqual([end, end]);
    expect(guard).toHaveBeenCalledTimes(1);
    // It stands again for the next way out.
    navigator.go(-delta);
    expect(path()).toBe(end);
  });

  it.each([
    ['takes', 3],
    ['drops', 2],
  ])(
    'keeps the entry against two presses of Back at once, where the browser %s its own way back',
    (_, taken) => {
      jest.useFakeTimers();
      const memory = createMemoryHistory({ initialEntries: ['/start', '/a', '/b', '/c'] });
      const steps: number[] = [];
      // As in a browser, a step is taken later than it is asked for.
      const history = Object.assign(Object.create(memory) as typeof memory, {
        go: (delta: number) => void steps.push(delta),
      });
      const takeSteps = (most: number) => {
        for (const step of steps.splice(0, most)) memory.go(step);
        steps.splice(0);
      };
      const { navigator, addGuard, place } = createNavigation(history, nothing);
      const guard = keep();
      addGuard(guard);
      navigator.go(-1);
      navigator.go(-1);
      memory.go(steps.shift() ?? 0);
      takeSteps(taken - 1);
      jest.runAllTimers();
      takeSteps(1);
      expect(memory.location.pathname).toBe('/c');
      expect(place()?.location.pathname).toBe('/c');
      expect(guard).toHaveBeenCalledTimes(1);
      guard.mock.calls[0]?.[0].leave();
      takeSteps(1);
      expect(place()?.location.pathname).toBe('/b');
      jest.useRealTimers();
    },
  );

  it('is asked no more once it is gone', () => {
    const { navigator, addGuard, path } = begin(['/a']);
    const guard = keep();
    addGuard(guard)();
    navigator.push('/b');
    expect(path()).toBe('/b');
    expect(guard).not.toHaveBeenCalled();
  });

  it('stands beside others', () => {
    const { navigator, addGuard, path } = begin(['/a']);
    addGuard(keep().mockReturnValue(false));
    const second = keep();
    addGuard(second);
    navigator.push('/b');
    expect(path()).toBe('/a');
    expect(second).toHaveBeenCalledTimes(1);
  });
});

describe('navigation through a browser’s history', () => {
  const nextPop = () =>
    new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));

  // The page outlives a test, and so would its guards.
  const guards: (() => void)[] = [];
  afterEach(() => guards.splice(0).forEach((end) => end()));

  it('leaves at once when told so before the browser is back at the entry that was kept', async () => {
    window.history.replaceState(null, '', '/a');
    const history = createBrowserHistory();
    const { navigator, addGuard, place } = createNavigation(history, nothing);
    navigator.push('/b');
    const leaveAtOnce: Guard = ({ leave }) => {
      leave();
      return true;
    };
    guards.push(addGuard(leaveAtOnce));
    navigator.go(-1);
    await nextPop();
    await nextPop();
    expect(place()?.location.pathname).toBe('/b');
    await nextPop();
    expect(place()?.location.pathname).toBe('/a');
    expect(window.location.pathname).toBe('/a');
  });

  it('asks no guard on the way to an entry that the app has not made', async () => {
    window.history.replaceState(null, '', '/a');
    window.history.pushState({ theirs: true }, '', '/theirs');
    window.history.pushState({ idx: 1 }, '', '/b');
    const { navigator, addGuard, place } = createNavigation(createBrowserHistory(), nothing);
    const guard = jest.fn(() => true);
    guards.push(addGuard(guard));
    navigator.go(-1);
    await nextPop();
    expect(place()?.location.pathname).toBe('/theirs');
    expect(guard).not.toHaveBeenCalled();
  });
});
