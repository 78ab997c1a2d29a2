import { useIsKiosk } from '../../lib/kiosk/restart-context';
import { KioskEndPage } from '../../questions/notices/kiosk-end-page';
import { ResultPage } from '../../ui/result-page/result-page';
import { SupportContacts } from '../../ui/support-contacts/support-contacts';
import { NOT_AVAILABLE, notAvailableDetail } from './copy';

/** Result page of a link without check-ins; `name` is the patient's name in the possessive, for a participant. */
export function NotAvailable({ name = null }: { readonly name?: string | null | undefined }) {
  if (useIsKiosk()) return <KioskEndPage icon="info" heading={NOT_AVAILABLE()} />;
  return (
    <ResultPage icon="info" heading={NOT_AVAILABLE()}>
      <p>{notAvailableDetail(name)}</p>
      <SupportContacts />
    </ResultPage>
  );
}
