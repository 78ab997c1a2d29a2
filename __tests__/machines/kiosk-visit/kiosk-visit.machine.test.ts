/** @jest-environment node */
import { createActor } from 'xstate';
import { kioskVisitMachine } from '../../../machines/kiosk-visit/kiosk-visit.machine';
import { collectErrors, controlPorts, failure, flushPromises } from '../../support/control-ports';

const KIOSK = '/kiosk/lakeside';
const IDLE_MS = 120_000;

/** Starts the flow; `effects` has the effects that ran, each with the start page. */
function start() {
  const ports = controlPorts(kioskVisitMachine);
  const effects: string[] = [];
  const record =
    (name: string) =>
    ({ context }: { readonly context: { readonly homeUrl: string } }) =>
      void effects.push(`${name} ${context.homeUrl}`);
  const actor = createActor(
    ports.machine.provide({
      actions: { openStartPage: record('open'), loadStartPage: record('load') },
    }),
    { input: { idleMs: IDLE_MS } },
  ).start();
  const { send } = actor;
  return {
    ...ports,
    effects,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    hasTag: (tag: 'warning' | 'restarting') => actor.getSnapshot().hasTag(tag),
    openStartPage: (homeUrl = KIOSK, entryIndex = 0) =>
      send({ type: 'START_PAGE_OPENED', homeUrl, entryIndex }),
    openVisitorPage: (homeUrl = KIOSK) => send({ type: 'VISITOR_PAGE_OPENED', homeUrl }),
    checkIdle: (sinceInputMs: number) => send({ type: 'IDLE_CHECKED', sinceInputMs }),
    stay: () => send({ type: 'STAYED' }),
    restart: () => send({ type: 'RESTART' }),
    closeScreens: () => send({ type: 'SCREENS_CLOSED' }),
  };
}

/** A visit that started over, up to the state in which the history is rewound. */
async function startRewinding(homeUrl = KIOSK) {
  const visit = start();
  visit.openStartPage(KIOSK, 2);
  visit.openVisitorPage(homeUrl);
  visit.restart();
  visit.closeScreens();
  await visit.resolve('clearVisitorData');
  return visit;
}

describe('D9 kiosk: warning a visitor', () => {
  it.each(['startPage', 'visiting'] as const)('warns and counts down (%s)', (page) => {
    const visit = start();
    visit.openStartPage();
    if (page === 'visiting') visit.openVisitorPage();
    visit.checkIdle(IDLE_MS - 1);
    expect(visit.state()).toEqual({ [page]: 'attended' });
    visit.checkIdle(IDLE_MS);
    expect(visit.state()).toEqual({ [page]: 'warning' });
    expect(visit.hasTag('warning')).toBe(true);
    expect(visit.context().secondsLeft).toBe(20);
    visit.checkIdle(IDLE_MS + 15_000);
    expect(visit.context().secondsLeft).toBe(5);
    visit.stay();
    expect(visit.state()).toEqual({ [page]: 'attended' });
    expect(visit.hasTag('warning')).toBe(false);
  });

  it('closes the warning when the clock is set back', () => {
    const visit = start();
    visit.openVisitorPage();
    visit.checkIdle(IDLE_MS);
    visit.checkIdle(0);
    expect(visit.state()).toEqual({ visiting: 'attended' });
  });

  it.each([
    ['the countdown ends', [IDLE_MS, IDLE_MS + 20_000]],
    ['a tablet wakes after an hour', [3_600_000]],
  ])('starts over when %s', (_, checks) => {
    const visit = start();
    visit.openVisitorPage();
    checks.forEach(visit.checkIdle);
    expect(visit.state()).toEqual({ restarting: 'closingScreens' });
  });

  it('ignores the clock while it starts over', () => {
    const visit = start();
    visit.restart();
    visit.checkIdle(IDLE_MS);
    visit.stay();
    expect(visit.state()).toEqual({ restarting: 'closingScreens' });
  });
});

describe('D9 kiosk: starting over', () => {
  it('clears the data only when the screens are gone, then rewinds, then opens the start page', async () => {
    const visit = start();
    visit.openStartPage(KIOSK, 2);
    visit.openVisitorPage();
    visit.restart();
    expect(visit.requests).toEqual([]);
    visit.closeScreens();
    expect(visit.state()).toEqual({ restarting: 'clearing' });
    await visit.resolve('clearVisitorData');
    expect(visit.getRequests('rewindHistory')[0]?.input).toEqual({
      startIndex: 2,
      homePath: KIOSK,
    });
    expect(visit.effects).toEqual([]);
    await visit.resolve('rewindHistory');
    expect(visit.effects).toEqual([`open ${KIOSK}`]);
    expect(visit.hasTag('restarting')).toBe(true);
    visit.openStartPage(KIOSK, 3);
    expect(visit.state()).toEqual({ startPage: 'attended' });
    // The page was opened again in the entry in which the visit began.
    expect(visit.context().startIndex).toBe(2);
  });

  it('runs once, however often it is asked for', async () => {
    const visit = await startRewinding();
    visit.restart();
    visit.closeScreens();
    visit.openStartPage('/clinics/lakeside', 0);
    visit.openVisitorPage('/');
    expect(visit.requests).toHaveLength(2);
    expect(visit.context().homeUrl).toBe(KIOSK);
  });

  it('starts over when the visitor goes back to a start page, which then is the home', () => {
    const visit = start();
    visit.openStartPage(KIOSK, 1);
    visit.openVisitorPage();
    visit.openStartPage('/clinics/lakeside', 0);
    expect(visit.state()).toEqual({ restarting: 'closingScreens' });
    expect(visit.context()).toMatchObject({ homeUrl: '/clinics/lakeside', startIndex: 0 });
  });

  it('leads to the home of the page that the visitor opened last', async () => {
    const visit = await startRewinding('/user/sam/assessments');
    await visit.resolve('rewindHistory');
    expect(visit.effects).toEqual(['open /user/sam/assessments']);
    visit.openVisitorPage('/');
    expect(visit.state()).toEqual({ visiting: 'attended' });
    expect(visit.context().homeUrl).toBe('/');
    visit.openVisitorPage('/kiosk/b');
    expect(visit.context().homeUrl).toBe('/kiosk/b');
  });

  it('takes the start page on which it ends for that of the next visitor', async () => {
    const visit = await startRewinding();
    await visit.resolve('rewindHistory');
    visit.openStartPage('/clinics/lakeside', 4);
    expect(visit.context()).toMatchObject({ homeUrl: '/clinics/lakeside', startIndex: 4 });
  });

  it('leads to the first page of the app as long as no page is open', async () => {
    const visit = start();
    visit.restart();
    visit.closeScreens();
    await visit.reject('clearVisitorData');
    expect(visit.effects).toEqual(['load /']);
  });

  it('loads a document for a start page of another origin, whose path the history cannot have', async () => {
    const visit = await startRewinding('https://clinic.example/tablet');
    expect(visit.getRequests('rewindHistory')[0]?.input).toEqual({ startIndex: 2, homePath: '/' });
    await visit.resolve('rewindHistory');
    expect(visit.effects).toEqual(['load https://clinic.example/tablet']);
    expect(visit.hasTag('restarting')).toBe(true);
  });

  it('loads a document if the browser does not go back', async () => {
    const visit = await startRewinding();
    await visit.reject('rewindHistory', failure());
    expect(visit.effects).toEqual([`load ${KIOSK}`]);
    expect(visit.state()).toBe('leaving');
  });

  it('loads a document if the data cannot be cleared, and again if Forward brings this one back', async () => {
    const visit = start();
    visit.openVisitorPage();
    visit.restart();
    visit.closeScreens();
    await visit.reject('clearVisitorData', failure());
    expect(visit.effects).toEqual([`load ${KIOSK}`]);
    visit.restart();
    visit.closeScreens();
    expect(visit.getRequests('clearVisitorData')).toHaveLength(2);
    await visit.reject('clearVisitorData', failure());
    expect(visit.effects).toHaveLength(2);
  });

  it.each(['clearVisitorData', 'rewindHistory'])('stops if %s is not implemented', async (port) => {
    const ports = controlPorts(kioskVisitMachine, { without: port });
    const actor = createActor(ports.machine, { input: { idleMs: IDLE_MS } });
    const errors = collectErrors(actor);
    actor.start();
    actor.send({ type: 'RESTART' });
    actor.send({ type: 'SCREENS_CLOSED' });
    if (port === 'rewindHistory') await ports.resolve('clearVisitorData');
    await flushPromises();
    expect(String(errors)).toContain(port);
  });
});
