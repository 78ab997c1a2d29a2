import { lazy, Suspense, useState, type MouseEvent } from 'react';
import { useConfiguration } from '../../lib/configuration/configuration-context';
import { Button } from '../../ui/button/button';
import { Dialog } from '../../ui/dialog/dialog';
import { Cluster } from '../../ui/stack/stack';
import { TextLink } from '../../ui/text-link/text-link';
import { CLOSE, PRIVACY_POLICY, TERMS } from './copy';

const LegalText = lazy(async () => ({ default: (await import('./legal-text')).LegalText }));

type LegalPage = { readonly title: string; readonly url: string };

/** Links that open the legal pages in a dialog, so that a visitor cannot leave the kiosk through them (§2). */
export function LegalLinks() {
  const { privacyUrl, termsUrl } = useConfiguration();
  const [page, setPage] = useState<LegalPage | null>(null);
  const pages: readonly LegalPage[] = [
    { title: PRIVACY_POLICY, url: privacyUrl },
    { title: TERMS, url: termsUrl },
  ];
  const close = () => setPage(null);
  const open = (event: MouseEvent, next: LegalPage) => {
    event.preventDefault();
    setPage(next);
  };

  return (
    <>
      <Cluster gap={5}>
        {pages.map((legalPage) => (
          <TextLink
            key={legalPage.title}
            href={legalPage.url}
            isStandalone
            onClick={(event) => open(event, legalPage)}
          >
            {legalPage.title}
          </TextLink>
        ))}
      </Cluster>
      <Dialog
        isOpen={page !== null}
        title={page?.title ?? ''}
        onCancel={close}
        actions={<Button onClick={close}>{CLOSE}</Button>}
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
