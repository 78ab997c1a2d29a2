import { useSelector } from '@xstate/react';
import { useParams } from 'react-router-dom';
import { LoadErrorPage } from '../../ui/load-error/load-error-page';
import { LoadingScreen } from '../../ui/loading-screen/loading-screen';
import { UnknownClinic } from '../../ui/unknown-clinic/unknown-clinic';
import { IdentifyScreen } from './identify-screen';
import { useMatchRedirect, useKiosk } from './use-kiosk';

export { prepareKiosk } from './prepare-kiosk';

/** /kiosk/{clinicDisplayId}: identifies a visitor and navigates to their assessments (§2, §5). */
export function KioskPage() {
  const { clinicDisplayId = '' } = useParams();
  return <KioskFlow key={clinicDisplayId} clinicDisplayId={clinicDisplayId} />;
}

function KioskFlow({ clinicDisplayId }: { readonly clinicDisplayId: string }) {
  const kiosk = useKiosk(clinicDisplayId);
  const state = useSelector(kiosk, ({ value }) => value);
  const { clinic, failure } = kiosk.getSnapshot().context;
  useMatchRedirect(kiosk, clinicDisplayId);

  if (state === 'unknownClinic') return <UnknownClinic clinicDisplayId={clinicDisplayId} />;
  if (state === 'failed') {
    return <LoadErrorPage failure={failure} onTryAgain={() => kiosk.send({ type: 'TRY_AGAIN' })} />;
  }
  return clinic === null ? (
    <LoadingScreen />
  ) : (
    <IdentifyScreen kiosk={kiosk} organizationName={clinic.organizationName} />
  );
}
