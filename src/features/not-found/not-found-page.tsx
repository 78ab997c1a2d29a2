import { useLanguage } from '../../lib/language/use-language';
import { useIsKiosk } from '../../lib/kiosk/restart-context';
import { LinkButton } from '../../ui/button/button';
import { ResultPage } from '../../ui/result-page/result-page';
import { SupportContacts } from '../../ui/support-contacts/support-contacts';
import { DETAIL, GO_TO_START, HEADING } from './copy';

/** Page for an unknown URL. On a kiosk, 'Restart' leads back; the start page would lead out of it. */
export function NotFoundPage() {
  useLanguage();
  const isKiosk = useIsKiosk();
  return (
    <ResultPage
      icon="info"
      heading={HEADING()}
      actions={!isKiosk && <LinkButton to="/">{GO_TO_START()}</LinkButton>}
      help={<SupportContacts />}
    >
      <p>{DETAIL()}</p>
    </ResultPage>
  );
}
