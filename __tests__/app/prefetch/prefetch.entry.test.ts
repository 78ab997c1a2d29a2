import { waitFor } from '@testing-library/react';
import type * as PreloadScreen from '../../../src/app/prefetch/preload-chunks';
import { pendingSignOut } from '../../../src/app/session/pending-sign-out';
import {
  SESSION_LIFETIME_MS,
  SESSION_STORAGE_KEY,
  toStoredSession,
} from '../../../src/state/stored-session';

/** What the app does as it starts, behind the early start that was run last. */
let startApp: () => void = () => undefined;

/** Runs the early start of a page at `address` with this block; gives back what it asks for. */
function runPrefetch(
  address: string,
  block?: string,
  respond: typeof fetch = () => Promise.resolve(new Response('{}')),
): readonly string[] {
  document.head.innerHTML =
    block === undefined ? '' : `<script id="app-config" type="application/json">${block}</script>`;
  window.history.replaceState({}, '', address);
  const fetch = jest.spyOn(globalThis, 'fetch').mockImplementation(respond);
  jest.isolateModules(() => {
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- the file runs as it is read
    require('../../../src/app/prefetch/prefetch.entry');
    startApp = jest.requireActual<typeof PreloadScreen>(
      '../../../src/app/prefetch/preload-chunks',
    ).markAppStarted;
  });
  return fetch.mock.calls.map(([url]) => new Request(url).url);
}

/** Runs the early start of the start page; the API gives `answers` in turn. What is asked for is kept in the result. */
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

/** Does `then` on a device that has stored a magic-link session at `storedAt`. */
function storeSession<T>(storedAt: number, callback: () => T): T {
  const tokens = { accessToken: 'stored', refreshToken: 'refresh' };
  const session = toStoredSession({ kind: 'magic-link', magicCode: 'a-code', storedAt, ...tokens });
  localStorage.setItem(SESSION_STORAGE_KEY, JSON.stringify({ current: JSON.stringify(session) }));
  const result = callback();
  localStorage.clear();
  return result;
}

/** An answer of the API, or its failure, some time later. */
async function respondAfter(ms: number, isSuccessful: boolean): Promise<Response> {
  await new Promise((resolve) => setTimeout(resolve, ms));
  if (!isSuccessful) throw new TypeError('Failed to fetch');
  return new Response('{}');
}

const link = '/user/ada/assessments?context=sms';

describe('architecture: the early start', () => {
  it('asks for what the address needs, at our own origin', () => {
    const requests = runPrefetch(link, '{}');
    expect(requests).toHaveLength(4);
    expect(requests[0]).toBe('http://localhost/v1/public-api/user/ada');
  });

  it('D1: asks at the API’s origin, by the flag', () => {
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

  it.each([undefined, '', '{', '[]', 'null', '{"apiBaseUrl": "nonsense"}'])(
    'leaves a block that reads %s to the app',
    (block) => {
      expect(() => runPrefetch(link, block)).not.toThrow();
    },
  );

  describe('starts the download of the screen that the link leads to, as the build describes it', () => {
    const preloads = () =>
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

    const gate = [
      ['preload', 'script', '/gate.js'],
      ['preload', 'style', '/gate.css'],
    ];

    it.each<[string, typeof fetch, number]>([
      [
        'after one and a half times the time of the first answer',
        () => respondAfter(100, true),
        150,
      ],
      ['just so when the first answer is a failure', () => respondAfter(30, false), 45],
    ])('first what runs before it, and the screen itself %s', async (_, respond, wait) => {
      runPrefetch(link, '{}', respond);
      expect(preloads()).toEqual(gate);
      await jest.advanceTimersByTimeAsync(wait / 1.5);
      await jest.advanceTimersByTimeAsync(wait - 1);
      expect(preloads()).toEqual(gate);
      await jest.advanceTimersByTimeAsync(1);
      expect(preloads()).toEqual([...gate, ['preload', 'script', '/assessments.js']]);
    });

    it('the screen itself no more once the router asks for it', async () => {
      runPrefetch(link, '{}', () => respondAfter(100, true));
      startApp();
      await jest.runAllTimersAsync();
      expect(preloads()).toEqual(gate);
    });

    it('the safety net all at once, and nothing that is not described', async () => {
      runPrefetch('/user/ada/safety-net', '{}');
      expect(preloads()).toEqual([['preload', 'script', '/help.js']]);
      for (const address of ['/user/ada/check-ins', '/login']) {
        runPrefetch(address, '{}');
        await jest.runAllTimersAsync();
        expect(preloads()).toEqual([]);
      }
    });
  });

  it('asks for nothing elsewhere, nor for an id that cannot be read', () => {
    expect(runPrefetch('/login', '{}')).toEqual([]);
    expect(runPrefetch('/user/%E0%A4%A/assessments', '{}')).toEqual([]);
  });

  it('D3, D9: on the start page asks who is signed in, then for the profile, then for what is assigned', async () => {
    const requests = runPrefetchAtHome(
      { accessToken: 'a-token' },
      { profiles: [{ userId: 'ada' }] },
    );
    await waitFor(() => expect(requests).toHaveLength(4));
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
    ]);
  });

  it('D3: begins with the stored session, but not once its 30 days are over', async () => {
    const requests = storeSession(Date.now() - SESSION_LIFETIME_MS + 60_000, () =>
      runPrefetchAtHome({ profiles: [{ userId: 'ada' }] }),
    );
    await waitFor(() => expect(requests).toHaveLength(3));
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer stored');
    const afterExpiry = storeSession(Date.now() - SESSION_LIFETIME_MS - 1000, () =>
      runPrefetchAtHome({}),
    );
    // Nor with the cookie of whoever was here before.
    expect(afterExpiry).toEqual([]);
  });

  it('asks no further where nobody is signed in, nor for an id that leads elsewhere', async () => {
    const signedOut = runPrefetchAtHome({ message: 'Nobody is signed in.' });
    const hostile = runPrefetchAtHome({ accessToken: 'a-token' }, { profiles: [{ userId: '..' }] });
    await waitFor(() => expect(hostile).toHaveLength(2));
    await new Promise(process.nextTick);
    expect(signedOut).toHaveLength(1);
    expect(hostile).toHaveLength(2);
  });

  it('D3: does not ask while the server has not heard of a sign-out', () => {
    pendingSignOut.set();
    expect(runPrefetchAtHome({ accessToken: 'a-token' })).toEqual([]);
    pendingSignOut.clear();
  });
});
