import { getPageLoad } from '../../../src/first-view/page-load';

type StartPrefetch = typeof import('../../../src/first-view/prefetch/start-prefetch');

/** Sends the first requests of a page at `url` with this configuration block; returns their URLs. */
export function runPrefetch(
  url: string,
  block?: string,
  respond: typeof fetch = () => Promise.resolve(new Response('{}')),
): readonly string[] {
  document.head.innerHTML =
    block === undefined ? '' : `<script id="app-config" type="application/json">${block}</script>`;
  window.history.replaceState({}, '', url);
  const fetch = jest.spyOn(globalThis, 'fetch').mockImplementation(respond);
  delete window.pageLoad;
  jest.isolateModules(() => {
    const { startPrefetch } =
      // oxlint-disable-next-line typescript/no-require-imports -- a new module for each page
      require('../../../src/first-view/prefetch/start-prefetch') as StartPrefetch;
    startPrefetch(getPageLoad());
  });
  return fetch.mock.calls.map(([input]) => new Request(input).url);
}
