import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readConfigurationBlock } from '../../configuration/configuration-block';
import { COMPRESSED_COPIES } from '../../rules/hosting-rules';
import { listFiles } from '../../site-files';
import { findProblems, toFinding, type Finding, type Probe, type Target } from '../probe';

/** Compressed copies, and what is copied into the folder for a host that does not serve it under this path. */
const NOT_SERVED = /\.(?:br|gz)$|^\/_\w+$|\/404\.html$/;

/** So that each compressed copy is compared, too. */
const ENCODINGS = ['br, gzip', 'gzip', 'identity'];

const PARALLEL_FILES = 8;

/** The extension of the compressed copy that was sent, or ''. */
function getExtension(encoding: string | null): string {
  const copy = Object.entries(COMPRESSED_COPIES).find(([, name]) => name === encoding);
  return copy === undefined ? '' : `.${copy[0]}`;
}

const getRelease = (page: string) => /\sdata-release="([^"]*)"/.exec(page)?.[1] ?? 'unknown';

function describeOtherPage(published: string, page: string): string {
  const [expected, actual] = [getRelease(published), getRelease(page)];
  if (expected !== actual) return `/ is of the release ${actual} instead of ${expected}`;
  return readConfigurationBlock(published) === readConfigurationBlock(page)
    ? '/ is another page of the same release'
    : '/ has another configuration';
}

/** Some hosts redirect from the name of a file to a shorter one. */
async function findFileProblems({ send }: Target, siteFolder: string, file: string) {
  const published = readFileSync(path.join(siteFolder, file));
  const problems = await findProblems(ENCODINGS, async (encoding) => {
    const headers = { 'accept-encoding': encoding };
    const response = await send(file, { redirect: 'follow', headers });
    if (response.status !== 200) return [`${file} responds with ${response.status}`];
    const contents = await response.arrayBuffer().catch(() => null);
    const sent = `${file}${getExtension(response.headers.get('content-encoding'))}`;
    if (contents === null) return [`${sent} cannot be decompressed`];
    return published.equals(Buffer.from(contents)) ? [] : [`${sent} has other contents`];
  });
  return problems.slice(0, 1);
}

async function compareFiles(target: Target, siteFolder: string): Promise<Finding> {
  const page = readFileSync(path.join(siteFolder, 'index.html'), 'utf8');
  const files = listFiles(siteFolder).filter(
    (file) => file !== '/index.html' && !NOT_SERVED.test(file),
  );
  const problems = page === target.page ? [] : [describeOtherPage(page, target.page)];
  for (let index = 0; index < files.length; index += PARALLEL_FILES) {
    const some = files.slice(index, index + PARALLEL_FILES);
    problems.push(
      ...(await findProblems(some, (file) => findFileProblems(target, siteFolder, file))),
    );
  }
  return toFinding(problems);
}

/** Whether the site is the one that was published: its page, and each of its files in each encoding. */
export const createFilesProbe = (siteFolder: string | null): Probe => ({
  name: 'files',
  run: (target) =>
    siteFolder === null
      ? { outcome: 'skipped', text: 'name the folder that was published to compare them' }
      : compareFiles(target, siteFolder),
});
