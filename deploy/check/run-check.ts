import { createAllProbes } from './all-probes';
import { checkDeployment, formatFinding } from './check-deployment';

const USAGE = 'Usage: npm run check:deployment -- https://app.clinic.example';

type Environment = Readonly<Record<string, string | undefined>>;

/** `npm run check:deployment`: returns a line for each probe, and the exit code. */
export async function runCheck(
  args: readonly string[],
  { CHECK_EMAIL: email, CHECK_PASSWORD: password }: Environment,
): Promise<{ lines: readonly string[]; exitCode: 0 | 1 }> {
  const [address = ''] = args;
  if (!URL.canParse(address) || !/^https?:/.test(address)) return { lines: [USAGE], exitCode: 1 };
  const credentials = email && password ? { email, password } : null;
  const findings = await checkDeployment(new URL(address).origin, createAllProbes(credentials));
  const hasFailed = findings.some(({ outcome }) => outcome === 'failed');
  return { lines: findings.map(formatFinding), exitCode: hasFailed ? 1 : 0 };
}
