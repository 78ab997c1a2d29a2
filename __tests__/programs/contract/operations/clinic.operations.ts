import { clinicsApi } from '../../../../src/api/clinics.api';
import { kioskApi } from '../../../../src/api/kiosk.api';
import { onboardingApi } from '../../../../src/api/onboarding.api';
import { patientsApi } from '../../../../src/api/patients.api';
import { createChoice, EMAIL, ID } from './field-types';
import { request } from './client-request';
import { operation } from './operation.types';

const onboarding = onboardingApi.endpoints;
const UNKNOWN_CLINIC = { 404: 'There is no such clinic.' };

/** Clinics, and the kiosk in their waiting rooms (§7, D5). */
export const clinicOperations = [
  operation('getClinic', 'clinic', {
    tag: 'Clinics and kiosks',
    summary: 'A clinic by its display id',
    names: { '': 'Clinic' },
    requests: [request(clinicsApi.endpoints.getClinic, ({ clinicDisplayId }) => clinicDisplayId)],
    errors: UNKNOWN_CLINIC,
  }),
  operation('getKioskClinic', 'clinic', {
    tag: 'Clinics and kiosks',
    summary: 'How a clinic identifies visitors at its kiosk',
    names: { '': 'KioskClinic' },
    required: ['identifyFlow'],
    types: { identifyFlow: createChoice('name_dob', 'mrn') },
    fields: {
      identifyFlow:
        'The form that comes first; `mrn` is the medical record number. Visitors can change to the other one.',
    },
    requests: [
      request(kioskApi.endpoints.getKioskClinic, ({ clinicDisplayId }) => clinicDisplayId),
    ],
    errors: UNKNOWN_CLINIC,
  }),
  operation('getKioskPatient', 'clinic', {
    tag: 'Clinics and kiosks',
    summary: 'The user id of a patient, for `/patients/{patientId}/assessments`',
    requests: [request(patientsApi.endpoints.getKioskPatient, ({ patientId }) => patientId)],
    errors: { 404: 'There is no such patient.' },
  }),
  operation('identifyVisitor', 'visitor', {
    tag: 'Clinics and kiosks',
    summary: 'Identify a visitor at a kiosk',
    names: { '': 'VisitorResult' },
    bodyNames: { '': 'Visitor' },
    description:
      'By `medicalRecord`, or by `lastName` and `dateOfBirth`; `phoneNumber` and `email` are null if they are not needed.',
    rules: {
      '': { oneOf: [{ required: ['medicalRecord'] }, { required: ['lastName', 'dateOfBirth'] }] },
    },
    types: { status: createChoice('match_found', 'more_info_needed', 'not_found'), userId: ID },
    fields: { userId: 'The user that was found; only with `match_found`.' },
    requests: [
      request(
        kioskApi.endpoints.identifyVisitor,
        ({ userId: _userId, email = null, phoneNumber = null, ...visitor }) => ({
          ...visitor,
          email,
          phoneNumber,
        }),
      ),
    ],
    errors: UNKNOWN_CLINIC,
  }),
];

/** From an invite to an account (§7). */
export const onboardingOperations = [
  operation('lookUpInvite', 'invite', {
    tag: 'Onboarding',
    summary: 'Look up an invite and send a verification code',
    bodyNames: { '': 'InviteLookup' },
    description:
      'If the invite is ambiguous, the request is repeated with `lastName` and `dateOfBirth`.',
    rules: {
      '': {
        oneOf: [
          { properties: { type: { const: 'email' } }, required: ['email'] },
          { properties: { type: { const: 'phonenumber' } }, required: ['phoneNumber'] },
        ],
      },
    },
    types: {
      status: createChoice(
        'ok',
        'no-active-invite-found',
        'invite-already-accepted',
        'ambiguous-invite-found',
      ),
    },
    fields: { status: 'With `ok` the code was sent.' },
    requests: [
      request(onboarding.lookUpInvite, ({ email, phoneNumber }) =>
        email === undefined
          ? { type: 'phonenumber' as const, phoneNumber: phoneNumber ?? '' }
          : { type: 'email' as const, email },
      ),
    ],
  }),
  operation('verifyCode', 'invite', {
    tag: 'Onboarding',
    summary: 'Verify the code of an invite',
    names: { '': 'VerifiedInvite' },
    bodyNames: { '': 'CodeCheck' },
    rules: { '': { anyOf: [{ required: ['email'] }, { required: ['phoneNumber'] }] } },
    types: { patientEmail: EMAIL },
    requests: [
      request(onboarding.verifyCode, ({ email, phoneNumber, code }) => ({
        code,
        ...(email === undefined ? { phoneNumber: phoneNumber ?? '' } : { email }),
      })),
    ],
    errors: { 422: 'The code is wrong. The message is shown.' },
  }),
  operation('createAccount', 'invite', {
    tag: 'Onboarding',
    summary: 'Create the account of a patient',
    bodyNames: { '': 'NewAccount' },
    description:
      '`failed` if the patient has an account already, or the email is taken. After `ok` the client signs in with the same email and password.',
    requests: [
      request(onboarding.createAccount, ({ patientId, accountEmail, password }) => ({
        patientId,
        email: accountEmail,
        password,
      })),
    ],
  }),
];
