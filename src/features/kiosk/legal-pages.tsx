import { lazy, Suspense, useState } from 'react';
import { useConfiguration } from '../../lib/configuration/configuration-context';
import { Button } from '../../ui/button/button';
import { Dialog } from '../../ui/dialog/dialog';
import { CLOSE } from './copy';
import { getLegalPages, LegalLinks } from './legal-links';

const LegalText = lazy(async () => ({ default: (await import('./legal-text')).LegalText }));

/** Links that open the legal pages in a dialog, so that a visitor cannot leave the kiosk through them (§2). */
export function LegalPages() {
  const pages = getLegalPages(useConfiguration());
  const [openId, setOpenId] = useState<string | null>(null);
  const page = pages.find(({ id }) => id === openId);
  const close = () => setOpenId(null);

  return (
    <>
      <LegalLinks pages={pages} onOpen={setOpenId} />
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
