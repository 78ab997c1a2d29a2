/** @jest-environment node */
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { siteProbes } from '../../../deploy/check/all-probes';
import { renderContainer } from '../../../deploy/hosts/container';
import { readTranscript } from '../../deploy/support/read-hosting-page';
import { CONTAINER_CHECKS } from './container-checks';
import { readContainerCommands } from './read-container-commands';

/** Responds to the commands of an engine by how they begin; any other one succeeds without output. */
const createEngine = (outputs: Readonly<Record<string, string>>) => ({
  name: 'docker',
  run: (...args: readonly string[]) => {
    const line = args.join(' ');
    return Object.entries(outputs).find(([start]) => line.startsWith(start))?.[1] ?? '';
  },
  tries: () => true,
});

/** Runs a check by its name. */
function check(name: string, outputs: Readonly<Record<string, string>>, port = 0) {
  const found = CONTAINER_CHECKS.find((item) => item.name === name);
  if (found === undefined) throw new Error(`No check is named "${name}".`);
  return found.run({ engine: createEngine(outputs), name: 'test', port });
}

describe('npm run test:container', () => {
  it('prints what docs/hosting.md says', () => {
    expect(readTranscript('container')).toEqual(
      [
        'page',
        ...siteProbes.map(({ name }) => name),
        ...CONTAINER_CHECKS.map(({ name }) => name),
      ].map((name) => `ok       ${name}`),
    );
  });

  it('uses the commands of docs/hosting.md', () => {
    const { build, run } = readContainerCommands({
      deployment: '/folder/deployment',
      tag: 'test',
      address: '127.0.0.1:20200',
    });
    expect(build).toEqual(
      'build --file /folder/deployment/container/Dockerfile --tag test /folder/deployment'.split(
        ' ',
      ),
    );
    expect(run.slice(0, 2)).toEqual(['run', '--read-only']);
    expect(run.slice(-3)).toEqual(['--publish', '127.0.0.1:20200:8080', 'test']);
  });

  it.each<[name: string, outputs: Record<string, string>, problem: string | null]>([
    ['user by number, not root', { inspect: '33:33' }, null],
    ['user by number, not root', { inspect: 'www-data' }, 'the user is "www-data"'],
    ['user by number, not root', { inspect: '0:0' }, 'the user is "0:0"'],
    ['no capabilities', { exec: 'CapPrm:\t0000\nCapEff:\t0000' }, null],
    [
      'no capabilities',
      { exec: 'CapPrm:\t0400\nCapEff:\t0000' },
      'the first process has capabilities',
    ],
    ['read-only file system', { exec: 'refused' }, null],
    [
      'read-only file system',
      { 'exec test sh -c test -w /srv': '', exec: 'refused' },
      'it can write to /srv/stillwater',
    ],
    ['health check', { inspect: '{"Test":["CMD","true"]}' }, null],
    ['health check', { inspect: 'null' }, 'there is no health check'],
    ['empty log', { logs: '' }, null],
    ['empty log', { logs: '[crit] mkdir() failed' }, 'it logs "[crit] mkdir() failed"'],
  ])('checks "%s" with %j', async (name, outputs, problem) => {
    expect(await check(name, outputs)).toBe(problem);
  });

  it('notices a server that drops a request when it is stopped', async () => {
    const server = createServer((socket) => {
      socket.once('data', (data) => {
        // A whole request gets a response; the first half of one gets none.
        const isWhole = data.includes('\r\n\r\n');
        socket.end(isWhole ? 'HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n' : '');
      });
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    // SAFETY: a server that listens on a port has this address.
    const { port } = server.address() as AddressInfo;
    expect(await check('requests in progress end before it stops', {}, port)).toBe(
      'a request in progress is not answered',
    );
    server.close();
  });
});

describe('the recipe of the container', () => {
  const recipe = renderContainer().Dockerfile ?? '';

  it('has a user by number, a health check and a graceful stop', () => {
    expect(recipe).toMatch(/^USER 33:33$/m);
    expect(recipe).toMatch(/^STOPSIGNAL SIGQUIT$/m);
    const [, command = ''] = /^HEALTHCHECK .* CMD (\[.*\])$/m.exec(recipe) ?? [];
    expect(JSON.parse(command)).toEqual([
      'bash',
      '-c',
      expect.stringContaining('/dev/tcp/127.0.0.1/8080'),
    ]);
  });
});
