import type { ApiDispatch } from '../../api/api-dispatch';
import { clinicsApi } from '../../api/clinics.api';
import { kioskApi } from '../../api/kiosk.api';

/** Loads what the kiosk's first screen shows before it renders. Rejects when a request fails. */
export async function prepareKiosk(dispatch: ApiDispatch, clinicDisplayId: string): Promise<void> {
  // Kept for a while without a subscriber: the page that renders next reads it.
  const options = { subscribe: false };
  await Promise.all([
    dispatch(kioskApi.endpoints.getKioskClinic.initiate(clinicDisplayId, options)).unwrap(),
    dispatch(clinicsApi.endpoints.getClinic.initiate(clinicDisplayId, options)).unwrap(),
  ]);
}
