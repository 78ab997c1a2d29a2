import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import type { HeaderRule } from '../../../../deploy/hosts/headers-file';
import { isFilePath } from '../../../../deploy/rules/hosting-rules';
import type { Middleware } from './sandbox-middleware';
import { createCompressor } from './create-compressor';
import { getHeadersForPath } from './static-headers';
import { getRequestTarget } from './to-request';

const NO_STORE = 'no-store';
const REVALIDATED = 'no-cache';
const IMMUTABLE = 'public, max-age=31536000, immutable';

function notFound(outgoing: ServerResponse): void {
  outgoing.statusCode = 404;
  outgoing.setHeader('content-type', 'text/plain; charset=utf-8');
  outgoing.setHeader('cache-control', NO_STORE);
  outgoing.end('Not found');
}

function getDefaultCacheControl(pathname: string): string | null {
  if (pathname.startsWith('/assets/')) return IMMUTABLE;
  return ['', '.html'].includes(path.posix.extname(pathname)) ? REVALIDATED : null;
}

type SiteOptions = {
  /** Pages other than the app's, by the first segment of the path. */
  readonly pages?: Readonly<Record<string, string>>;
  /** Rewrites the app's page, as a deployment does. */
  readonly rewrite?: (page: string) => string;
};

/** Creates a function that sends the app's page, rewritten by `rewrite` and compressed, because the build does not compress it. */
function createPageSender(file: string, rewrite: (page: string) => string) {
  const compress = createCompressor();
  return (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    if (!existsSync(file)) {
      notFound(outgoing);
      return;
    }
    const page = rewrite(readFileSync(file, 'utf8'));
    const etag = `W/"${createHash('sha256').update(page).digest('base64url')}"`;
    outgoing.setHeader('etag', etag);
    outgoing.setHeader('vary', 'accept-encoding');
    if (incoming.headers['if-none-match'] === etag) {
      outgoing.statusCode = 304;
      outgoing.end();
      return;
    }
    const { encoding, body } = compress(page, incoming.headers['accept-encoding']);
    outgoing.setHeader('content-type', 'text/html; charset=utf-8');
    if (encoding !== null) outgoing.setHeader('content-encoding', encoding);
    outgoing.setHeader('content-length', body.length);
    // Node omits the body in the response to a HEAD request.
    outgoing.end(body);
  };
}

/**
 * Serves a built folder as a static host does: precompressed files are sent compressed, a path of the app gets
 * `index.html` (or the page in `pages` for its first segment), and a missing file is a 404.
 */
export function createStaticSite(
  folder: string,
  rules: readonly HeaderRule[],
  { pages = {}, rewrite = (page) => page }: SiteOptions = {},
): Middleware {
  const sendAppPage = createPageSender(path.join(folder, 'index.html'), rewrite);
  const serve = sirv(folder, { brotli: true, gzip: true, etag: true });

  return (incoming, outgoing, next) => {
    if (incoming.method !== 'GET' && incoming.method !== 'HEAD') {
      next();
      return;
    }
    const [pathname = '/'] = getRequestTarget(incoming).split('?');
    if (pathname === '/_headers') {
      notFound(outgoing);
      return;
    }
    const headers = getHeadersForPath(rules, pathname);
    const cacheControl = headers.get('cache-control') ?? getDefaultCacheControl(pathname);
    if (cacheControl !== null) headers.set('cache-control', cacheControl);
    for (const [name, value] of headers) outgoing.setHeader(name, value);

    if (['/', '/index.html'].includes(pathname)) {
      sendAppPage(incoming, outgoing);
      return;
    }
    serve(incoming, outgoing, () => {
      if (isFilePath(pathname)) {
        notFound(outgoing);
        return;
      }
      outgoing.setHeader('cache-control', REVALIDATED);
      const page = pages[pathname.split('/')[1] ?? ''];
      if (page === undefined) {
        sendAppPage(incoming, outgoing);
        return;
      }
      incoming.url = page;
      serve(incoming, outgoing, () => notFound(outgoing));
    });
  };
}
