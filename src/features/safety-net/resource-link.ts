import type { SafetyResource } from '../../api/safety-net.api';
import { toHttpUrl, toPathOnOwnOrigin, toSmsHref, toTelHref } from '../../lib/url/sanitize-url';
import { SAFETY_PLAN, VIEW } from './copy';

/** The link of a resource. */
export type ResourceLink = {
  readonly label: string;
  /** Accessible name, of which the visible label may be a part. */
  readonly name: string;
  /** Null if the value is not a safe URL (D9). */
  readonly href: string | null;
  readonly kind: 'call' | 'sms' | 'web' | 'own' | 'none';
};

/** Converts a crisis resource to a link; the safety plan is labelled 'View' and always on our own origin (§2). */
export function toResourceLink(
  { displayText, type, value }: SafetyResource,
  ownOrigin: string,
): ResourceLink {
  const label = displayText;
  const labels = { label, name: label };
  switch (type) {
    case 'call':
      return withHref({ ...labels, kind: 'call' }, toTelHref(value ?? ''));
    case 'sms':
      return withHref({ ...labels, kind: 'sms' }, toSmsHref(value ?? ''));
    case 'web':
      return displayText.trim() === SAFETY_PLAN
        ? withHref(
            { label: VIEW, name: `${VIEW} ${SAFETY_PLAN}`, kind: 'own' },
            toPathOnOwnOrigin(value ?? '', ownOrigin),
          )
        : withHref({ ...labels, kind: 'web' }, toHttpUrl(value ?? ''));
    default:
      return { ...labels, href: null, kind: 'none' };
  }
}

function withHref(link: Omit<ResourceLink, 'href'>, href: string | null): ResourceLink {
  return href === null ? { ...link, label: link.name, href, kind: 'none' } : { ...link, href };
}
