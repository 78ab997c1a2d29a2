import type { SafetyResource } from '../../api/safety-net.api';
import { formatPhone } from '../../lib/text/format-phone';
import { toHttpUrl, toPathOnOwnOrigin, toSmsHref, toTelHref } from '../../lib/url/sanitize-url';
import { callNumber, textNumber, VIEW, VIEW_SAFETY_PLAN } from './copy';

/** How the response names the safety plan. */
// eslint-disable-next-line no-restricted-syntax -- compared with a text from the server
const SAFETY_PLAN_NAME = 'Safety Plan';

/** The link of a resource. */
export type ResourceLink = {
  /** What to do and the number, such as 'Call 988', for a phone number; otherwise the resource's text. */
  readonly label: string;
  /** Accessible name: the resource's text (D8). */
  readonly name: string;
  /** Null if the value is not a safe URL (D9). */
  readonly href: string | null;
  /** The resource's text below the number, or the address that a link leads to; without a link, what may help to reach it. */
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
      return toNumberLink({ kind: 'call', displayText, value }, toTelHref(value), callNumber);
    case 'sms':
      return toNumberLink({ kind: 'sms', displayText, value }, toSmsHref(value), textNumber);
    case 'web':
      return displayText.trim() === SAFETY_PLAN_NAME
        ? toSafetyPlanLink(toPathOnOwnOrigin(value, ownOrigin), ownOrigin)
        : toWebLink({ ...labels, kind: 'web' }, toHttpUrl(value));
    default:
      return toText(displayText, value);
  }
}

type NumberResource = {
  readonly kind: 'call' | 'sms';
  readonly displayText: string;
  readonly value: string;
};

function toNumberLink(
  { kind, displayText, value }: NumberResource,
  href: string | null,
  formatAction: (number: string) => string,
): ResourceLink {
  if (href === null) return toText(displayText, value);
  const number = toNumber(value);
  const label = formatAction(number);
  // A resource without a text of its own has its number as text.
  const isNamed = toNumber(displayText.trim()) !== number;
  return isNamed
    ? { label, name: displayText, href, description: displayText, kind }
    : { label, name: label, href, description: null, kind };
}

/** Nothing can be called with one press, but the value may say how: '1-800-273-TALK', '988, then press 1'. */
function toText(displayText: string, value: string): ResourceLink {
  const text = value.trim();
  const description = text === '' || text === displayText.trim() ? null : text;
  return { label: displayText, name: displayText, href: null, description, kind: 'none' };
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
