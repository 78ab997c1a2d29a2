import {
  addBlocker,
  navigateUnlessBlocked,
  watchNavigations,
  type Blocker,
} from '../../../src/lib/history/block-navigation';

const createBlocker = (isBlocking = true) =>
  jest.fn<ReturnType<Blocker>, Parameters<Blocker>>(() => isBlocking);

const removeBlockers: (() => void)[] = [];
const add = (blocker: Blocker) => {
  const remove = addBlocker(blocker);
  removeBlockers.push(remove);
  return remove;
};

/** Where the router has seen the browser go. */
let pops: string[] = [];
const recordPop = () => pops.push(window.location.pathname);
/** Resolve when the browser has gone somewhere, whether or not the router sees it. */
const waiters: (() => void)[] = [];
const resolveWaiters = () => waiters.splice(0).forEach((resolve) => resolve());
let stopWatching: () => void;
beforeEach(() => {
  pops = [];
  window.addEventListener('popstate', resolveWaiters);
  stopWatching = watchNavigations();
  window.addEventListener('popstate', recordPop);
});
afterEach(() => {
  window.removeEventListener('popstate', resolveWaiters);
  stopWatching();
  window.removeEventListener('popstate', recordPop);
  removeBlockers.splice(0).forEach((remove) => remove());
  document.body.innerHTML = '';
});

/** Adds entries as the router does, and goes to the last of them. */
function openEntries(...paths: string[]): void {
  paths.forEach((path, idx) => {
    if (idx === 0) window.history.replaceState({ idx }, '', path);
    else window.history.pushState({ idx }, '', path);
  });
}

const nextPop = () => new Promise<void>((resolve) => void waiters.push(resolve));

async function go(delta: number): Promise<void> {
  window.history.go(delta);
  await nextPop();
}

/** Goes by `delta`; resolves when the browser is back again. */
async function goAndReturn(delta: number): Promise<void> {
  await go(delta);
  await nextPop();
}

describe('D7: a blocker of Back and Forward', () => {
  it('D7: gets the next address, and lets the navigation pass', async () => {
    openEntries('/a', '/b?x=1', '/c');
    const blocker = createBlocker(false);
    add(blocker);
    await go(-1);
    await go(-1);
    expect(pops).toEqual(['/b', '/a']);
    expect(blocker.mock.calls.map(([to]) => to.pathname + to.search)).toEqual(['/b?x=1', '/a']);
  });

  it.each([
    ['Back', -1, '/a'],
    ['Forward', 1, '/c'],
    ['several entries', -2, '/start'],
  ])('D7: keeps the entry on %s until it proceeds', async (_, delta, end) => {
    openEntries('/start', '/a', '/b', '/c');
    await go(-1);
    pops = [];
    const blocker = createBlocker();
    add(blocker);
    await goAndReturn(delta);
    expect(window.location.pathname).toBe('/b');
    expect(pops).toEqual([]);
    blocker.mock.calls[0]?.[1]();
    await nextPop();
    expect(window.location.pathname).toBe(end);
    expect(pops).toEqual([end]);
    expect(blocker).toHaveBeenCalledTimes(1);
    // It blocks the next navigation again.
    await goAndReturn(-delta);
    expect(window.location.pathname).toBe(end);
  });

  it('D7: proceeds when asked to before the browser is back at the kept entry', async () => {
    openEntries('/a', '/b');
    add((_to, proceed) => {
      proceed();
      return true;
    });
    await goAndReturn(-1);
    await nextPop();
    expect(pops).toEqual(['/a']);
  });

  it.each([
    ['takes', 3],
    ['drops', 2],
  ])(
    'D7: keeps the entry when Back is pressed twice at once and the browser %s the step of the rollback',
    (_, takenSteps) => {
      jest.useFakeTimers();
      openEntries('/start', '/a', '/b', '/c');
      let idx = 3;
      jest.spyOn(window.history, 'state', 'get').mockImplementation(() => ({ idx }) as unknown);
      const steps: number[] = [];
      jest.spyOn(window.history, 'go').mockImplementation((delta = 0) => void steps.push(delta));
      const takeSteps = (maxSteps: number) => {
        for (const step of steps.splice(0, maxSteps)) {
          idx += step;
          window.dispatchEvent(new PopStateEvent('popstate'));
        }
      };
      const blocker = createBlocker();
      add(blocker);
      window.history.go(-1);
      window.history.go(-1);
      takeSteps(1);
      takeSteps(takenSteps - 1);
      steps.splice(0);
      jest.runAllTimers();
      takeSteps(1);
      expect(idx).toBe(3);
      expect(pops).toEqual([]);
      expect(blocker).toHaveBeenCalledTimes(1);
      blocker.mock.calls[0]?.[1]();
      takeSteps(1);
      expect(idx).toBe(2);
      expect(pops).toHaveLength(1);
      jest.useRealTimers();
      jest.restoreAllMocks();
    },
  );

  it('is not called for an entry that the app did not create', async () => {
    window.history.replaceState({ theirs: true }, '', '/theirs');
    window.history.pushState({ idx: 1 }, '', '/b');
    const blocker = createBlocker();
    add(blocker);
    await go(-1);
    expect(pops).toEqual(['/theirs']);
    expect(blocker).not.toHaveBeenCalled();
  });

  it('is not called for the way from an entry that the app did not create', async () => {
    openEntries('/a', '/b');
    window.history.pushState({ theirs: true }, '', '/theirs');
    const blocker = createBlocker();
    add(blocker);
    await go(-1);
    expect(pops).toEqual(['/b']);
    expect(blocker).not.toHaveBeenCalled();
  });

  it('lets the router see that Back, pressed twice, has left the entries of the app', () => {
    openEntries('/a', '/b');
    const pop = (state: unknown) => {
      jest.spyOn(window.history, 'state', 'get').mockReturnValue(state);
      window.dispatchEvent(new PopStateEvent('popstate'));
    };
    jest.spyOn(window.history, 'go').mockImplementation(() => undefined);
    add(createBlocker());
    pop({ idx: 0 });
    expect(pops).toEqual([]);
    pop({ theirs: true });
    expect(pops).toHaveLength(1);
    pop({ idx: 1 });
    jest.restoreAllMocks();
  });

  it('is not called once it is removed', async () => {
    openEntries('/a', '/b');
    const blocker = createBlocker();
    add(blocker)();
    await go(-1);
    expect(pops).toEqual(['/a']);
    expect(blocker).not.toHaveBeenCalled();
  });
});

describe('D7: a blocker of links', () => {
  /** Adds a link; returns it and what is called when the router handles a click on it. */
  function addLink(html: string) {
    document.body.innerHTML = html;
    const link = document.querySelector('a');
    if (link === null) throw new Error('There is no link.');
    const follow = jest.fn((event: Event) => event.preventDefault());
    link.addEventListener('click', follow);
    return { link, follow };
  }

  it('D7: keeps the page until it proceeds, also for a click inside the link', () => {
    const { follow } = addLink('<a href="/b?x=1"><span>B</span></a>');
    const blocker = createBlocker();
    add(blocker);
    document.querySelector('span')?.click();
    expect(follow).not.toHaveBeenCalled();
    expect(blocker.mock.calls[0]?.[0].href).toBe('http://localhost/b?x=1');
    blocker.mock.calls[0]?.[1]();
    expect(follow).toHaveBeenCalledTimes(1);
    expect(blocker).toHaveBeenCalledTimes(1);
  });

  it('D7: lets the click pass', () => {
    const { link, follow } = addLink('<a href="/b">B</a>');
    add(createBlocker(false));
    link.click();
    expect(follow).toHaveBeenCalledTimes(1);
  });

  it('is not called once links are no longer watched', () => {
    const { link, follow } = addLink('<a href="/b">B</a>');
    const blocker = createBlocker();
    add(blocker);
    stopWatching();
    link.click();
    expect(follow).toHaveBeenCalledTimes(1);
    expect(blocker).not.toHaveBeenCalled();
  });

  it.each([
    ['opens another tab', '<a href="/b" target="_blank">B</a>', {}],
    ['opens another tab by Ctrl', '<a href="/b">B</a>', { ctrlKey: true }],
    ['opens another tab by the Command key', '<a href="/b">B</a>', { metaKey: true }],
    ['opens another tab by the middle button', '<a href="/b">B</a>', { button: 1 }],
    ['opens another window by Shift', '<a href="/b">B</a>', { shiftKey: true }],
    ['is downloaded by Alt', '<a href="/b">B</a>', { altKey: true }],
    ['changes the language of the page', '<a href="/b" hreflang="es">Español</a>', {}],
    ['calls', '<a href="tel:911">911</a>', {}],
    ['goes to another site', '<a href="https://stores.example/app">App</a>', {}],
  ])('is not called for a link that %s', (_, html, init) => {
    const { link, follow } = addLink(html);
    const blocker = createBlocker();
    add(blocker);
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
    expect(follow).toHaveBeenCalledTimes(1);
    expect(blocker).not.toHaveBeenCalled();
  });
});

describe('D7: a navigation by the app', () => {
  it('D7: waits until the blocker proceeds', () => {
    const blocker = createBlocker();
    const remove = add(blocker);
    const navigate = jest.fn();
    navigateUnlessBlocked('/b?x=1', navigate);
    expect(navigate).not.toHaveBeenCalled();
    expect(blocker.mock.calls[0]?.[0].search).toBe('?x=1');
    blocker.mock.calls[0]?.[1]();
    expect(navigate).toHaveBeenCalledTimes(1);
    remove();
    navigateUnlessBlocked('/b', navigate);
    expect(navigate).toHaveBeenCalledTimes(2);
  });

  it('D7: is blocked although another blocker lets it pass', () => {
    add(createBlocker(false));
    add(createBlocker());
    const navigate = jest.fn();
    navigateUnlessBlocked('/b', navigate);
    expect(navigate).not.toHaveBeenCalled();
  });
});
