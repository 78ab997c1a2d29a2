import { createCookieJar } from './cookie-jar';
import type { Exchange } from './exchange.types';

type Options = {
  /** Sends a request; the request says that redirects are not followed. */
  readonly send: (request: Request) => Promise<Response>;
  /** The origin of the page; requests to another origin name it. */
  readonly appOrigin: string;
  readonly onExchange: (exchange: Exchange) => void;
};

/** The code of a network error; its message may contain an address. */
function getErrorCode(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('cause' in error)) return null;
  const { cause } = error;
  const hasCode = typeof cause === 'object' && cause !== null && 'code' in cause;
  return hasCode && typeof cause.code === 'string' ? cause.code : null;
}

/** `fetch` as a browser page has it: with cookies, and with the page's origin. Reports every exchange. */
export function createRecordingFetch({ send, appOrigin, onExchange }: Options): typeof fetch {
  const jar = createCookieJar();
  return async (input, init) => {
    const request = new Request(input, init);
    const text = await request.clone().text();
    const url = new URL(request.url);
    const withCookie = request.credentials === 'include';
    const headers = new Headers(request.headers);
    const cookie = withCookie ? jar.getHeader() : null;
    if (cookie !== null) headers.set('cookie', cookie);
    if (url.origin !== appOrigin) headers.set('origin', appOrigin);
    const report = (response: Exchange['response'], failure: string | null = null) =>
      onExchange({
        failure,
        method: request.method,
        url,
        requestHeaders: request.headers,
        withCookie,
        requestBody: text === '' ? undefined : (JSON.parse(text) as unknown),
        response,
      });
    try {
      const response = await send(new Request(request, { headers, redirect: 'manual' }));
      const copy = response.clone();
      report({ status: response.status, headers: response.headers, text: await copy.text() });
      if (withCookie) jar.store(response.headers);
      return response;
    } catch (error) {
      report(null, getErrorCode(error));
      throw error;
    }
  };
}
