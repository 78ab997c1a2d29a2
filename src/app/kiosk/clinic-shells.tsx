import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { Outlet, useLocation, useParams } from 'react-router-dom';
import { clinicsApi } from '../../api/clinics.api';
import { isSafeId } from '../../lib/encode-id';
import { importAssessmentsPage, importUserGate } from '../first-screens';
import { importSafetyNetPage } from '../import-safety-net';
import { AppShell } from '../shells/app-shell';
import { KioskFrame } from './kiosk-frame';
import { RestartButton } from './restart-button';

/** /kiosk/{clinicDisplayId}: a shared tablet that starts over by itself (§2, D9). */
export function KioskShell() {
  const { pathname } = useLocation();
  useEffect(() => {
    // What a match leads to is fetched while the visitor types; where that fails, it is fetched then.
    fetchAhead().catch(() => undefined);
  }, []);
  return (
    <KioskFrame home={pathname} isStart isWatched>
      <ClinicArea hasBack={false} />
    </KioskFrame>
  );
}

const fetchAhead = () =>
  Promise.all([
    import(/* webpackChunkName: "kiosk-frame" */ './kiosk-area'),
    importUserGate(),
    importAssessmentsPage(),
    importSafetyNetPage(),
  ]);

/** /clinics/{clinicDisplayId}: the page of a clinic (§2, D7). */
export function ClinicShell() {
  const { pathname } = useLocation();
  return (
    <KioskFrame home={pathname} isStart isWatched={false}>
      <ClinicArea hasBack />
    </KioskFrame>
  );
}

/** A header with Restart and the clinic's logo, ours where it has none or cannot be read. */
function ClinicArea({ hasBack }: { readonly hasBack: boolean }) {
  const { clinicDisplayId = '' } = useParams();
  const { data: clinic } = clinicsApi.endpoints.getClinic.useQuery(
    isSafeId(clinicDisplayId) ? clinicDisplayId : skipToken,
  );
  return (
    <AppShell clinicLogoUrl={clinic?.logoUrl ?? null} hasBack={hasBack} actions={<RestartButton />}>
      <Outlet />
    </AppShell>
  );
}
