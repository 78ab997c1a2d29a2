import type { Configuration } from '../../lib/configuration/configuration.schema';
import type { HostingRules } from '../rules/hosting-rules';

/** What the probes know of the site after its first page. */
export type Target = {
  readonly origin: string;
  /** The text of the first page. */
  readonly page: string;
  /** The configuration of the page, with defaults in place of what is wrong. */
  readonly configuration: Configuration;
  /** The text of the configuration block. */
  readonly block: string;
  /** What the host must do for this page. */
  readonly rules: HostingRules;
  readonly send: Send;
};

/** Sends a request to a path of the site, or to a URL; follows no redirects unless told. */
export type Send = (
  pathOrUrl: string,
  options?: Pick<RequestInit, 'method' | 'headers' | 'redirect'> & { readonly body?: string },
) => Promise<Response>;

/** What a probe has found. */
export type Finding = {
  readonly outcome: 'ok' | 'warning' | 'failed' | 'skipped';
  readonly text: string;
};

/** One thing that must be true of a deployment. */
export type Probe = {
  readonly name: string;
  readonly run: (target: Target) => Promise<Finding> | Finding;
};

/** How a response compares with the rules: what is wrong, and what is stricter than they are. */
export type Comparison = {
  readonly problems: readonly string[];
  readonly stricter: readonly string[];
};

export const toComparison = (problems: readonly string[]): Comparison => ({
  problems,
  stricter: [],
});

/** The finding of a probe that compares responses. */
export function toComparedFinding(comparisons: readonly Comparison[]): Finding {
  const stricter = [...new Set(comparisons.flatMap((item) => item.stricter))].join(', ');
  const problems = [...new Set(comparisons.flatMap((item) => item.problems))];
  return toFinding(problems, stricter === '' ? '' : `stricter: ${stricter}`);
}

const MAX_LISTED = 5;

/** The finding of a probe that lists what is wrong: the first few, and how many more. */
export function toFinding(problems: readonly string[], text = ''): Finding {
  if (problems.length === 0) return { outcome: 'ok', text };
  const more = problems.length - MAX_LISTED;
  const listed = [...problems.slice(0, MAX_LISTED), ...(more > 0 ? [`and ${more} more`] : [])];
  return { outcome: 'failed', text: listed.join('; ') };
}

/** Joins the problems of several responses. */
export async function findProblems<Item>(
  items: readonly Item[],
  find: (item: Item) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  return (await Promise.all(items.map(find))).flat();
}
