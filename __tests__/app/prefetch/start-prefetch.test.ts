import { waitFor } from '@testing-library/react';
import { pendingSignOut } from '../../../src/app/session/pending-sign-out';
import { getFirstLoad } from '../../../src/lib/first-load/first-load';
import {
  SESSION_LIFETIME_MS,
  SESSION_STORAGE_KEY,
  toStoredSession,
} from '../../../src/state/stored-session';

type StartPrefetch = typeof import('../../../src/app/prefetch/start-prefetch');

/** Sends the first requests of a page at `url` with this configuration block; returns their URLs. */
function runPrefetch(
  url: string,
  block?: string,
  respond: typeof fetch = () => Promise.resolve(new Response('{}')),
): readonly string[] {
  document.head.innerHTML =
    block === undefined ? '' : `<script id="app-config" type="application/json">${block}</script>`;
  window.history.replaceState({}, '', url);
  const fetch = jest.spyOn(globalThis, 'fetch').mockImplementation(respond);
  delete window.firstLoad;
  jest.isolateModules(() => {
    // oxlint-disable-next-line typescript/no-require-imports -- a new module instance for each page
    const { startPrefetch } = require('../../../src/app/prefetch/start-prefetch') as StartPrefetch;
    startPrefetch();
  });
  return fetch.mock.calls.map(([input]) => new Request(input).url);
}

/** Sends the first requests of the home page; `responses` are returned in turn. Later requests are added to the result. */
function runPrefetchAtHome(...responses: readonly object[]): readonly Request[] {
  const requests: Request[] = [];
  runPrefetch(
    '/',
    '{"apiBaseUrl": "https://api.example", "identityBaseUrl": "https://id.example"}',
    (input, init) => {
      requests.push(new Request(input, init));
      return Promise.resolve(Response.json(responses[requests.length - 1] ?? {}));
    },
  );
  return requests;
}

/** Runs `callback` while a magic-link session of `storedAt` is in localStorage. */
function withStoredSession<T>(storedAt: number, callback: () => T): T {
  const tokens = { accessToken: 'stored', refreshToken: 'refresh' };
  const session = toStoredSession({ kind: 'magic-link', magicCode: 'a-code', storedAt, ...tokens });
  localStorage.setItem(SESSION_STORAGE_KEY, JSON.stringify({ current: JSON.stringify(session) }));
  const result = callback();
  localStorage.clear();
  return result;
}

/** A response, or a network error, after `ms`. */
async function respondAfter(ms: number, isSuccessful: boolean): Promise<Response> {
  await new Promise((resolve) => setTimeout(resolve, ms));
  if (!isSuccessful) throw new TypeError('Failed to fetch');
  return new Response('{}');
}

const link = '/user/ada/assessments?context=sms';

describe('the first requests of a page', () => {
  it('sends the requests that the URL needs to our own origin', () => {
    const requests = runPrefetch(link, '{}');
    expect(requests).toHaveLength(4);
    expect(requests[0]).toBe('http://localhost/v1/public-api/user/ada');
  });

  it('D1: sends the requests to the API’s origin, and observes the flag', () => {
    const requests = runPrefetch(
      link,
      '{"apiBaseUrl": "https://api.example", "flags": {"assessment_birthday_confirmation": false}}',
    );
    expect(requests).toEqual([
      'https://api.example/v1/public-api/user/ada',
      'https://api.example/v1/public-api/user/ada/consent-info',
      'https://api.example/v1/public-api/user/ada/assigned-assessments',
    ]);
  });

  describe('preloads the chunks of the route, which the build lists on the script element', () => {
    const getPreloads = () =>
      [...document.head.querySelectorAll('link')].map(({ rel, as, href }) => [
        rel,
        as,
        new URL(href).pathname,
      ]);

    beforeEach(() => {
      jest.useFakeTimers();
      const script = document.createElement('script');
      script.setAttribute('data-assessments', '/gate.js /gate.css|/assessments.js');
      script.setAttribute('data-safety-net', '/help.js');
      jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
    });
    afterEach(() => jest.useRealTimers());

    const gateFiles = [
      ['preload', 'script', '/gate.js'],
      ['preload', 'style', '/gate.css'],
    ];

    it.each<[string, typeof fetch, number]>([
      ['after 1.5 times the time of the first response', () => respondAfter(100, true), 150],
      [
        'after 1.5 times the time of the first response if that is an error',
        () => respondAfter(30, false),
        45,
      ],
    ])('preloads the gate at once, and the page %s', async (_, respond, delayMs) => {
      runPrefetch(link, '{}', respond);
      expect(getPreloads()).toEqual(gateFiles);
      await jest.advanceTimersByTimeAsync(delayMs / 1.5);
      await jest.advanceTimersByTimeAsync(delayMs - 1);
      expect(getPreloads()).toEqual(gateFiles);
      await jest.advanceTimersByTimeAsync(1);
      expect(getPreloads()).toEqual([...gateFiles, ['preload', 'script', '/assessments.js']]);
    });

    it('does not preload the page once the app has started', async () => {
      runPrefetch(link, '{}', () => respondAfter(100, true));
      getFirstLoad().hasAppStarted = true;
      await jest.runAllTimersAsync();
      expect(getPreloads()).toEqual(gateFiles);
    });

    it('preloads the app’s scripts first where no first view is drawn', () => {
      document.currentScript?.setAttribute('data-app', '/core.js /main.js');
      runPrefetch('/login', '{}');
      const appFiles = [
        ['preload', 'script', '/core.js'],
        ['preload', 'script', '/main.js'],
      ];
      expect(getPreloads()).toEqual(appFiles);
      runPrefetch('/user/ada/safety-net', '{}');
      expect(getPreloads()).toEqual([...appFiles, ['preload', 'script', '/help.js']]);
      runPrefetch(link, '{}');
      expect(getPreloads()).toEqual(gateFiles);
    });

    describe('D12: for a page in Spanish', () => {
      beforeEach(() => {
        document.currentScript?.setAttribute('data-app', '/core.js /main.js');
        document.currentScript?.setAttribute('data-assessments', '/gate.js /gate.*-1.js|/list.js');
        document.currentScript?.setAttribute('data-language', '/language.js /main.*-1.js');
        document.currentScript?.setAttribute('data-es', '/first-view.es.js');
      });
      const getPreloadedFiles = () => getPreloads().map(([, , file]) => file);
      const getScripts = () =>
        [...document.head.querySelectorAll<HTMLScriptElement>('script[src]')].map((script) => [
          script.getAttribute('src'),
          script.fetchPriority,
        ]);

      it('runs the first view in Spanish, and preloads the texts', () => {
        runPrefetch(`${link}&lang=es`, '{}');
        expect(getScripts()).toEqual([['/first-view.es.js', 'high']]);
        expect(getPreloadedFiles()).toEqual([
          '/language.js',
          '/main.es-1.js',
          '/gate.js',
          '/gate.es-1.js',
        ]);
        expect(document.documentElement).toHaveAttribute('lang', 'es');
        expect(document.documentElement).toHaveAttribute('dir', 'ltr');
      });

      it('preloads the app and its texts on pages without questions', () => {
        runPrefetch('/login?lang=es', '{}');
        expect(getScripts()).toEqual([]);
        expect(getPreloadedFiles()).toEqual([
          '/core.js',
          '/main.js',
          '/language.js',
          '/main.es-1.js',
        ]);
      });

      it('requests none of this for a page in English', () => {
        runPrefetch(link, '{}');
        expect(getScripts()).toEqual([]);
        expect(getPreloadedFiles()).toEqual(['/gate.js']);
      });
    });

    it('preloads the safety net at once, and nothing for a route that is not listed', async () => {
      runPrefetch('/user/ada/safety-net', '{}');
      expect(getPreloads()).toEqual([['preload', 'script', '/help.js']]);
      for (const url of ['/user/ada/check-ins', '/login']) {
        runPrefetch(url, '{}');
        await jest.runAllTimersAsync();
        expect(getPreloads()).toEqual([]);
      }
    });
  });

  it('sends no request for other pages', () => {
    expect(runPrefetch('/login', '{}')).toEqual([]);
  });

  it('D3, D9: on the home page requests the session, then the profile, then the user, the assigned assessments and check-ins', async () => {
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

  describe('the first view of the home page', () => {
    beforeEach(() => {
      const script = document.createElement('script');
      script.setAttribute('data-home', '/guard.js|/layout.css /home.css /home.js');
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

    it('is requested in the language of the page, with its style sheets, once there is a session', async () => {
      runPrefetchAtHome({ accessToken: 'a-token' });
      expect(getScripts()).toEqual([]);
      await waitFor(() => expect(getScripts()).toEqual(['/home-view.en.js']));
      expect(getStyles()).toEqual(['/layout.css', '/home.css']);
      runPrefetch('/?lang=es', '{}', () =>
        Promise.resolve(Response.json({ accessToken: 'a-token' })),
      );
      await waitFor(() => expect(getScripts()).toEqual(['/home-view.es.js']));
    });

    it('leaves a style sheet that cannot be loaded to the app', async () => {
      runPrefetchAtHome({ accessToken: 'a-token' });
      await waitFor(() => expect(getStyles()).toHaveLength(2));
      document.head.querySelector('link[rel="stylesheet"]')?.dispatchEvent(new Event('error'));
      expect(getStyles()).toEqual(['/home.css']);
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
      void getFirstLoad().home?.then(onReady);
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

    it('is not requested if no user is signed in', async () => {
      const requests = runPrefetchAtHome({});
      await waitFor(() => expect(requests).toHaveLength(1));
      await expect(getFirstLoad().home).rejects.toThrow('No session.');
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

  it('sends no further request if no user is signed in, or if the user id is no path segment', async () => {
    const signedOut = runPrefetchAtHome({ message: 'No user is signed in.' });
    const hostile = runPrefetchAtHome({ accessToken: 'a-token' }, { profiles: [{ userId: '..' }] });
    await waitFor(() => expect(hostile).toHaveLength(2));
    await new Promise(process.nextTick);
    expect(signedOut).toHaveLength(1);
    expect(hostile).toHaveLength(2);
  });

  it('D3: sends no request while a sign-out is not confirmed by the server', () => {
    pendingSignOut.set();
    expect(runPrefetchAtHome({ accessToken: 'a-token' })).toEqual([]);
    pendingSignOut.clear();
  });
});
