import { clinicsApi } from '../../../../src/api/clinics.api';
import { kioskApi } from '../../../../src/api/kiosk.api';
import { onboardingApi } from '../../../../src/api/onboarding.api';
import { patientsApi } from '../../../../src/api/patients.api';
import { createChoice, EMAIL, ID } from './field-types';
import { operation } from './operation.types';
import { UNCACHED } from './strict-schemas';

const onboarding = onboardingApi.endpoints;
const UNKNOWN_CLINIC = { 404: 'There is no such clinic.' };

/** Clinics, and the kiosk in their waiting rooms (§7, D5). */
export const clinicOperations = [
  operation({
    id: 'getClinic',
    tag: 'Clinics and kiosks',
    summary: 'A clinic by its display id',
    needs: 'clinic',
    start: ({ dispatch }, { clinicDisplayId }) =>
      dispatch(clinicsApi.endpoints.getClinic.initiate(clinicDisplayId, UNCACHED)),
    errors: UNKNOWN_CLINIC,
  }),
  operation({
    id: 'getKioskClinic',
    tag: 'Clinics and kiosks',
    summary: 'How a clinic identifies visitors at its kiosk',
    needs: 'clinic',
    required: ['identifyFlow'],
    types: { identifyFlow: createChoice('name_dob', 'mrn') },
    fields: { identifyFlow: '`mrn` is the medical record number.' },
    start: ({ dispatch }, { clinicDisplayId }) =>
      dispatch(kioskApi.endpoints.getKioskClinic.initiate(clinicDisplayId, UNCACHED)),
    errors: UNKNOWN_CLINIC,
  }),
  operation({
    id: 'getKioskPatient',
    tag: 'Clinics and kiosks',
    summary: 'The user id of a patient',
    needs: 'clinic',
    start: ({ dispatch }, { patientId }) =>
      dispatch(patientsApi.endpoints.getKioskPatient.initiate(patientId, UNCACHED)),
    errors: { 404: 'There is no such patient.' },
  }),
  operation({
    id: 'identifyVisitor',
    tag: 'Clinics and kiosks',
    summary: 'Identify a visitor at a kiosk',
    description:
      'By `medicalRecord`, or by `lastName` and `dateOfBirth`; `phoneNumber` and `email` are null if they are not needed.',
    needs: 'visitor',
    rules: {
      '': { oneOf: [{ required: ['medicalRecord'] }, { required: ['lastName', 'dateOfBirth'] }] },
    },
    types: { status: createChoice('match_found', 'more_info_needed', 'not_found'), userId: ID },
    fields: { userId: 'The user that was found; only with `match_found`.' },
    start: ({ dispatch }, { email = null, phoneNumber = null, ...visitor }) =>
      dispatch(kioskApi.endpoints.identifyVisitor.initiate({ ...visitor, email, phoneNumber })),
    errors: UNKNOWN_CLINIC,
  }),
];

/** From an invite to an account (§7). */
export const onboardingOperations = [
  operation({
    id: 'lookUpInvite',
    tag: 'Onboarding',
    summary: 'Look up an invite and send a verification code',
    description:
      'If the invite is ambiguous, the request is repeated with `lastName` and `dateOfBirth`.',
    needs: 'invite',
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
    start: ({ dispatch }, { email, phoneNumber }) =>
      dispatch(
        onboarding.lookUpInvite.initiate(
          email === undefined
            ? { type: 'phonenumber', phoneNumber: phoneNumber ?? '' }
            : { type: 'email', email },
        ),
      ),
  }),
  operation({
    id: 'verifyCode',
    tag: 'Onboarding',
    summary: 'Verify the code of an invite',
    needs: 'invite',
    rules: { '': { anyOf: [{ required: ['email'] }, { required: ['phoneNumber'] }] } },
    types: { patientEmail: EMAIL },
    start: ({ dispatch }, { email, phoneNumber, code }) =>
      dispatch(
        onboarding.verifyCode.initiate({
          code,
          ...(email === undefined ? { phoneNumber: phoneNumber ?? '' } : { email }),
        }),
      ),
    errors: { 422: 'The code is wrong. The message is shown.' },
  }),
  operation({
    id: 'createAccount',
    tag: 'Onboarding',
    summary: 'Create the account of a patient',
    description: '`failed` if the patient has an account already, or the email is taken.',
    needs: 'invite',
    start: ({ dispatch }, { patientId, accountEmail, password }) =>
      dispatch(onboarding.createAccount.initiate({ patientId, email: accountEmail, password })),
  }),
];
