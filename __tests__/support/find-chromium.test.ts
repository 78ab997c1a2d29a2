/** @jest-environment node */
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findChromium, findInstalledChromium } from './find-chromium';

let folder: string;
const warn = jest.fn();

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'find-chromium-'));
  warn.mockReset();
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Creates a program that ends with `exitCode`, in a folder of its own. */
function addProgram(name: string, exitCode = 0, mode = 0o755): string {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `#!/bin/sh\nexit ${exitCode}\n`);
  chmodSync(file, mode);
  return file;
}

describe('the Chromium of the tests', () => {
  it('is the packaged one if it runs', async () => {
    const packaged = addProgram('packaged/chromium');
    const env = { PATH: path.dirname(addProgram('bin/chromium')) };
    const unpack = () => Promise.resolve(packaged);
    expect(await findChromium({ env, unpack, warn })).toBe(packaged);
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([
    ['cannot be unpacked', () => Promise.reject(new Error('EACCES: permission denied'))],
    ['was unpacked by another user', () => Promise.resolve(addProgram('other/chromium', 0, 0o600))],
    ['lacks a library', () => Promise.resolve(addProgram('broken/chromium', 127))],
  ])('is an installed one, with a warning, if the packaged one %s', async (_, unpack) => {
    const installed = addProgram('bin/google-chrome');
    const env = { PATH: path.dirname(installed) };
    expect(await findChromium({ env, unpack, warn })).toBe(installed);
    expect(warn.mock.calls).toEqual([[expect.stringContaining('does not run here')]]);
  });

  it('is an installed one where the packages have none', async () => {
    const installed = addProgram('bin/chromium-browser');
    const env = { PATH: path.dirname(installed) };
    expect(await findChromium({ env, unpack: null, warn })).toBe(installed);
  });

  it('is that of CHROMIUM_PATH before all others', async () => {
    const chosen = addProgram('chosen');
    const env = { CHROMIUM_PATH: chosen, PATH: path.dirname(addProgram('bin/chromium')) };
    const unpack = () => Promise.reject(new Error('not used'));
    expect(await findChromium({ env, unpack, warn })).toBe(chosen);
    expect(warn).not.toHaveBeenCalled();
  });

  it('a CHROMIUM_PATH that does not exist is an error', () => {
    const env = { CHROMIUM_PATH: path.join(folder, 'missing') };
    expect(() => findInstalledChromium(env)).toThrow('CHROMIUM_PATH is not a file');
  });
});
