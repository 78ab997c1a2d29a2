import { readLinkConfiguration } from '../../src/lib/configuration/link-configuration';
import { createPrefetchedFetch } from '../../src/api/prefetch-cache';
import { createPageLoad, toEarlyLoad } from '../../src/first-view/page-load';
import { createPrefetch } from '../../src/first-view/prefetch/create-prefetch';

const url = 'https://api.example/v1/public-api/user/ada';

/** The start of a page load: nothing is prefetched yet. */
function loadFresh() {
  const pageLoad = createPageLoad();
  const { send: prefetch, firstResponse } = createPrefetch(pageLoad);
  const fetchPrefetched = createPrefetchedFetch(toEarlyLoad(pageLoad));
  return { pageLoad, prefetch, firstResponse, fetchPrefetched };
}

let responses: number;
let fetchSpy: jest.SpiedFunction<typeof fetch>;
beforeEach(() => {
  responses = 0;
  fetchSpy = jest.spyOn(globalThis, 'fetch').mockImplementation(() => {
    responses += 1;
    return Promise.resolve(new Response(`response ${responses}`));
  });
});

const read = async (response: Promise<Response>) => (await response).text();

const flushPromises = () => new Promise((resolve) => setTimeout(resolve));

describe('a prefetched response', () => {
  it('is used once, and the next request is sent', async () => {
    const { prefetch, fetchPrefetched } = loadFresh();
    void prefetch(url);
    expect(await read(fetchPrefetched(url))).toBe('response 1');
    expect(fetchSpy).toHaveBeenCalledTimes(1);
    expect(await read(fetchPrefetched(new Request(url)))).toBe('response 2');
  });

  it('has its status, and a body that can be read more than once', async () => {
    const { prefetch, fetchPrefetched } = loadFresh();
    fetchSpy.mockResolvedValue(new Response('{"message":"Not you."}', { status: 403 }));
    void prefetch(url);
    const response = await fetchPrefetched(url);
    expect(response.status).toBe(403);
    expect(await response.clone().text()).toBe('{"message":"Not you."}');
    expect(await response.text()).toBe('{"message":"Not you."}');
  });

  it.each([
    ['is used if the server refused it', [], 'refused'],
    ['is not used if it was refused before the consent was sent', ['consent'], 'response 2'],
  ])('%s', async (_case, writes, expected) => {
    const { prefetch, fetchPrefetched } = loadFresh();
    fetchSpy.mockResolvedValueOnce(new Response('refused', { status: 403 }));
    void prefetch(url);
    for (const body of writes) await fetchPrefetched(`${url}/consent`, { method: 'POST', body });
    expect(await read(fetchPrefetched(url))).toBe(expected);
  });

  it('is requested without cookies for another origin, and without the browser’s cache', () => {
    const { prefetch } = loadFresh();
    void prefetch(url);
    expect(fetchSpy).toHaveBeenCalledWith(
      url,
      expect.objectContaining({
        credentials: 'same-origin',
        cache: 'no-store',
        redirect: 'follow',
      }),
    );
    const headers = new Headers(fetchSpy.mock.lastCall?.[1]?.headers);
    expect([...headers]).toEqual([['accept', 'application/json']]);
  });

  it('§7: names the profile that it is requested for', () => {
    const { prefetch } = loadFresh();
    void prefetch(url, { bearer: 'ada', profileUserId: 'ada' });
    const headers = new Headers(fetchSpy.mock.lastCall?.[1]?.headers);
    expect(headers.get('x-profile-user-id')).toBe('ada');
  });

  it('is requested with cookies where a session may be resumed, which no redirect takes elsewhere', () => {
    const { prefetch } = loadFresh();
    void prefetch(url, { withCookie: true });
    expect(fetchSpy).toHaveBeenCalledWith(
      url,
      expect.objectContaining({ credentials: 'include', redirect: 'error' }),
    );
  });

  it('is used neither for another URL nor for another method', async () => {
    const { prefetch, fetchPrefetched } = loadFresh();
    void prefetch(url);
    expect(await read(fetchPrefetched(`${url}/consent-info`))).toBe('response 2');
    expect(await read(fetchPrefetched(new Request(url, { method: 'POST' })))).toBe('response 3');
  });

  it('lets the browser keep definitions, which are the same for everybody', () => {
    const { prefetch } = loadFresh();
    void prefetch('https://api.example.com/v1/public-api/assessments?Ids=phq-9');
    void prefetch('https://api.example.com/v1/public-api/user/ada/assigned-assessments');
    expect(fetchSpy.mock.calls.map(([, init]) => init?.cache)).toEqual(['default', 'no-store']);
  });

  it('D10: names the version of the client to the page’s own origin only', async () => {
    document.documentElement.dataset.release = '0.1.0+1a2b3c4d';
    const { prefetch } = loadFresh();
    await prefetch(new URL('/v1/consent-info', window.location.origin).href);
    await prefetch('https://api.example.com/v1/consent-info');
    const versions = fetchSpy.mock.calls.map(([, init]) =>
      new Headers(init?.headers).get('x-client-version'),
    );
    expect(versions).toEqual(['0.1.0+1a2b3c4d', null]);
  });

  it('D10: names the version of the client to another origin that allows additional headers', async () => {
    document.documentElement.dataset.release = '0.1.0+1a2b3c4d';
    const { prefetch, pageLoad } = loadFresh();
    pageLoad.configuration = readLinkConfiguration('{"extraHeaders":true}', window.location);
    await prefetch('https://api.example.com/v1/consent-info');
    const headers = new Headers(fetchSpy.mock.lastCall?.[1]?.headers);
    expect(headers.get('x-client-version')).toBe('0.1.0+1a2b3c4d');
  });

  it('§6: is used only for the same access token', async () => {
    const { prefetch, fetchPrefetched } = loadFresh();
    const fetchAs = (authorization?: string) =>
      read(
        fetchPrefetched(
          new Request(url, authorization === undefined ? {} : { headers: { authorization } }),
        ),
      );
    void prefetch(url, { bearer: 'ada' });
    expect(fetchSpy).toHaveBeenLastCalledWith(
      url,
      expect.objectContaining({
        headers: expect.objectContaining({ authorization: 'Bearer ada' }) as unknown,
        redirect: 'error',
      }),
    );
    expect(await fetchAs('Bearer ada')).toBe('response 1');
    void prefetch(url, { bearer: 'ada' });
    expect(await fetchAs('Bearer ben')).toBe('response 3');
    void prefetch(url, { bearer: 'ada' });
    expect(await fetchAs()).toBe('response 5');
    void prefetch(url);
    expect(await fetchAs('Bearer ada')).toBe('response 7');
  });

  it('is not used after 30 s', async () => {
    const { prefetch, fetchPrefetched } = loadFresh();
    const now = jest.spyOn(performance, 'now').mockReturnValue(1_000);
    void prefetch(url);
    void prefetch(`${url}/safety-net`);
    now.mockReturnValue(30_999);
    expect(await read(fetchPrefetched(url))).toBe('response 1');
    now.mockReturnValue(31_000);
    expect(await read(fetchPrefetched(`${url}/safety-net`))).toBe('response 3');
  });

  it('is used after 30 s, too, while the first view shows it', async () => {
    const { prefetch, fetchPrefetched, pageLoad } = loadFresh();
    const now = jest.spyOn(performance, 'now').mockReturnValue(1_000);
    void prefetch(url);
    pageLoad.firstView = {
      kind: 'home',
      userId: 'ada',
      hasCheckIns: true,
      showNotLoaded: () => undefined,
      end: () => ({ pressed: null }),
    };
    now.mockReturnValue(100_000);
    expect(await read(fetchPrefetched(url))).toBe('response 1');
  });

  it.each([
    ['a response', () => Promise.resolve(new Response('{}'))],
    ['a failure', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('lets others wait for the first of them: %s', async (_, respond) => {
    const { prefetch, firstResponse } = loadFresh();
    fetchSpy.mockImplementation(respond);
    const onResponse = jest.fn();
    void firstResponse.then(onResponse);
    await flushPromises();
    expect(onResponse).not.toHaveBeenCalled();
    await prefetch(url).catch(() => undefined);
    await flushPromises();
    expect(onResponse).toHaveBeenCalledTimes(1);
  });

  it('D2: is aborted when its consumer times out or is aborted already', () => {
    const { prefetch, fetchPrefetched } = loadFresh();
    const signals: (AbortSignal | null | undefined)[] = [];
    fetchSpy.mockImplementation((_url, init) => {
      signals.push(init?.signal);
      return new Promise(() => undefined);
    });
    void prefetch(url);
    void prefetch(`${url}/safety-net`);
    const reader = new AbortController();
    void fetchPrefetched(new Request(url, { signal: reader.signal }));
    reader.abort(new DOMException('Too late.', 'TimeoutError'));
    void fetchPrefetched(new Request(`${url}/safety-net`, { signal: reader.signal }));
    expect(signals.map((signal) => String(signal?.reason))).toEqual([
      'TimeoutError: Too late.',
      'TimeoutError: Too late.',
    ]);
  });

  it('fails for its consumer only, and not at all without one', async () => {
    const { prefetch, fetchPrefetched } = loadFresh();
    fetchSpy.mockRejectedValue(new TypeError('Failed to fetch'));
    void prefetch(url);
    void prefetch(`${url}/safety-net`);
    await expect(fetchPrefetched(url)).rejects.toThrow('Failed to fetch');
  });
});
