import type { Policy } from '../../../machines/intake/intake.types';
import { useConfiguration } from '../../lib/configuration/configuration-context';
import { toTrustedUrl } from '../../lib/url/sanitize-url';
import { unnamedPolicy } from './copy';

/** A policy as it is listed; without a link if its URL is not of a trusted origin (D9). */
export type PolicyLink = {
  readonly id: string;
  readonly name: string;
  readonly href: string | null;
};

/** The names and links of the policies (D9). */
export function usePolicyLinks(policies: readonly Policy[]): readonly PolicyLink[] {
  const { trustedOrigins } = useConfiguration();
  const origins = { ownOrigin: window.location.origin, trustedOrigins };
  return policies.map((policy, index) => ({
    id: policy.id,
    name: getPolicyName(policy, index),
    href: toTrustedUrl(policy.url, origins),
  }));
}

function getPolicyName({ description, fileName }: Policy, index: number): string {
  const names = [description, fileName].map((name) => name?.trim() ?? '');
  return names.find((name) => name !== '') ?? unnamedPolicy(index + 1);
}
