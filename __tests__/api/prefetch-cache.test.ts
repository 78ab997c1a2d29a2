const url = 'https://api.example/v1/public-api/user/ada';

type PrefetchCache = typeof import('../../src/api/prefetch-cache');

/** The module as a page load has it: nothing is warm yet. */
function loadFresh(): PrefetchCache {
  let fresh: PrefetchCache | undefined;
  jest.isolateModules(() => {
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- a module of its own for each test
    fresh = require('../../src/api/prefetch-cache') as PrefetchCache;
  });
  if (fresh === undefined) throw new Error('The module was not read.');
  return fresh;
}

let responses: number;
let fetchSpy: jest.SpiedFunction<typeof fetch>;
beforeEach(() => {
  responses = 0;
  fetchSpy = jest.spyOn(globalThis, 'fetch').mockImplementation(() => {
    responses += 1;
    return Promise.resolve(new Response(`answer ${responses}`));
  });
});

const read = async (response: Promise<Response>) => (await response).text();

describe('architecture: what was asked for ahead of time', () => {
  it('is read once, and the next read asks anew', async () => {
    const { prefetch, fetchPrefetched } = loadFresh();
    void prefetch(url);
    expect(await read(fetchPrefetched(url))).toBe('answer 1');
    expect(fetchSpy).toHaveBeenCalledTimes(1);
    expect(await read(fetchPrefetched(new Request(url)))).toBe('answer 2');
  });

  it('comes whole: with its status, and to be read more than once', async () => {
    const { prefetch, fetchPrefetched } = loadFresh();
    fetchSpy.mockResolvedValue(new Response('{"message":"Not you."}', { status: 403 }));
    void prefetch(url);
    const response = await fetchPrefetched(url);
    expect(response.status).toBe(403);
    expect(await response.clone().text()).toBe('{"message":"Not you."}');
    expect(await response.text()).toBe('{"message":"Not you."}');
  });

  it('is asked for without a cookie of another origin, past the browser’s cache', () => {
    const { prefetch } = loadFresh();
    void prefetch(url);
    expect(fetchSpy).toHaveBeenCalledWith(
      url,
      expect.objectContaining({ credentials: 'same-origin', cache: 'no-store' }),
    );
  });

  it('answers neither another address nor another method', async () => {
    const { prefetch, fetchPrefetched } = loadFresh();
    void prefetch(url);
    expect(await read(fetchPrefetched(`${url}/consent-info`))).toBe('answer 2');
    expect(await read(fetchPrefetched(new Request(url, { method: 'POST' })))).toBe('answer 3');
  });

  it('§6: is the answer of whoever asked, and of nobody else', async () => {
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
    expect(await fetchAs('Bearer ada')).toBe('answer 1');
    void prefetch(url, { bearer: 'ada' });
    expect(await fetchAs('Bearer ben')).toBe('answer 3');
    void prefetch(url, { bearer: 'ada' });
    expect(await fetchAs()).toBe('answer 5');
    void prefetch(url);
    expect(await fetchAs('Bearer ada')).toBe('answer 7');
  });

  it('is too old after 30 s', async () => {
    const { prefetch, fetchPrefetched } = loadFresh();
    const now = jest.spyOn(performance, 'now').mockReturnValue(1_000);
    void prefetch(url);
    void prefetch(`${url}/safety-net`);
    now.mockReturnValue(30_999);
    expect(await read(fetchPrefetched(url))).toBe('answer 1');
    now.mockReturnValue(31_000);
    expect(await read(fetchPrefetched(`${url}/safety-net`))).toBe('answer 3');
  });

  it('D2: ends when its reader has waited long enough, or is gone', () => {
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

  it('fails for its reader alone, and for nobody where there is none', async () => {
    const { prefetch, fetchPrefetched } = loadFresh();
    fetchSpy.mockRejectedValue(new TypeError('Failed to fetch'));
    void prefetch(url);
    void prefetch(`${url}/safety-net`);
    await expect(fetchPrefetched(url)).rejects.toThrow('Failed to fetch');
  });
});
