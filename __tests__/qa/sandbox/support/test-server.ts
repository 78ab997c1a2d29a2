import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import {
  createSandboxServer,
  type SandboxServer,
  type SandboxServerOptions,
} from '../../../../src/qa/sandbox/hosts/http-server/create-sandbox-server';

const script = 'console.log("app");';

const files: Record<string, string | Buffer> = {
  'index.html': '<!doctype html><title>App</title>',
  'legal/privacy.html': '<!doctype html><title>Privacy</title>',
  'assets/main.1234.js': script,
  'assets/main.1234.js.br': brotliCompressSync(script),
  _headers:
    '/*\n  X-Test: yes\n  Cache-Control: no-cache\n/assets/*\n  ! Cache-Control\n  Cache-Control: public, immutable\n',
};

/** Serves a small build in its own folder, with a sandbox, on a free port. */
export async function startTestServer(options: Partial<SandboxServerOptions> = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  const server: SandboxServer = createSandboxServer({ distFolder: folder, ...options });
  const { url } = await server.listen(0);
  return {
    url,
    world: server.world,
    async close() {
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}
