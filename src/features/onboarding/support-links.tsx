import { useConfiguration } from '../../lib/configuration/configuration-context';
import { toHttpUrl, toSmsHref } from '../../lib/safe-link';
import { Cluster } from '../../ui/stack/stack';
import { TextLink } from '../../ui/text-link/text-link';

type Contact = { readonly href: string; readonly text: string; readonly isSite?: true };

/** The ways to reach support that this deployment has (D1). */
export function SupportLinks() {
  const { supportEmail, supportSmsNumber, supportUrl } = useConfiguration();
  const smsHref = toSmsHref(supportSmsNumber);
  const siteHref = toHttpUrl(supportUrl);
  const contacts: Contact[] = [
    ...(supportEmail.includes('@')
      ? [{ href: `mailto:${encodeURI(supportEmail)}`, text: `Email ${supportEmail}` }]
      : []),
    ...(smsHref === null ? [] : [{ href: smsHref, text: `Text ${supportSmsNumber}` }]),
    ...(siteHref === null
      ? []
      : [{ href: siteHref, text: 'Visit the support page', isSite: true as const }]),
  ];
  return (
    <Cluster gap={4}>
      {contacts.map(({ href, text, isSite }) => (
        <TextLink
          key={href}
          href={href}
          isStandalone
          {...(isSite && { target: '_blank', rel: 'noopener noreferrer' })}
        >
          {text}
        </TextLink>
      ))}
    </Cluster>
  );
}
