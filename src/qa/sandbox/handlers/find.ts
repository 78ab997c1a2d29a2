import type { Clinic } from '../world/clinics';
import type { Person } from '../world/people';
import type { World } from '../world/world';
import { HttpError } from './http-error';

/** The person with this user id; throws an `HttpError` 404. */
export function findPerson(world: World, userId: string): Person {
  const person = world.people.get(userId);
  if (person !== undefined) return person;
  throw new HttpError(
    404,
    'We could not find anyone for this link. Please ask your clinic for a new one.',
  );
}

/** The patient with this patient id; throws an `HttpError` 404. */
export function findPatient(world: World, patientId: string): Person {
  for (const person of world.people.values())
    if (person.type === 'patient' && person.patientId === patientId) return person;
  throw new HttpError(404, 'We could not find this patient.');
}

/** The clinic with this display id; throws an `HttpError` 404. */
export function findClinic(world: World, displayId: string): Clinic {
  const clinic = world.clinics.get(displayId);
  if (clinic !== undefined) return clinic;
  throw new HttpError(404, 'We could not find this clinic.');
}

/** The clinic of a person; throws an `HttpError` 404. */
export function getPersonClinic(world: World, { clinicId }: Person): Clinic {
  for (const clinic of world.clinics.values()) if (clinic.id === clinicId) return clinic;
  throw new HttpError(404, 'We could not find this clinic.');
}
