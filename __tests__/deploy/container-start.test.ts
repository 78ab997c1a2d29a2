/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readConfigurationBlock } from '../../src/deploy/configuration/configuration-block';
import { CONFIGURATION, createFolder, writeBuild } from './support/build-fixture';

const { folder, remove } = createFolder();
const image = path.join(folder, 'image');
beforeAll(() => {
  writeBuild(path.join(image, 'dist'));
  copyFileSync('src/deploy/container/start.sh', path.join(image, 'start.sh'));
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  const [command = '', ...args] = (scripts['build:container'] ?? '')
    .replace('dist-container', image)
    .split(' ');
  expect(spawnSync(path.join('node_modules/.bin', command), args).status).toBe(0);
  // In place of nginx.
  mkdirSync(path.join(folder, 'bin'));
  writeFileSync(path.join(folder, 'bin/nginx'), '#!/bin/sh\necho nginx "$@"\n', { mode: 0o755 });
});
afterAll(remove);

/** Starts as the container does, with a configuration; `read` reads a file of the site. */
function start(configuration: object, environment: Readonly<Record<string, string>> = {}) {
  const file = path.join(folder, 'clinic.json');
  const out = path.join(folder, 'out');
  writeFileSync(file, JSON.stringify(configuration));
  const { status, stdout, stderr } = spawnSync('sh', [path.join(image, 'start.sh')], {
    encoding: 'utf8',
    env: {
      PATH: `${path.join(folder, 'bin')}:${process.env.PATH ?? ''}`,
      CONFIGURATION: file,
      OUT: out,
      RENDER_OPTIONS: '--security-contact mailto:help@clinic.example --images none',
      ...environment,
    },
  });
  const read = (name: string) => readFileSync(path.join(out, name), 'utf8');
  return { status, stdout, stderr, out, read };
}

const NGINX = 'nginx -e stderr -g daemon off;\n';

describe('the start of the container', () => {
  it('configures the site, and then becomes nginx without a word', () => {
    const { status, stdout, stderr, read } = start(CONFIGURATION);
    expect([status, stdout, stderr]).toEqual([0, NGINX, '']);
    const block = readConfigurationBlock(read('site/index.html')) ?? '';
    expect(JSON.parse(block)).toEqual(CONFIGURATION);
    expect(read('nginx/site.conf')).toContain("img-src 'self' data:;");
  });

  it('replaces the configuration of an earlier start, and prints warnings', () => {
    const { status, stderr, read } = start({ ...CONFIGURATION, colour: 'red' });
    expect([status, stderr]).toEqual([0, 'clinic.json: warning: colour is unknown and ignored\n']);
    expect(read('site/index.html')).toContain('"colour"');
  });

  it('does not start nginx with a wrong configuration', () => {
    const { status, stdout, stderr, out } = start({ apiBaseUrl: 'api' });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toBe(
      'clinic.json: apiBaseUrl must be empty or an http(s) origin, without a path\n',
    );
    expect(existsSync(out)).toBe(false);
  });

  it('shows the page for maintenance if told so', () => {
    const { stdout, read } = start(CONFIGURATION, { MAINTENANCE: '1' });
    expect(stdout).toBe(NGINX);
    for (const copy of ['', '.br', '.gz'])
      expect(read(`site/index.html${copy}`)).toBe(read(`site/maintenance.html${copy}`));
  });
});
