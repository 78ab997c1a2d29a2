import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { dependencies, devDependencies } from '../package.json';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'install-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Creates a package that leaves a file when one of its scripts runs, and a project that depends on it. */
function createProject(): string {
  const project = path.join(folder, 'project');
  const dependency = path.join(folder, 'dependency');
  for (const created of [project, dependency]) mkdirSync(created);
  const script = `node -e "require('fs').writeFileSync(${JSON.stringify(path.join(folder, 'ran')).replaceAll('"', "'")}, '')"`;
  const scripts = { preinstall: script, install: script, postinstall: script };
  const write = (target: string, content: object) =>
    writeFileSync(path.join(target, 'package.json'), JSON.stringify(content));
  write(dependency, { name: 'dependency', version: '1.0.0', scripts });
  // As a package of the registry is installed: npm links a folder, and packs an archive.
  execFileSync('npm', ['pack', '--ignore-scripts', dependency], { cwd: folder, stdio: 'ignore' });
  write(project, {
    name: 'project',
    version: '1.0.0',
    dependencies: { dependency: 'file:../dependency-1.0.0.tgz' },
  });
  return project;
}

const install = (cwd: string) =>
  execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund'], {
    cwd,
    stdio: 'ignore',
  });
const hasRun = () => existsSync(path.join(folder, 'ran'));

describe('supply chain', () => {
  it('no package runs a script when it is installed with the settings of this project', () => {
    const project = createProject();
    copyFileSync('.npmrc', path.join(project, '.npmrc'));
    install(project);
    expect(existsSync(path.join(project, 'node_modules/dependency'))).toBe(true);
    expect(hasRun()).toBe(false);
  });

  it('the script of that package leaves a file when it does run', () => {
    createProject();
    execFileSync('npm', ['run', 'postinstall'], {
      cwd: path.join(folder, 'dependency'),
      stdio: 'ignore',
    });
    expect(hasRun()).toBe(true);
  });

  it('every action of the workflows is pinned by commit, with its version in a comment', () => {
    const workflows = '.github/workflows';
    const uses = readdirSync(workflows).flatMap((name) => {
      const text = readFileSync(path.join(workflows, name), 'utf8');
      return [...text.matchAll(/uses: (.+)$/gm)].map(([, action = '']) => action);
    });
    expect(uses.length).toBeGreaterThan(10);
    expect(uses.filter((action) => !/@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
  });

  it('the base of the container is pinned by digest', () => {
    const dockerfile = readFileSync('src/deploy/container/Dockerfile', 'utf8');
    expect(dockerfile).toMatch(/^ARG BASE=debian:\w+-slim@sha256:[\da-f]{64}$/m);
  });

  it('docs/dependencies.md has every direct dependency, its release and its reason', () => {
    const page = readFileSync('docs/dependencies.md', 'utf8');
    const rows = [...page.matchAll(/^\| `(.+?)` +\| (\S+) +\| \S.+\|$/gm)];
    expect(rows.map(([, name, version]) => `${name} ${version}`)).toEqual(
      Object.entries({ ...dependencies, ...devDependencies }).map(
        ([name, version]) => `${name} ${version}`,
      ),
    );
  });
});
