import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { Outlet, useLocation, useParams } from 'react-router-dom';
import { clinicsApi } from '../../api/clinics.api';
import { isSafeId } from '../../lib/url/encode-path-segment';
import { importAssessmentsPage, importUserGate } from '../chunks';
import { AppLayout } from '../layouts/app-layout';
import { KioskProvider } from './kiosk-provider';
import { RestartButton } from './restart-button';

/** /kiosk/{clinicDisplayId}: a shared tablet that starts over when idle (§2, D9). */
export function KioskStartLayout() {
  const { pathname } = useLocation();
  useEffect(() => {
    // Preload the next screens while the visitor types. If this fails, they load on navigation.
    preloadNextChunks().catch(() => undefined);
  }, []);
  return (
    <KioskProvider homeUrl={pathname} isStartPage hasIdleTimer>
      <ClinicHeaderLayout hasBack={false} />
    </KioskProvider>
  );
}

const preloadNextChunks = () =>
  Promise.all([
    import(/* webpackChunkName: "kiosk" */ './kiosk-layout'),
    importUserGate(),
    importAssessmentsPage(),
  ]);

/** /clinics/{clinicDisplayId}: the page of a clinic (§2, D7). */
export function ClinicLayout() {
  const { pathname } = useLocation();
  return (
    <KioskProvider homeUrl={pathname} isStartPage hasIdleTimer={false}>
      <ClinicHeaderLayout hasBack />
    </KioskProvider>
  );
}

/** App layout with Restart and the clinic's logo; our own logo if the clinic has none or cannot be loaded. */
function ClinicHeaderLayout({ hasBack }: { readonly hasBack: boolean }) {
  const { clinicDisplayId = '' } = useParams();
  const { data: clinic } = clinicsApi.endpoints.getClinic.useQuery(
    isSafeId(clinicDisplayId) ? clinicDisplayId : skipToken,
  );
  return (
    <AppLayout
      clinicLogoUrl={clinic?.logoUrl ?? null}
      hasBack={hasBack}
      actions={<RestartButton />}
    >
      <Outlet />
    </AppLayout>
  );
}
