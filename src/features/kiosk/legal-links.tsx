import { lazy, Suspense, useState, type MouseEvent } from 'react';
import { useConfiguration } from '../../lib/configuration/configuration-context';
import { toOwnLanguage } from '../../lib/url/to-own-language';
import { Button } from '../../ui/button/button';
import { Dialog } from '../../ui/dialog/dialog';
import { Cluster } from '../../ui/stack/stack';
import { TextLink } from '../../ui/text-link/text-link';
import { CLOSE, PRIVACY_POLICY, TERMS } from './copy';

const LegalText = lazy(async () => ({ default: (await import('./legal-text')).LegalText }));

/**
 * Links that open the legal pages in a dialog, so that a visitor cannot leave the kiosk through them (§2). Renders nothing
 * without a page (D1).
 */
export function LegalLinks() {
  const { privacyUrl, termsUrl } = useConfiguration();
  const [openId, setOpenId] = useState<string | null>(null);
  const pages = [
    { id: 'privacy', title: PRIVACY_POLICY(), url: toOwnLanguage(privacyUrl) },
    { id: 'terms', title: TERMS(), url: toOwnLanguage(termsUrl) },
  ].filter(({ url }) => url !== '');
  const page = pages.find(({ id }) => id === openId);
  const close = () => setOpenId(null);
  const open = (event: MouseEvent, id: string) => {
    event.preventDefault();
    setOpenId(id);
  };

  if (pages.length === 0) return null;
  return (
    <>
      <Cluster gap={5}>
        {pages.map(({ id, title, url }) => (
          <TextLink key={id} href={url} isStandalone onClick={(event) => open(event, id)}>
            {title}
          </TextLink>
        ))}
      </Cluster>
      <Dialog
        isOpen={page !== undefined}
        title={page?.title ?? ''}
        onCancel={close}
        actions={<Button onClick={close}>{CLOSE()}</Button>}
      >
        {page && (
          <Suspense>
            <LegalText url={page.url} />
          </Suspense>
        )}
      </Dialog>
    </>
  );
}
