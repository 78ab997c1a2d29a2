import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import type { Middleware } from './sandbox-middleware';
import { headersFor, type HeaderRule } from './static-headers';
import { targetOf } from './to-request';

const NO_STORE = 'no-store';
const IMMUTABLE = 'public, max-age=31536000, immutable';

function notFound(outgoing: ServerResponse): void {
  outgoing.statusCode = 404;
  outgoing.setHeader('content-type', 'text/plain; charset=utf-8');
  outgoing.setHeader('cache-control', NO_STORE);
  outgoing.end('Not found');
}

/** A person goes to a page, a page loads its files; a path may hold a dot (`/kiosk/st.mary`). */
function isNavigation(incoming: IncomingMessage, pathname: string): boolean {
  if (pathname.startsWith('/assets/')) return false;
  const wantsHtml = incoming.headers.accept?.includes('text/html') ?? false;
  return wantsHtml || path.posix.extname(pathname) === '';
}

function usualCaching(pathname: string): string | null {
  if (pathname.startsWith('/assets/')) return IMMUTABLE;
  return ['', '.html'].includes(path.posix.extname(pathname)) ? NO_STORE : null;
}

/**
 * Serves a built folder as a static host would: what is precompressed goes out compressed, a path of the app gets
 * `index.html` (or the page that `pages` names for its first part), a missing file is a 404.
 */
export function staticSite(
  folder: string,
  rules: readonly HeaderRule[],
  pages: Readonly<Record<string, string>> = {},
): Middleware {
  const serve = sirv(folder, { brotli: true, gzip: true, etag: true });

  return (incoming, outgoing, next) => {
    if (incoming.method !== 'GET' && incoming.method !== 'HEAD') {
      next();
      return;
    }
    const [pathname = '/'] = targetOf(incoming).split('?');
    if (pathname === '/_headers') {
      notFound(outgoing);
      return;
    }
    const headers = headersFor(rules, pathname);
    const caching = headers.get('cache-control') ?? usualCaching(pathname);
    if (caching !== null) headers.set('cache-control', caching);
    for (const [name, value] of headers) outgoing.setHeader(name, value);

    serve(incoming, outgoing, () => {
      if (!isNavigation(incoming, pathname)) {
        notFound(outgoing);
        return;
      }
      outgoing.setHeader('cache-control', NO_STORE);
      incoming.url = pages[pathname.split('/')[1] ?? ''] ?? '/index.html';
      serve(incoming, outgoing, () => notFound(outgoing));
    });
  };
}
