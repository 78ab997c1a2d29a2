import path from 'node:path';
import { createAllProbes } from '../../../src/deploy/check/all-probes';
import { loadTarget } from '../../../src/deploy/check/check-deployment';
import type { Target } from '../../../src/deploy/check/probe';
import { createSandboxServer } from '../../../src/qa/sandbox/hosts/http-server/create-sandbox-server';
import { startPatchingProxy, type ResponsePatch } from './patching-proxy';
import { CONFIGURATION, createFolder, renderFixture } from './build-fixture';

/** Allows what the app needs of an API of another origin. */
export const allowOrigin =
  (origin: string): ResponsePatch =>
  (response, { method, headers }) => {
    if (headers.origin !== origin) return;
    Object.assign(response.headers, {
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': 'Retry-After',
    });
    if (method !== 'OPTIONS') return;
    response.status = 204;
    Object.assign(response.headers, {
      'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
      'access-control-allow-headers': 'authorization, content-type, x-profile-user-id',
    });
  };

/** A rendered site and its API, of two origins, each behind a proxy. */
export async function startDeployment() {
  const { folder, remove } = createFolder();
  const apiServer = createSandboxServer({ distFolder: folder });
  const api = await startPatchingProxy((await apiServer.listen(0)).url);
  const deployment = renderFixture(folder, { ...CONFIGURATION, apiBaseUrl: api.url });
  const siteServer = createSandboxServer({
    distFolder: path.join(deployment, 'site'),
    headersFile: path.join(deployment, 'cloudflare-pages/_headers'),
    configure: (page) => page,
  });
  const site = await startPatchingProxy((await siteServer.listen(0)).url);
  const reset = () => {
    Object.assign(site, { patch: () => undefined, requestHeaders: {} });
    Object.assign(api, { patch: allowOrigin(site.url), requestHeaders: {} });
  };
  reset();
  const siteFolder = path.join(deployment, 'site');
  const probes = createAllProbes({ siteFolder, credentials: null });
  return {
    probes,
    /** Runs one probe, and returns what it has found. */
    async check(name: string, changed: Partial<Target> = {}) {
      const target = await loadTarget(site.url);
      return probes.find((probe) => probe.name === name)?.run({ ...target, ...changed });
    },
    /** Lets all responses through as they are. */
    reset,
    /** What `deploy:render` has written. */
    folder: deployment,
    site,
    api,
    requests: () => apiServer.world.requests,
    async stop() {
      site.stop();
      api.stop();
      await Promise.all([siteServer.close(), apiServer.close()]);
      remove();
    },
  };
}
