import type { SafetyResource } from '../../api/safety-net.api';
import { formatPhone } from '../../lib/text/format-phone';
import { toHttpUrl, toPathOnOwnOrigin, toSmsHref, toTelHref } from '../../lib/url/sanitize-url';
import { VIEW, VIEW_SAFETY_PLAN } from './copy';

/** How the response names the safety plan. */
// eslint-disable-next-line no-restricted-syntax -- compared with a text from the server
const SAFETY_PLAN_NAME = 'Safety Plan';

/** The link of a resource. */
export type ResourceLink = {
  readonly label: string;
  /** Accessible name, of which the visible label may be a part. */
  readonly name: string;
  /** Null if the value is not a safe URL (D9). */
  readonly href: string | null;
  /** The number or address that the link leads to, for paper and for devices that cannot open it; null without a link. */
  readonly description: string | null;
  readonly kind: 'call' | 'sms' | 'web' | 'safety-plan' | 'none';
};

/** Converts a crisis resource to a link; the safety plan is labelled 'View' and always on our own origin (§2). */
export function toResourceLink(resource: SafetyResource, ownOrigin: string): ResourceLink {
  const { displayText, type } = resource;
  const value = resource.value ?? '';
  const labels = { label: displayText, name: displayText };
  switch (type) {
    case 'call':
      return withHref({ ...labels, kind: 'call' }, toTelHref(value), toNumber(value));
    case 'sms':
      return withHref({ ...labels, kind: 'sms' }, toSmsHref(value), toNumber(value));
    case 'web':
      return displayText.trim() === SAFETY_PLAN_NAME
        ? toSafetyPlanLink(toPathOnOwnOrigin(value, ownOrigin), ownOrigin)
        : toWebLink({ ...labels, kind: 'web' }, toHttpUrl(value));
    default:
      return { ...labels, href: null, description: null, kind: 'none' };
  }
}

function toWebLink(link: LinkWithoutTarget, href: string | null): ResourceLink {
  return withHref(link, href, href && toAddress(href));
}

function toSafetyPlanLink(path: string | null, ownOrigin: string): ResourceLink {
  const link = { label: VIEW(), name: VIEW_SAFETY_PLAN(), kind: 'safety-plan' } as const;
  return withHref(link, path, path && toAddress(`${ownOrigin}${path}`));
}

type LinkWithoutTarget = Omit<ResourceLink, 'href' | 'description'>;

function withHref(
  link: LinkWithoutTarget,
  href: string | null,
  description: string | null,
): ResourceLink {
  if (href === null) return { ...link, label: link.name, href, description: null, kind: 'none' };
  return { ...link, href, description };
}

/** The number as the clinic has written it, without the scheme and a prepared text; numbers of the +1 plan in their usual form. */
const toNumber = (value: string) => formatPhone(value.replace(/^\s*(?:tel|sms):|[?&;].*$/gis, ''));

/** An address as people write it: without the scheme. */
const toAddress = (url: string) => url.replace(/^https?:\/\/|\/$/g, '');
