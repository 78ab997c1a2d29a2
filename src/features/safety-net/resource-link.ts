import type { SafetyResource } from '../../api/safety-net.api';
import { toHttpUrl, toPathOnOwnOrigin, toSmsHref, toTelHref } from '../../lib/url/sanitize-url';
import { SAFETY_PLAN, VIEW } from './copy';

/** How a resource can be reached: where it leads, or null when its value leads nowhere safe (D9). */
export type ResourceLink = {
  readonly label: string;
  /** The whole name, where the label on screen is a part of it. */
  readonly name: string;
  readonly href: string | null;
  readonly kind: 'call' | 'sms' | 'web' | 'own' | 'none';
};

/** The link of a crisis resource; the safety plan is shown as 'View' and stands on our own origin (§2). */
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
