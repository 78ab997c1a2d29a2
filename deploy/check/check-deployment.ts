import { checkConfiguration, getConnectedOrigins } from '../configuration/check-configuration';
import { readConfigurationBlock } from '../configuration/configuration-block';
import { createHostingRules } from '../rules/hosting-rules';
import { getInlinedSources } from '../rules/inlined-code';
import type { Finding, Probe, Send, Target } from './probe';

/** What a probe has found, with its name. */
export type NamedFinding = Finding & { readonly name: string };

/** How long a response may take, in ms. */
const TIMEOUT_MS = 15_000;

const createSend =
  (origin: string): Send =>
  (pathOrUrl, options) =>
    fetch(new URL(pathOrUrl, origin), {
      redirect: 'manual',
      ...options,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });

/** Loads the first page of a site; throws if it is not that of the app. */
export async function loadTarget(origin: string): Promise<Target> {
  const send = createSend(origin);
  const response = await send('/', { headers: { accept: 'text/html' } });
  const page = await response.text();
  const block = readConfigurationBlock(page);
  if (response.status !== 200) {
    const location = response.headers.get('location');
    throw new Error(
      `/ responds with ${response.status}${location === null ? '' : `, to ${location}`}`,
    );
  }
  if (block === null) throw new Error('/ is not the page of the app, as during maintenance');
  const { configuration } = checkConfiguration(block);
  const rules = createHostingRules({
    inlined: getInlinedSources(page),
    connectTo: getConnectedOrigins(configuration),
  });
  return { origin, page, configuration, block, rules, send };
}

/** Runs the probes on a site, in order; a probe that gets no response has failed. */
export async function checkDeployment(
  origin: string,
  probes: readonly Probe[],
): Promise<readonly NamedFinding[]> {
  let target: Target;
  try {
    target = await loadTarget(origin);
  } catch (error) {
    return [{ name: 'page', outcome: 'failed', text: describeError(error) }];
  }
  const findings: NamedFinding[] = [{ name: 'page', outcome: 'ok', text: '' }];
  for (const { name, run } of probes)
    findings.push({ name, ...(await runSafely(() => run(target))) });
  return findings;
}

async function runSafely(run: () => Promise<Finding> | Finding): Promise<Finding> {
  try {
    return await run();
  } catch (error) {
    return { outcome: 'failed', text: describeError(error) };
  }
}

/** Node says "fetch failed" and gives the reason as the cause. */
function describeError(error: unknown): string {
  // SAFETY: whatever was thrown, an optional property of an object is read.
  const { message, cause } = Object(error) as { message?: string; cause?: { message?: string } };
  const texts = [message ?? String(error), cause?.message ?? ''].filter((text) => text !== '');
  const hint = texts.join().includes('certificate')
    ? ' (NODE_EXTRA_CA_CERTS names an authority)'
    : '';
  return texts.join(': ') + hint;
}

/** Formats a finding as one line. */
export const formatFinding = ({ outcome, name, text }: NamedFinding): string =>
  `${outcome.padEnd(7)}  ${name}${text === '' ? '' : `: ${text}`}`;
