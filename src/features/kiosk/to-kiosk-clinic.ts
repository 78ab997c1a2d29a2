import type { KioskClinic } from '../../../machines/kiosk-identification/kiosk-identification.types';
import type { KioskClinicResponse } from '../../api/clinic.schema';

/** The clinic of a response; any other flow is that by name (D6). */
export const toKioskClinic = ({
  organizationName,
  identifyFlow,
}: KioskClinicResponse): KioskClinic => ({
  organizationName,
  identifyFlow: identifyFlow === 'mrn' ? 'mrn' : 'name_dob',
});
