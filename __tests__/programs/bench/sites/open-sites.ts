import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSandboxServer } from '../../../../src/qa/sandbox/hosts/http-server/create-sandbox-server';
import type { World } from '../../../../src/qa/sandbox/world/world';
import { buildBaselinePage } from './build-baseline-page';

/** The pages to compare. */
export const SITE_NAMES = ['app', 'baseline'] as const;
export type SiteName = (typeof SITE_NAMES)[number];

/** A built page and the sandbox that serves it. */
export type Site = { readonly name: SiteName; readonly url: string; readonly world: World };

async function openSite(name: SiteName, distFolder: string) {
  // Both pages are served with the production headers, so that only the pages differ.
  const server = createSandboxServer({ distFolder });
  const { url } = await server.listen(0);
  return { site: { name, url, world: server.world } satisfies Site, close: () => server.close() };
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
