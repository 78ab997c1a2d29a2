import type { Configuration } from '../../lib/configuration/configuration.schema';
import { toHttpUrl, toOwnPath, toSmsHref } from '../../lib/url/sanitize-url';
import { emailSupport, SUPPORT_PAGE, textSupport } from './copy';

type SupportContact = { readonly href: string; readonly text: string; readonly isPage: boolean };
type SupportConfiguration = Pick<Configuration, 'supportEmail' | 'supportSmsNumber' | 'supportUrl'>;

/** The support contacts of the configuration; omits those without a usable value (D1). */
export function toSupportContacts({
  supportEmail,
  supportSmsNumber,
  supportUrl,
}: SupportConfiguration): SupportContact[] {
  const isEmail = /^[^\s@?&]+@[^\s@?&]+$/.test(supportEmail);
  const sms = toSmsHref(supportSmsNumber);
  const page = toHttpUrl(supportUrl) ?? toOwnPath(supportUrl, window.location.origin);
  return [
    isEmail && { href: `mailto:${supportEmail}`, text: emailSupport(supportEmail), isPage: false },
    sms !== null && {
      href: sms,
      text: textSupport(formatUsNumber(supportSmsNumber)),
      isPage: false,
    },
    page !== null && { href: page, text: SUPPORT_PAGE, isPage: true },
  ].filter((contact) => contact !== false);
}

/** Formats a US number as (201) 555-0100; returns any other number unchanged. */
function formatUsNumber(number: string): string {
  return number.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
}
