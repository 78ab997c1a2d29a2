import * as v from 'valibot';
import { identifyVisitor } from '../world/kiosk-identification';
import { endpoint, ok } from './endpoint';
import { findClinic } from './find';
import { badRequest } from './http-error';
import { emailAddress, isoDate, phoneNumber, nonBlankText } from './request-schemas';

/** Identifies a patient at a kiosk (§7 identify-patient-attributes, D9). */
export const kioskEndpoints = [
  endpoint({
    name: 'identify-patient',
    method: 'POST',
    path: '/v1/public-api/kiosk/identify-patient-attributes',
    body: v.strictObject({
      clinicDisplayId: v.string(),
      phoneNumber: v.nullable(phoneNumber),
      email: v.nullable(emailAddress),
      medicalRecord: v.optional(nonBlankText),
      lastName: v.optional(nonBlankText),
      dateOfBirth: v.optional(isoDate),
    }),
    respond: ({ world, body: { clinicDisplayId, ...query } }) => {
      const byRecord = query.medicalRecord !== undefined;
      const nameFields = [query.lastName, query.dateOfBirth].filter((field) => field !== undefined);
      if (nameFields.length !== (byRecord ? 0 : 2))
        throw badRequest('body: needs either medicalRecord, or lastName and dateOfBirth');
      const clinic = findClinic(world, clinicDisplayId);
      const patients = [...world.people.values()].filter(
        ({ type, clinicId }) => type === 'patient' && clinicId === clinic.id,
      );
      return ok(identifyVisitor(patients, query));
    },
  }),
];
