import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeConfiguration } from '../../../../src/deploy/configuration/configuration-block';
import { formatHeadersFile, toHeaderRules } from '../../../../src/deploy/hosts/headers-file';
import { createHostingRules } from '../../../../src/deploy/rules/hosting-rules';
import { getInlinedSources } from '../../../../src/deploy/rules/inlined-code';
import { createSandboxServer } from '../../../../src/qa/sandbox/hosts/http-server/create-sandbox-server';
import type { Middleware } from '../../../../src/qa/sandbox/hosts/http-server/sandbox-middleware';
import type { World } from '../../../../src/qa/sandbox/world/world';
import { buildBaselinePage } from './build-baseline-page';

/** The pages to compare. */
export const SITE_NAMES = ['app', 'baseline'] as const;
export type SiteName = (typeof SITE_NAMES)[number];

/** A built page and the sandbox that serves it. */
export type Site = {
  readonly name: SiteName;
  readonly url: string;
  /** Where the same page sends its requests to another origin. */
  readonly otherOriginUrl: string;
  readonly world: World;
};

// Both pages are served with the production headers, so that only the pages differ.
async function openSite(name: SiteName, distFolder: string) {
  const server = createSandboxServer({ distFolder, interceptor: allowOtherOrigins });
  const { url } = await server.listen(0);
  const headersFile = path.join(mkdtempSync(path.join(tmpdir(), 'bench-')), '_headers');
  const page = readFileSync(path.join(distFolder, 'index.html'), 'utf8');
  const rules = createHostingRules({ inlined: getInlinedSources(page), connectTo: [url] });
  writeFileSync(headersFile, formatHeadersFile(toHeaderRules(rules)));
  const other = createSandboxServer({
    distFolder,
    headersFile,
    configure: (html) => writeConfiguration(html, { apiBaseUrl: url }),
  });
  const { url: otherOriginUrl } = await other.listen(0);
  return {
    site: { name, url, otherOriginUrl, world: server.world } satisfies Site,
    async close() {
      await Promise.all([server.close(), other.close()]);
      rmSync(path.dirname(headersFile), { recursive: true });
    },
  };
}

/** Lets pages of every origin read the responses, with credentials. */
function allowOtherOrigins(...[incoming, outgoing, next]: Parameters<Middleware>): void {
  const { origin } = incoming.headers;
  if (origin !== undefined) {
    outgoing.setHeader('access-control-allow-origin', origin);
    outgoing.setHeader('access-control-allow-credentials', 'true');
    outgoing.setHeader('access-control-allow-headers', 'authorization, content-type');
  }
  if (incoming.method === 'OPTIONS') outgoing.writeHead(204).end();
  else next();
}

/** Builds the baseline page, and serves it and the built app until closed. */
export async function openSites() {
  const baseline = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const folders = { app: path.resolve(process.env.DIST_FOLDER ?? 'dist'), baseline };
  if (!existsSync(path.join(folders.app, 'index.html')))
    throw new Error('There is no build yet. Run "npm run build" first.');
  await buildBaselinePage(baseline);
  const opened = await Promise.all(SITE_NAMES.map((name) => openSite(name, folders[name])));
  return {
    sites: opened.map(({ site }) => site),
    async close() {
      await Promise.all(opened.map(({ close }) => close()));
      rmSync(baseline, { recursive: true });
    },
  };
}
