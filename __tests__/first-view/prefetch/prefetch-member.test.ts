import { waitFor } from '@testing-library/react';
import { lastInput } from '../../../src/state/last-input';
import { pendingSignOut } from '../../../src/state/pending-sign-out';
import { getPageLoad } from '../../../src/first-view/page-load';
import {
  SESSION_LIFETIME_MS,
  SESSION_STORAGE_KEY,
  toStoredSession,
} from '../../../src/state/stored-session';
import { sendFromOtherTab } from '../fake-other-tab';
import { runPrefetch } from './run-prefetch';

/** Sends the first requests of the home page; `responses` are returned in turn. Later requests are added to the result. */
const runPrefetchAtHome = (...responses: readonly object[]) => runPrefetchAt('/', responses);

function runPrefetchAt(path: string, responses: readonly object[]): readonly Request[] {
  const requests: Request[] = [];
  runPrefetch(
    path,
    '{"apiBaseUrl": "https://api.example", "identityBaseUrl": "https://id.example"}',
    (input, init) => {
      requests.push(new Request(input, init));
      return Promise.resolve(Response.json(responses[requests.length - 1] ?? {}));
    },
  );
  return requests;
}

/** Runs `callback` while a magic-link session of `storedAt` is in localStorage, of a known user if `user` has one. */
function withStoredSession<T>(
  storedAt: number,
  callback: () => T,
  user: { readonly userId?: string } = {},
): T {
  const tokens = { accessToken: 'stored', refreshToken: 'refresh', magicCode: 'a-code' };
  const session = toStoredSession({ kind: 'magic-link', storedAt, ...tokens, ...user });
  localStorage.setItem(SESSION_STORAGE_KEY, JSON.stringify({ current: JSON.stringify(session) }));
  const result = callback();
  localStorage.clear();
  return result;
}

describe('the first requests of the home page', () => {
  it('D3, D9: are for the session, then the profile, then the user, the assigned assessments and check-ins', async () => {
    const requests = runPrefetchAtHome(
      { accessToken: 'a-token' },
      { profiles: [{ userId: 'ada' }] },
    );
    await waitFor(() => expect(requests).toHaveLength(5));
    expect(
      requests.map(({ url, headers, credentials }) => [
        url,
        headers.get('authorization'),
        credentials,
      ]),
    ).toEqual([
      ['https://id.example/auth/session', null, 'include'],
      ['https://api.example/v1/client-api/account/user-profiles', 'Bearer a-token', 'same-origin'],
      ['https://api.example/v1/public-api/user/ada', null, 'same-origin'],
      ['https://api.example/v1/public-api/user/ada/assigned-assessments', null, 'same-origin'],
      [
        'https://api.example/v2/client-api/users/ada/check-ins/assigned',
        'Bearer a-token',
        'same-origin',
      ],
    ]);
    expect(requests.map(({ headers }) => headers.get('x-profile-user-id'))).toEqual([
      ...[null, null, null, null],
      'ada',
    ]);
  });

  describe('its first view', () => {
    beforeEach(() => {
      const script = document.createElement('script');
      script.setAttribute('data-home', '/guard.js /layout.css /home.css /home.js');
      script.setAttribute('data-home-view-en', '/home-view.en.js');
      script.setAttribute('data-home-view-es', '/home-view.es.js');
      jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
    });

    const getFiles = (selector: string) =>
      [...document.head.querySelectorAll(selector)].map(
        (element) => element.getAttribute('src') ?? element.getAttribute('href'),
      );
    const getScripts = () => getFiles('script[src]');
    const getStyles = () => getFiles('link[rel="stylesheet"]');

    it('is requested at once in the language of the page, with its style sheets', () => {
      runPrefetchAtHome({ accessToken: 'a-token' });
      expect(getScripts()).toEqual(['/home-view.en.js']);
      expect(getStyles()).toEqual(['/layout.css', '/home.css']);
      runPrefetch('/?lang=es', '{}', () =>
        Promise.resolve(Response.json({ accessToken: 'a-token' })),
      );
      expect(getScripts()).toEqual(['/home-view.es.js']);
    });

    it('is requested at once for the session of a magic link, too', () => {
      withStoredSession(Date.now(), () => runPrefetchAtHome({}));
      expect(getScripts()).toEqual(['/home-view.en.js']);
    });

    it('comes after the first request, and the page’s files after it and the responses', async () => {
      document.currentScript?.setAttribute('data-app', '/main.js');
      const bodies = [{ accessToken: 'a-token' }, { profiles: [{ userId: 'ada' }] }, {}, [], []];
      const filesBefore: unknown[] = [];
      runPrefetch('/', '{}', () => {
        filesBefore.push([...getScripts(), ...getFiles('link')]);
        return Promise.resolve(Response.json(bodies[filesBefore.length - 1]));
      });
      await waitFor(() => expect(filesBefore).toHaveLength(5));
      expect(getFiles('link[rel="preload"]')).toEqual([]);
      document.head.querySelector('script[src]')?.dispatchEvent(new Event('load'));
      await waitFor(() => expect(getFiles('link[rel="preload"]')).not.toEqual([]));
      const viewFiles = ['/home-view.en.js', '/layout.css', '/home.css'];
      expect(filesBefore).toEqual([[], viewFiles, viewFiles, viewFiles, viewFiles]);
      const pageFiles = ['/guard.js', '/layout.css', '/home.css', '/home.js'];
      expect(getFiles('link[rel="preload"]')).toEqual(pageFiles);
    });

    it('is not waited for if no user is signed in', async () => {
      runPrefetchAtHome({});
      await getPageLoad().beforeApp;
      await waitFor(() => expect(getFiles('link[rel="preload"]')).toContain('/guard.js'));
    });

    it('leaves the page to the app if a style sheet cannot be loaded, however early', async () => {
      // The page that jest itself has opened is loaded without the app.
      await waitFor(() => expect(document.readyState).toBe('complete'));
      runPrefetchAtHome({ accessToken: 'a-token' });
      await waitFor(() => expect(getStyles()).toHaveLength(2));
      expect(getPageLoad().isClosed).toBe(false);
      document.head.querySelector('link[rel="stylesheet"]')?.dispatchEvent(new Event('error'));
      expect(getStyles()).toEqual(['/home.css']);
      expect(getPageLoad().isClosed).toBe(true);
    });

    it('does not wait longer than 2 s for the check-ins', async () => {
      jest.useFakeTimers();
      const bodies = [{ accessToken: 'a-token' }, { profiles: [{ userId: 'ada' }] }, {}, []];
      runPrefetch('/', '{}', () => {
        const body = bodies.shift();
        return body === undefined
          ? new Promise(() => undefined)
          : Promise.resolve(Response.json(body));
      });
      const onReady = jest.fn();
      void getPageLoad().home?.then(onReady);
      await jest.advanceTimersByTimeAsync(1_999);
      expect(onReady).not.toHaveBeenCalled();
      await jest.advanceTimersByTimeAsync(1);
      expect(onReady).toHaveBeenCalledWith({
        profiles: { profiles: [{ userId: 'ada' }] },
        user: {},
        assigned: [],
        checkIns: undefined,
      });
      jest.useRealTimers();
    });

    it('is not requested if the session is known to have ended', () => {
      withStoredSession(Date.now() - SESSION_LIFETIME_MS - 1000, () => runPrefetchAtHome({}));
      expect([...getScripts(), ...getStyles()]).toEqual([]);
    });
  });

  it('D3: uses the stored session, but not after its 30 days', async () => {
    const requests = withStoredSession(Date.now() - SESSION_LIFETIME_MS + 60_000, () =>
      runPrefetchAtHome({ profiles: [{ userId: 'ada' }] }),
    );
    await waitFor(() => expect(requests).toHaveLength(4));
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer stored');
    const afterExpiry = withStoredSession(Date.now() - SESSION_LIFETIME_MS - 1000, () =>
      runPrefetchAtHome({}),
    );
    // The cookie, which may be an earlier user's, is not used either.
    expect(afterExpiry).toEqual([]);
  });

  describe('with a stored session whose user is known', () => {
    const asAda = <T>(callback: () => T) =>
      withStoredSession(Date.now(), callback, { userId: 'ada' });

    it('D3, D6: do not wait for the profile', async () => {
      const requests: Request[] = [];
      asAda(() =>
        runPrefetch('/', '{"apiBaseUrl": "https://api.example"}', (input, init) => {
          requests.push(new Request(input, init));
          return new Promise(() => undefined);
        }),
      );
      await waitFor(() => expect(requests).toHaveLength(4));
      expect(requests.map(({ url }) => url.replace('https://api.example', ''))).toEqual([
        '/v1/client-api/account/user-profiles',
        '/v1/public-api/user/ada',
        '/v1/public-api/user/ada/assigned-assessments',
        '/v2/client-api/users/ada/check-ins/assigned',
      ]);
      expect(requests[3]?.headers.get('authorization')).toBe('Bearer stored');
      expect(requests[3]?.headers.get('x-profile-user-id')).toBe('ada');
    });

    it('D3: are of use only if the profile is that of the same user', async () => {
      const toProfiles = (userId: string) => ({ profiles: [{ userId }] });
      asAda(() => runPrefetchAtHome(toProfiles('ada'), { type: 'patient' }, [], []));
      expect(await getPageLoad().home).toEqual({
        profiles: toProfiles('ada'),
        user: { type: 'patient' },
        assigned: [],
        checkIns: [],
      });
      asAda(() => runPrefetchAtHome(toProfiles('ben'), {}, [], []));
      await expect(getPageLoad().home).rejects.toThrow('The profile is that of another user.');
    });
  });

  it('sends no further request if no user is signed in, or if the user id is no path segment', async () => {
    const signedOut = runPrefetchAtHome({ message: 'No user is signed in.' });
    const hostile = runPrefetchAtHome({ accessToken: 'a-token' }, { profiles: [{ userId: '..' }] });
    await waitFor(() => expect(hostile).toHaveLength(2));
    await new Promise(process.nextTick);
    expect(signedOut).toHaveLength(1);
    expect(hostile).toHaveLength(2);
  });

  it('D1 idleMinutes: sends no request for a session that nobody has used', () => {
    lastInput.write(Date.now() - 16 * 60_000);
    expect(runPrefetch('/', '{"idleMinutes": 15}')).toEqual([]);
    expect(runPrefetch('/', '{"idleMinutes": 16}')).toHaveLength(1);
    localStorage.clear();
  });

  it('D3: sends no request while a sign-out is not confirmed by the server', () => {
    pendingSignOut.set();
    expect(runPrefetchAtHome({ accessToken: 'a-token' })).toEqual([]);
    pendingSignOut.clear();
  });
});

describe('the first requests of another page of a signed-in person', () => {
  const session = [{ accessToken: 'a-token' }, { profiles: [{ userId: 'ada' }] }];

  it('D3, D6: are for the session, then the profile, then what the page shows, as that person', async () => {
    const requests = runPrefetchAt('/check-ins/low-mood', session);
    await waitFor(() => expect(requests).toHaveLength(4));
    const client = 'https://api.example/v2/client-api/users/ada/check-ins/assigned';
    expect(requests.slice(2).map(({ url }) => url)).toEqual([`${client}/low-mood`, client]);
    for (const { headers } of requests.slice(2)) {
      expect(headers.get('authorization')).toBe('Bearer a-token');
      expect(headers.get('x-profile-user-id')).toBe('ada');
    }
  });

  it('D3: are dropped when the person signs out in another tab', async () => {
    const requests = runPrefetchAt('/progress', session);
    await waitFor(() => expect(requests).toHaveLength(7));
    expect(getPageLoad().prefetched.size).toBe(7);
    sendFromOtherTab({ type: 'signed-out', userId: 'ada' });
    await waitFor(() => expect(getPageLoad().prefetched.size).toBe(0));
    expect(getPageLoad().ended).toEqual({ event: null, isSignOut: true });
  });

  it('D3: there is none but for the session if no user is signed in', async () => {
    const requests = runPrefetchAt('/progress', [{ message: 'No user is signed in.' }]);
    await new Promise(process.nextTick);
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(getPageLoad().home).toBeNull();
  });
});
