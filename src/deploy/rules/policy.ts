/** The sources of each directive of a Content-Security-Policy. */
export type Policy = Readonly<Record<string, readonly string[]>>;

const NONE = ["'none'"];
const SELF = ["'self'"];

/** Images of content are anywhere, unless a deployment names where. */
export const ANY_IMAGE = 'https:';

/**
 * Texts become HTML or scripts only by the page's policy (src/lib/browser/trusted-types.ts) and DOMPurify's, in
 * browsers that know Trusted Types.
 */
export const TRUSTED_TYPES: Policy = {
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default', 'dompurify'],
};

/** The policy of the app's own files, and nothing else. */
const OWN_FILES: Policy = {
  'default-src': NONE,
  'script-src': SELF,
  'style-src': SELF,
  'img-src': [...SELF, 'data:', ANY_IMAGE],
  'font-src': SELF,
  'connect-src': SELF,
  'manifest-src': SELF,
  'base-uri': NONE,
  'form-action': SELF,
  'frame-ancestors': NONE,
  'object-src': NONE,
};

/** The policy of every page but the intake. */
export const PAGE_POLICY: Policy = { ...OWN_FILES, ...TRUSTED_TYPES };

/** Intake ends with the card provider's form: its script, its frames and its requests, from the sources that it documents. */
const CARD_FORM: Policy = {
  'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
  'connect-src': ['https://api.stripe.com'],
  'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
};

/** Adds sources to a policy; a directive that the policy lacks is added at the end. */
export function extendPolicy(policy: Policy, added: Policy): Policy {
  const extended = Object.entries(added).map(
    ([directive, sources]) =>
      [directive, [...new Set([...(policy[directive] ?? []), ...sources])]] as const,
  );
  return { ...policy, ...Object.fromEntries(extended) };
}

/** The policy of the intake. Without Trusted Types: the card provider's script is not known to use them. */
export const INTAKE_POLICY = extendPolicy(OWN_FILES, CARD_FORM);

/** Formats a policy as the value of its header. */
export const formatPolicy = (policy: Policy): string =>
  Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');

/** Parses the value of the header; of a directive given twice, the first counts, as in browsers. */
export function parsePolicy(value: string): Policy {
  const policy: Record<string, readonly string[]> = {};
  for (const directive of value.split(';')) {
    const [name = '', ...sources] = directive.trim().split(/\s+/);
    if (name !== '') policy[name.toLowerCase()] ??= sources;
  }
  return policy;
}
