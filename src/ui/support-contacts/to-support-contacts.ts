import type { Configuration } from '../../lib/configuration/configuration.schema';
import { formatPhone } from '../../lib/text/format-phone';
import { toHttpUrl, toMailtoHref, toSameOriginPath, toSmsHref } from '../../lib/url/sanitize-url';
import { formatEmailTo, formatTextTo, SUPPORT_PAGE } from './copy';

type SupportContact = { readonly href: string; readonly text: string; readonly isPage: boolean };
type SupportConfiguration = Pick<Configuration, 'supportEmail' | 'supportSmsNumber' | 'supportUrl'>;

/** The support contacts of the configuration; omits those without a usable value (D1). */
export function toSupportContacts({
  supportEmail,
  supportSmsNumber,
  supportUrl,
}: SupportConfiguration): SupportContact[] {
  const mailto = toMailtoHref(supportEmail);
  const sms = toSmsHref(supportSmsNumber);
  const page = toHttpUrl(supportUrl) ?? toSameOriginPath(supportUrl, window.location.origin);
  return [
    mailto !== null && { href: mailto, text: formatEmailTo(supportEmail), isPage: false },
    sms !== null && {
      href: sms,
      text: formatTextTo(formatPhone(supportSmsNumber)),
      isPage: false,
    },
    page !== null && { href: page, text: SUPPORT_PAGE(), isPage: true },
  ].filter((contact) => contact !== false);
}
