/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createFolder } from './support/build-fixture';

const { folder, remove } = createFolder();
const script = path.resolve('src/deploy/release.sh');
const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
const git = (...args: readonly string[]) =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
const release = (...args: readonly string[]) =>
  spawnSync('sh', [script, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, npm_config_update_notifier: 'false' },
  });

beforeAll(() => {
  const scripts = {
    build:
      'test -z "$BREAK_BUILD" && mkdir -p dist dist-maps && echo page > dist/index.html && echo map > dist-maps/a.map',
    'build:container': 'mkdir -p dist-container && echo script > dist-container/render.cjs',
  };
  write('package.json', JSON.stringify({ name: 'app', version: '0.1.0', private: true, scripts }));
  const lock = { name: 'app', version: '0.1.0', lockfileVersion: 3, packages: {} };
  write('package-lock.json', JSON.stringify(lock));
  write('CHANGELOG.md', '# Changelog\n\n## [Unreleased]\n\n### Added\n\n- A thing.\n');
  write('.gitignore', 'node_modules\ndist*/\n/release/\n');
  mkdirSync(path.join(folder, 'src/deploy/container'), { recursive: true });
  write('src/deploy/container/Dockerfile', 'FROM scratch\n');
  git('init', '--quiet');
  git('config', 'user.name', 'Test');
  git('config', 'user.email', 'test@clinic.example');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'First');
});
afterAll(remove);

describe('npm run release', () => {
  it('explains itself without a version, and refuses a wrong one and changes that are not committed', () => {
    for (const args of [[], ['next'], ['v1.2.0']])
      expect(release(...args).stderr).toBe('Usage: npm run release -- 1.2.0\n');
    write('notes.txt', 'x');
    expect(release('1.2.0').stderr).toBe('Commit your changes first.\n');
    git('clean', '--quiet', '--force');
    expect(git('status', '--porcelain')).toBe('');
    expect(git('tag')).toBe('');
  });

  it('leaves the files as they were if it fails', () => {
    process.env.BREAK_BUILD = '1';
    expect(release('1.2.0').status).not.toBe(0);
    delete process.env.BREAK_BUILD;
    expect(git('status', '--porcelain')).toBe('');
    expect(git('tag')).toBe('');
  });

  it('makes version, section, tag, archives, bill of materials and checksums of each file', () => {
    expect(release('1.2.0')).toMatchObject({ status: 0 });
    expect(JSON.parse(read('package.json'))).toMatchObject({ version: '1.2.0' });
    expect(read('CHANGELOG.md')).toMatch(
      /^# Changelog\n\n## \[Unreleased\]\n\n## \[1\.2\.0\] - \d{4}-\d\d-\d\d\n\n### Added\n\n- A thing\.\n$/,
    );
    expect(git('describe')).toBe('v1.2.0');
    expect(git('status', '--porcelain')).toBe('');
    expect(readdirSync(path.join(folder, 'release')).sort()).toEqual([
      'SHA256SUMS',
      'stillwater-1.2.0-files.sha256',
      'stillwater-1.2.0-maps.tar.gz',
      'stillwater-1.2.0.cdx.json',
      'stillwater-1.2.0.tar.gz',
    ]);
    const cwd = path.join(folder, 'release');
    const files = execFileSync('tar', ['-tf', 'stillwater-1.2.0.tar.gz'], {
      cwd,
      encoding: 'utf8',
    });
    expect(files).toContain('stillwater-1.2.0/dist/index.html\n');
    expect(files).toContain('stillwater-1.2.0/dist-container/render.cjs\n');
    expect(spawnSync('sha256sum', ['--check', 'SHA256SUMS'], { cwd }).status).toBe(0);
    const list = path.join(cwd, 'stillwater-1.2.0-files.sha256');
    const check = { cwd: path.join(folder, 'dist'), encoding: 'utf8' } as const;
    expect(spawnSync('sha256sum', ['--check', list], check).stdout).toBe('./index.html: OK\n');
    expect(JSON.parse(read('release/stillwater-1.2.0.cdx.json'))).toMatchObject({
      bomFormat: 'CycloneDX',
    });
  });

  it('makes no release twice', () => {
    expect(release('1.2.0').stderr).toBe('There is a tag v1.2.0 already.\n');
  });
});
