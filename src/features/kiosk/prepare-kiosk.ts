import type { ApiDispatch } from '../../api/api-dispatch';
import { clinicsApi } from '../../api/clinics.api';
import { kioskApi } from '../../api/kiosk.api';
import { runCachedQuery } from '../../api/run-request';

/** Loads what the kiosk's first screen shows before it renders. Rejects when a request fails. */
export async function prepareKiosk(dispatch: ApiDispatch, clinicDisplayId: string): Promise<void> {
  await Promise.all([
    runCachedQuery(dispatch, kioskApi.endpoints.getKioskClinic, clinicDisplayId),
    runCachedQuery(dispatch, clinicsApi.endpoints.getClinic, clinicDisplayId),
  ]);
}
