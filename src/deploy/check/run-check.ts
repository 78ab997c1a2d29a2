import { existsSync } from 'node:fs';
import path from 'node:path';
import { createAllProbes } from './all-probes';
import { checkDeployment, formatFinding } from './check-deployment';

const USAGE = 'Usage: npm run check:deployment -- https://app.clinic.example [deployment]';

type Environment = Readonly<Record<string, string | undefined>>;

/** `npm run check:deployment`: returns a line for each probe, and the exit code. */
export async function runCheck(
  args: readonly string[],
  { CHECK_EMAIL: email, CHECK_PASSWORD: password }: Environment,
): Promise<{ lines: readonly string[]; exitCode: 0 | 1 }> {
  const fail = (line: string) => ({ lines: [line], exitCode: 1 as const });
  const [address = '', folder, ...others] = args;
  if (!URL.canParse(address) || !/^https?:/.test(address) || others.length > 0) return fail(USAGE);
  const siteFolder = folder === undefined ? null : path.join(folder, 'site');
  if (siteFolder !== null && !existsSync(path.join(siteFolder, 'index.html')))
    return fail(`There is no site in ${folder}: name the folder that deploy:render has written.`);
  const credentials = email && password ? { email, password } : null;
  const probes = createAllProbes({ siteFolder, credentials });
  const findings = await checkDeployment(new URL(address).origin, probes);
  const hasFailed = findings.some(({ outcome }) => outcome === 'failed');
  return { lines: findings.map(formatFinding), exitCode: hasFailed ? 1 : 0 };
}
