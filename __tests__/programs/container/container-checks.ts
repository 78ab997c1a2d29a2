import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { waitFor } from '../browsers/wait-for';
import type { Engine } from './engine';

/** A container that serves a deployment. */
export type RunningContainer = {
  readonly engine: Engine;
  readonly name: string;
  readonly port: number;
};

/** One thing that must be true of a container. */
type ContainerCheck = {
  readonly name: string;
  /** Returns what is wrong, or null. */
  readonly run: (container: RunningContainer) => Promise<string | null> | string | null;
};

/** Docker kills a container that takes longer. */
const STOP_TIMEOUT_MS = 10_000;

function checkUser({ engine, name }: RunningContainer): string | null {
  const user = engine.run('inspect', '--format', '{{.Config.User}}', name);
  return /^[1-9]\d*:[1-9]\d*$/.test(user) ? null : `the user is "${user}"`;
}

function checkRights({ engine, name }: RunningContainer): string | null {
  const status = engine.run('exec', name, 'cat', '/proc/1/status');
  return /^CapEff:\s*0+$/m.test(status) && /^CapPrm:\s*0+$/m.test(status)
    ? null
    : 'the first process has capabilities';
}

function checkFileSystem({ engine, name }: RunningContainer): string | null {
  const isRefused = (folder: string) =>
    engine.run('exec', name, 'sh', '-c', `test -w ${folder} || echo refused`) === 'refused';
  const writable = [
    '/',
    '/etc/nginx',
    '/srv/stillwater',
    '/var/lib/nginx',
    '/var/log/nginx',
  ].filter((folder) => !isRefused(folder));
  return writable.length === 0 ? null : `it can write to ${writable.join(', ')}`;
}

function checkHealth({ engine, name }: RunningContainer): string | null {
  // SAFETY: of this form in Docker and in Podman.
  const health = JSON.parse(
    engine.run('inspect', '--format', '{{json .Config.Healthcheck}}', name),
  ) as { readonly Test?: readonly string[] } | null;
  const [kind, ...command] = health?.Test ?? [];
  if (kind !== 'CMD') return 'there is no health check';
  engine.run('exec', name, ...command);
  return null;
}

function checkLog({ engine, name }: RunningContainer): string | null {
  const log = engine.run('logs', name);
  return log === '' ? null : `it logs "${log}"`;
}

/** Sends one half of a request, stops the container, and sends the other half. */
async function checkStop({ engine, name, port }: RunningContainer): Promise<string | null> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const received = text(socket);
  socket.write('GET /manifest.webmanifest HTTP/1.1\r\nHost: app.clinic.example\r\n');
  // Answered: the server has accepted the earlier connection, too.
  await fetch(`http://127.0.0.1:${port}/manifest.webmanifest`);
  const signal = engine.run('inspect', '--format', '{{.Config.StopSignal}}', name);
  engine.run('kill', '--signal', signal, name);
  socket.write('\r\n');
  const response = await received;
  if (!response.startsWith('HTTP/1.1 200 ')) return 'a request in progress is not answered';
  return waitFor(
    () => Promise.resolve().then(() => findExitProblem(engine, name)),
    STOP_TIMEOUT_MS,
  );
}

/** Throws as long as the container runs. */
function findExitProblem(engine: Engine, name: string): string | null {
  const state = engine.run('inspect', '--format', '{{.State.Status}} {{.State.ExitCode}}', name);
  if (!state.startsWith('exited ')) throw new Error(`the container is still ${state}`);
  return state === 'exited 0' ? null : `the exit code is not 0: ${state}`;
}

/** What must be true of a container, in order; the last check stops it. */
export const CONTAINER_CHECKS: readonly ContainerCheck[] = [
  { name: 'user by number, not root', run: checkUser },
  { name: 'no capabilities', run: checkRights },
  { name: 'read-only file system', run: checkFileSystem },
  { name: 'health check', run: checkHealth },
  { name: 'empty log', run: checkLog },
  { name: 'requests in progress end before it stops', run: checkStop },
];
