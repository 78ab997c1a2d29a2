import { cleanup, render, waitFor } from '@testing-library/react';
import { publicUserApi } from '../../../src/api/public-user.api';
import { ResumeWhenSettled } from '../../../src/app/boot/resume-when-settled';
import { interceptRequests } from '../../support/intercept-requests';
import { openTab, type Tab } from '../session/open-tab';
import { setupSessionTests } from '../session/setup-session-tests';

const { setCookie, signIn, world } = setupSessionTests();

const LINK = '/user/ada/assessments?context=sms';
afterEach(() => window.history.replaceState(null, '', '/'));
beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

/** Opens a tab at `path`. */
function open(path: string) {
  window.history.replaceState(null, '', path);
  const tab = openTab();
  render(<ResumeWhenSettled services={tab.services} />);
  return tab;
}

const isLoaded = ({ store }: Tab) =>
  Object.values(store.getState().api.queries).every((query) => query?.data !== undefined);

describe('D9 a live session on a public page', () => {
  it('is resumed by its cookie', async () => {
    // §4.authentication.1
    setCookie('ada');
    const tab = open(LINK);
    jest.advanceTimersByTime(1_000);
    await waitFor(() => expect(tab.session()).toMatchObject({ kind: 'password' }));
  });

  it('is resumed by its stored tokens', async () => {
    await signIn(openTab(), 'ada', 'magic-link');
    const tab = open(LINK);
    jest.advanceTimersByTime(1_000);
    await waitFor(() => expect(tab.session()).toMatchObject({ kind: 'magic-link' }));
  });

  it('is not resumed before the first screen has settled', async () => {
    setCookie('ada');
    const interception = interceptRequests(/^\/v1\/public-api\//);
    const tab = open(LINK);
    void tab.store.dispatch(publicUserApi.endpoints.getPublicUser.initiate('ada'));
    jest.advanceTimersByTime(10_000);
    expect(world.getRequests('session')).toHaveLength(0);
    await interception.release(/public-api/);
    await waitFor(() => expect(isLoaded(tab)).toBe(true));
    jest.advanceTimersByTime(1_000);
    await waitFor(() => expect(tab.session()).toMatchObject({ kind: 'password' }));
    interception.restore();
  });

  it('is not resumed in the context of a clinician, nor on a clinic page', async () => {
    setCookie('ada');
    for (const path of ['/user/ada/assessments?context=clinician_app', '/clinics/lakeside']) {
      const tab = open(path);
      jest.advanceTimersByTime(1_000);
      await tab.sessionService.flush();
      expect(tab.state()).toBe('unknown');
    }
    expect(world.getRequests('session')).toHaveLength(0);
  });

  it('is not asked for again where the page has done so', async () => {
    setCookie('ada');
    const tab = open(LINK);
    await tab.send('RESUME');
    jest.advanceTimersByTime(1_000);
    await tab.sessionService.flush();
    expect(world.getRequests('session')).toHaveLength(1);
  });

  it('is left to a page that needs one, which asks for it once (D3)', async () => {
    setCookie('ada');
    const tab = open('/progress');
    jest.advanceTimersByTime(1_000);
    await tab.sessionService.flush();
    expect(tab.state()).toBe('unknown');
    expect(world.getRequests('session')).toHaveLength(0);
  });

  it('that cannot be asked for changes nothing', async () => {
    world.faults.failNext({ path: 'session', kind: 'network' });
    const tab = open(LINK);
    jest.advanceTimersByTime(1_000);
    await waitFor(() => expect(tab.sessionActor.getSnapshot().context.failure).not.toBeNull());
    expect(tab.state()).toBe('unknown');
  });

  it('is not resumed by a page that is gone', async () => {
    setCookie('ada');
    const tab = open(LINK);
    cleanup();
    jest.advanceTimersByTime(1_000);
    await tab.sessionService.flush();
    expect(tab.state()).toBe('unknown');
    expect(world.getRequests('session')).toHaveLength(0);
  });
});

describe('D3 what was prefetched', () => {
  it('and not used is dropped when the first screen has settled', () => {
    const abort = jest.fn();
    const tab = open(LINK);
    const prefetched = tab.store.dispatch(
      (_dispatch, _getState, { earlyLoad }) => earlyLoad.prefetched,
    );
    prefetched.set('https://api.example/x', {
      response: Promise.resolve(new Response('{}')),
      startedAt: performance.now(),
      controller: Object.assign(new AbortController(), { abort }),
      authorization: 'Bearer a-token',
    });
    jest.advanceTimersByTime(1_000);
    expect(prefetched.size).toBe(0);
    expect(abort).toHaveBeenCalledTimes(1);
  });
});
