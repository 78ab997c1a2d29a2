import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { SERVER_DEFAULTS, toSiteFolder } from '../../../src/deploy/hosts/rendered-host';
import { findFreePort } from '../../../src/qa/sandbox/hosts/cli/find-free-port';

/** A host that serves a rendered deployment. */
export type StartedHost = { readonly url: string; readonly stop: () => void };

const HOST = '127.0.0.1';

/** Not the same, because fetch keeps connections to a server that has stopped. */
const FIRST_PORTS = { nginx: 20_000, caddy: 20_100 };

/** Debian installs servers where a normal user's shell does not look. */
const PATH = `${process.env.PATH ?? ''}:/usr/sbin:/usr/local/sbin`;

const BROTLI_MODULE = '/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf';

/** True if nginx sends `.br` copies. */
export const hasBrotliModule = existsSync(BROTLI_MODULE);

export const isInstalled = (command: string): boolean =>
  spawnSync(command, ['-h'], { env: { PATH } }).error === undefined;

/** Runs a command that ends when its server listens; returns what it prints, and throws that if it fails. */
function run(command: string, args: readonly string[], folder: string): string {
  // The server keeps the output open: it is a file, because a pipe would be read to its end.
  const file = path.join(folder, 'output.log');
  const output = openSync(file, 'w');
  const { status } = spawnSync(command, args, {
    env: { PATH, HOME: folder },
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  const text = readFileSync(file, 'utf8');
  if (status !== 0) throw new Error(`${command} does not start. ${text}`);
  return text;
}

function toStartedHost(port: number, pid: string): StartedHost {
  // Zero would mean the test's own processes.
  if (!/^[1-9]\d*\s*$/.test(pid)) throw new Error(`"${pid}" is no process id.`);
  return { url: `http://${HOST}:${port}`, stop: () => process.kill(Number(pid), 'SIGTERM') };
}

/** Creates a function that copies a configuration, with what it refers to, for a free port and for other folders. */
async function createMover(deployment: string, folder: string, firstPort: number) {
  // The server may have dropped the rights of the test's user.
  chmodSync(folder, 0o755);
  const port = await findFreePort(firstPort, HOST);
  const { address, site } = SERVER_DEFAULTS;
  const move = (source: string, target: string): void => {
    const text = readFileSync(source, 'utf8')
      .replaceAll('/tmp/', `${folder}/run-`)
      .replace('/run-deployment/nginx/', '/conf.d/')
      .replace(`listen ${address.slice(1)};`, `listen ${HOST}:${port};`)
      .replace(`\n${address} {`, `\n{\n\tadmin off\n}\n\nhttp://${HOST}:${port} {`)
      .replace(toSiteFolder(site), path.resolve(deployment, 'site'));
    const file = path.join(folder, target);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  return { port, move };
}

/** Starts nginx with the configuration of the container. */
export async function startNginx(deployment: string, folder: string): Promise<StartedHost> {
  const { port, move } = await createMover(deployment, folder, FIRST_PORTS.nginx);
  move('src/deploy/container/nginx.conf', 'nginx.conf');
  move(path.join(deployment, 'nginx/site.conf'), 'conf.d/site.conf');
  if (hasBrotliModule) move(path.join(deployment, 'nginx/brotli.conf'), 'conf.d/brotli.conf');
  run('nginx', ['-e', 'stderr', '-c', path.join(folder, 'nginx.conf')], folder);
  return toStartedHost(port, readFileSync(path.join(folder, 'run-nginx.pid'), 'utf8'));
}

/** Starts Caddy. */
export async function startCaddy(deployment: string, folder: string): Promise<StartedHost> {
  const { port, move } = await createMover(deployment, folder, FIRST_PORTS.caddy);
  move(path.join(deployment, 'caddy/Caddyfile'), 'Caddyfile');
  const output = run('caddy', ['start', '--config', path.join(folder, 'Caddyfile')], folder);
  return toStartedHost(port, /pid=(\d+)/.exec(output)?.[1] ?? '');
}
