import type { SafetyResource } from '../../api/safety-net.api';
import { formatPhone } from '../../lib/text/format-phone';
import { toHttpUrl, toPathOnOwnOrigin, toSmsHref, toTelHref } from '../../lib/url/sanitize-url';
import { callNumber, SAFETY_PLAN, textNumber, VIEW, VIEW_SAFETY_PLAN } from './copy';

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
  /**
   * The resource's text below the number, unless it says the same, or the address that a link leads to; without a link the
   * value, as it is written.
   */
  readonly description: string | null;
  readonly kind: 'call' | 'sms' | 'web' | 'safety-plan' | 'none';
};

/** Converts a crisis resource to a link; the safety plan is labelled 'View' and always on our own origin (§2). */
export function toResourceLink(resource: SafetyResource, ownOrigin: string): ResourceLink {
  const { displayText, type } = resource;
  const value = resource.value ?? '';
  switch (type) {
    case 'call':
      return toNumberLink({ kind: 'call', displayText, value }, toTelHref(value), callNumber);
    case 'sms':
      return toNumberLink({ kind: 'sms', displayText, value }, toSmsHref(value), textNumber);
    case 'web':
      return displayText.trim() === SAFETY_PLAN_NAME
        ? toSafetyPlanLink(toPathOnOwnOrigin(value, ownOrigin), ownOrigin)
        : toWebLink(displayText, value);
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
  const text = displayText.trim();
  const isRepeated = text === label || toNumber(text) === number;
  return { label, name: displayText, href, description: isRepeated ? null : displayText, kind };
}

/** A resource of which no link can be made (D9): its value may be a number to dial, such as '988, then press 1'. */
function toText(displayText: string, value: string): ResourceLink {
  const written = value.trim();
  // A path means nothing to people.
  const isReadable = written !== '' && written !== displayText.trim() && !written.startsWith('/');
  const description = isReadable ? written : null;
  return { label: displayText, name: displayText, href: null, description, kind: 'none' };
}

function toWebLink(displayText: string, value: string): ResourceLink {
  const href = toHttpUrl(value);
  if (href === null) return toText(displayText, value);
  return { label: displayText, name: displayText, href, description: toAddress(href), kind: 'web' };
}

function toSafetyPlanLink(path: string | null, ownOrigin: string): ResourceLink {
  if (path === null) return toText(SAFETY_PLAN(), '');
  const description = toAddress(`${ownOrigin}${path}`);
  return { label: VIEW(), name: VIEW_SAFETY_PLAN(), href: path, description, kind: 'safety-plan' };
}

/** The number as the clinic has written it, without the scheme and a prepared text; numbers of the +1 plan in their usual form. */
const toNumber = (value: string) => formatPhone(value.replace(/^\s*(?:tel|sms):|[?&;].*$/gis, ''));

/** An address as people write it: without the scheme. */
const toAddress = (url: string) => url.replace(/^https?:\/\/|\/$/g, '');
