/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FORBIDDEN_CONTENT, FORBIDDEN_MODULES, findForbiddenContent } from './forbidden-modules';

const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.resolve(entry.parentPath, entry.name));

const isForbidden = (file: string) => FORBIDDEN_MODULES.some((pattern) => pattern.test(file));

const ownFiles = ['src', 'machines', '__tests__/support'].flatMap(listFiles);
const packageFiles = ['msw', 'elkjs'].flatMap((name) => listFiles(`node_modules/${name}/lib`));

describe('the check for forbidden content in a build', () => {
  let build = '';
  beforeEach(() => {
    build = mkdtempSync(path.join(tmpdir(), 'forbidden-'));
  });
  afterEach(() => rmSync(build, { recursive: true }));

  it.each(FORBIDDEN_MODULES)('looks for modules that exist, so that it can fail: %s', (pattern) => {
    expect([...ownFiles, ...packageFiles].some((file) => pattern.test(file))).toBe(true);
  });

  it.each(FORBIDDEN_CONTENT)(
    'looks for text that such modules contain, so that it can fail: %s',
    (pattern) => {
      const sources = [...ownFiles.filter(isForbidden), ...packageFiles];
      expect(sources.some((file) => pattern.test(readFileSync(file, 'utf8')))).toBe(true);
    },
  );

  it('reports forbidden modules, text and files', () => {
    const modules = [
      path.resolve('src/app/routes.ts'),
      path.resolve('src/qa/sandbox/world/world.ts'),
      path.resolve('machines/intake/intake.machine.ts'),
      path.resolve('machines/intake/qa/intake.walkthroughs.ts'),
    ];
    mkdirSync(path.join(build, 'assets'));
    writeFileSync(path.join(build, 'assets/main.js'), 'fetch("/sandbox-api/reset")');
    writeFileSync(path.join(build, 'assets/core.js'), 'fetch("/v1/public-api")');
    writeFileSync(path.join(build, 'sandbox.html'), '');
    writeFileSync(path.join(build, 'assets/home-view.en-XA.1a2b3c.js'), 'draw()');
    expect([...findForbiddenContent({ modules, outputPath: build })].sort()).toEqual(
      [
        modules[1],
        modules[3],
        `${path.join('assets', 'main.js')} contains /sandbox-api/`,
        path.join('assets', 'home-view.en-XA.1a2b3c.js'),
        'sandbox.html',
      ].sort(),
    );
  });

  it('reports nothing for a clean build', () => {
    writeFileSync(path.join(build, 'index.html'), '<title>Stillwater</title>');
    const modules = [path.resolve('machines/intake/intake.machine.ts')];
    expect(findForbiddenContent({ modules, outputPath: build })).toEqual([]);
  });
});
