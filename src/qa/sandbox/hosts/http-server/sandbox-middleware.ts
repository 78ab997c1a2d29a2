import type { IncomingMessage, ServerResponse } from 'node:http';
import { getResponse, matchRequestUrl, type HttpHandler } from 'msw';
import { sendResponse } from './send-response';
import { getRequestTarget, toRequest } from './to-request';

/** Connect middleware, for both webpack-dev-server and plain node:http. */
export type Middleware = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/** Selects the handlers of a request. msw would do so, too, but only after it has parsed the cookies once for each handler. */
function selectHandlers(handlers: readonly HttpHandler[], request: Request): HttpHandler[] {
  const url = new URL(request.url);
  return handlers.filter(
    ({ info: { method, path } }) =>
      (method instanceof RegExp ? method.test(request.method) : method === request.method) &&
      matchRequestUrl(url, path).matches,
  );
}

/**
 * Creates middleware that lets the handlers respond to paths that start with one of `prefixes`, and passes on all others.
 * It uses only `getResponse` of msw: the full life cycle of msw would share one cookie jar between all visitors.
 */
export function createSandboxMiddleware(
  handlers: readonly HttpHandler[],
  prefixes: readonly string[],
): Middleware {
  async function respond(incoming: IncomingMessage, outgoing: ServerResponse): Promise<boolean> {
    const abortController = new AbortController();
    outgoing.once('close', () => abortController.abort());
    const request = await toRequest(incoming, abortController.signal);
    const response = await getResponse(selectHandlers(handlers, request), request);
    if (response === undefined) return false;
    if (!outgoing.destroyed) await sendResponse(response, outgoing);
    return true;
  }

  return (incoming, outgoing, next) => {
    if (!prefixes.some((prefix) => getRequestTarget(incoming).startsWith(prefix))) {
      next();
      return;
    }
    respond(incoming, outgoing).then(
      (isHandled) => {
        if (!isHandled) next();
      },
      (error: unknown) => {
        if (!outgoing.destroyed) next(error);
      },
    );
  };
}
