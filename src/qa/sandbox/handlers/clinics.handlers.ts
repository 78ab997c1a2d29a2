import { endpoint, ok } from './endpoint';
import { findClinic, findPatient } from './find';

/** Public data for the kiosk and the clinic page, before a patient is identified (§7, D5, D6). */
export const clinicsEndpoints = [
  endpoint({
    name: 'kiosk-clinic',
    method: 'GET',
    path: '/v1/public-api/kiosk/clinic/:displayId',
    respond: ({ world, params }) => {
      const { displayId, name, identifyFlow } = findClinic(world, params.displayId);
      return ok({ displayId, organizationName: name, identifyFlow });
    },
  }),
  endpoint({
    name: 'clinic',
    method: 'GET',
    path: '/v1/public-api/clinics/:displayId',
    respond: ({ world, params }) => {
      const { displayId, name, logoUrl } = findClinic(world, params.displayId);
      return ok({ displayId, name, logoUrl });
    },
  }),
  endpoint({
    name: 'kiosk-patient',
    method: 'GET',
    path: '/v1/public-api/kiosk/patients/:patientId',
    respond: ({ world, params }) => {
      const { patientId, userId } = findPatient(world, params.patientId);
      return ok({ id: patientId, userId });
    },
  }),
];
