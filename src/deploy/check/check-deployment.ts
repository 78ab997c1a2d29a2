import { checkConfiguration, getConnectedOrigins } from '../configuration/check-configuration';
import { readConfigurationBlock } from '../configuration/configuration-block';
import { hasListOfCrisisLines } from '../configuration/crisis-lines';
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
  if (block === null)
    throw new Error(
      hasListOfCrisisLines(page)
        ? '/ is the page for maintenance'
        : '/ is not the page of the app: is it another site?',
    );
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

/** What Node's texts do not say, by their codes. */
const HINTS: Readonly<Record<string, string>> = {
  ERR_SSL_WRONG_VERSION_NUMBER: ' (is there TLS on this port?)',
  ERR_SSL_TLSV1_UNRECOGNIZED_NAME: ' (no site of this server has the name)',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    ' (the server has to send the intermediate certificates; NODE_EXTRA_CA_CERTS names an authority of your own)',
  SELF_SIGNED_CERT_IN_CHAIN: ' (NODE_EXTRA_CA_CERTS names an authority of your own)',
  DEPTH_ZERO_SELF_SIGNED_CERT: ' (NODE_EXTRA_CA_CERTS names an authority of your own)',
};

type NodeError = {
  readonly name?: string;
  readonly message?: string;
  readonly code?: string;
  /** OpenSSL's, without the place in its code. */
  readonly reason?: string;
  readonly cause?: NodeError;
};

/** Node says "fetch failed" and gives the reason as the cause. */
function describeError(error: unknown): string {
  // SAFETY: whatever was thrown, an optional property of an object is read.
  const { name, message, cause } = Object(error) as NodeError;
  if (name === 'TimeoutError') return `no response within ${TIMEOUT_MS / 1000} seconds`;
  const texts = [message ?? String(error), cause?.reason ?? cause?.message ?? ''];
  return texts.filter((text) => text !== '').join(': ') + (HINTS[cause?.code ?? ''] ?? '');
}

/** Formats a finding as one line. */
export const formatFinding = ({ outcome, name, text }: NamedFinding): string =>
  `${outcome.padEnd(7)}  ${name}${text === '' ? '' : `: ${text}`}`;
