import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {
  ReleaseReport,
  ReportedBuild,
} from '../../../src/qa/visualiser/release/format/report.schema';

/** The SHA-256 of some bytes. */
export const sha256 = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');

/**
 * The hash of all files of a folder, which is also that of
 * `find . -type f -print0 | LC_ALL=C sort -z | xargs -0 sha256sum | sha256sum`; null if there are none.
 */
export function hashFolder(folder: string): Pick<ReportedBuild, 'hash' | 'fileCount'> {
  if (!existsSync(folder)) return { hash: null, fileCount: 0 };
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const toName = (file: string) => `./${path.relative(folder, file).split(path.sep).join('/')}`;
  const lines = files
    .map((file) => ({ file, name: toName(file) }))
    .sort((a, b) => Buffer.compare(Buffer.from(a.name), Buffer.from(b.name)))
    .map(({ file, name }) => `${sha256(readFileSync(file))}  ${name}\n`);
  return { hash: lines.length === 0 ? null : sha256(lines.join('')), fileCount: lines.length };
}

/** Names the build in a folder: its files, the version, and the commit of the working copy. */
export function identifyBuild(folder: string, root: string): ReportedBuild {
  // SAFETY: package.json of this project, which npm validates.
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  const commit = runGit(root, 'rev-parse', 'HEAD');
  const changes = runGit(root, 'status', '--porcelain');
  return {
    version,
    commit,
    hasLocalChanges: changes !== null && changes !== '',
    folder: path.relative(root, folder).split(path.sep).join('/'),
    ...hashFolder(folder),
  };
}

function runGit(root: string, ...args: readonly string[]): string | null {
  try {
    const output = execFileSync('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] });
    return output.toString('utf8').trim();
  } catch {
    return null;
  }
}

/** Describes the computer that the browser runs on. */
export function identifyComputer(): ReleaseReport['computer'] {
  const processors = os.cpus();
  return {
    system: `${os.type()} ${os.release()} ${os.arch()}`,
    processors: `${processors.length} × ${processors[0]?.model.trim() ?? 'unknown'}`,
    node: process.version,
  };
}
