import { billingApi } from '../../../../src/api/billing.api';
import { intakeApi } from '../../../../src/api/intake.api';
import { FILLED_TEXT, ID, LINK, createChoice, PHONE_NUMBER, TEXT, within } from './field-types';
import { operation } from './operation.types';
import { questionnaire, UNCACHED } from './strict-schemas';

const intake = intakeApi.endpoints;

/** The intake of a new patient, in the order of its steps (§7). */
export const intakeOperations = [
  operation({
    id: 'getBranding',
    tag: 'Intake',
    summary: 'The clinic of an intake link, before the patient is known',
    needs: 'intake',
    required: ['name'],
    start: ({ dispatch }, { code }) => dispatch(intake.getBranding.initiate(code, UNCACHED)),
    errors: { 404: 'The code is unknown.' },
  }),
  operation({
    id: 'getClinicInfo',
    tag: 'Intake',
    summary: 'The clinic of the patient, with its phone number',
    needs: 'intake',
    session: 'intake',
    required: ['name'],
    types: { phoneNumber: PHONE_NUMBER },
    start: ({ dispatch }) => dispatch(intake.getClinicInfo.initiate(undefined, UNCACHED)),
  }),
  operation({
    id: 'getIntakeStatus',
    tag: 'Intake',
    summary: 'Whether the intake has been completed',
    needs: 'intake',
    session: 'intake',
    start: ({ dispatch }) => dispatch(intake.getIntakeStatus.initiate(undefined, UNCACHED)),
  }),
  operation({
    id: 'getPolicies',
    tag: 'Intake',
    summary: 'The policies to agree to',
    needs: 'intake',
    session: 'intake',
    required: ['[].url'],
    types: { '[].url': LINK },
    start: ({ dispatch }) => dispatch(intake.getPolicies.initiate(undefined, UNCACHED)),
  }),
  operation({
    id: 'getQuestionnaire',
    tag: 'Intake',
    summary: 'The pages of the questionnaire',
    description: 'An item of type `group` holds `items`; one of type `display` is a text to read.',
    needs: 'intake',
    session: 'intake',
    response: questionnaire,
    required: ['pages[].items[].linkId', 'pages[].items[].type'],
    types: {
      'pages[].items[].linkId': ID,
      'pages[].items[].type': createChoice('text', 'choice', 'group', 'display'),
      ...within('pages[].items[].answerOptions[]', { title: TEXT, label: TEXT }),
    },
    fields: {
      'pages[].items[].linkId': 'Names the item in the responses; each has its own.',
      'pages[].items[].multiple': 'True if a choice may have several answers.',
    },
    start: ({ dispatch }) => dispatch(intake.getQuestionnaire.initiate(undefined, UNCACHED)),
  }),
  operation({
    id: 'saveBasicInfo',
    tag: 'Intake',
    summary: 'Save name, date of birth and contacts of the patient',
    needs: 'intake.write',
    session: 'intake',
    response: null,
    start: ({ dispatch }, { basicInfo }) => dispatch(intake.saveBasicInfo.initiate(basicInfo)),
  }),
  operation({
    id: 'signPolicies',
    tag: 'Intake',
    summary: 'Agree to the policies',
    description: '`policyIds` are all the ids that were shown, in their order.',
    needs: 'intake.write',
    session: 'intake',
    response: null,
    start: async ({ dispatch }) => {
      const { data } = await dispatch(intake.getPolicies.initiate(undefined, UNCACHED));
      if (data === undefined) return { error: { reason: 'not-read' } };
      return dispatch(intake.signPolicies.initiate(data.map(({ id }) => id)));
    },
  }),
  operation({
    id: 'submitQuestionnaire',
    tag: 'Intake',
    summary: 'Submit the answers to the questionnaire',
    description:
      '`value` is a text, a list of option values for an item with `multiple`, or null without an answer.',
    needs: 'intake.write',
    session: 'intake',
    response: null,
    start: ({ dispatch }, { responses }) =>
      dispatch(intake.submitQuestionnaire.initiate(responses)),
  }),
  operation({
    id: 'createSetupIntent',
    tag: 'Intake',
    summary: 'Create a setup intent at the payment provider',
    description:
      'The client confirms it with the provider; no request to the API follows. Card data never reaches the API.',
    needs: 'intake.write',
    session: 'intake',
    required: ['clientSecret', 'stripeConnectAccountId'],
    types: { clientSecret: FILLED_TEXT, stripeConnectAccountId: FILLED_TEXT },
    start: ({ dispatch }) => dispatch(billingApi.endpoints.createSetupIntent.initiate()),
  }),
  operation({
    id: 'resendMagicLink',
    tag: 'Intake',
    summary: 'Send a new link to replace an expired one',
    needs: 'intake.write',
    response: null,
    start: ({ dispatch }, { expiredCode }) =>
      dispatch(intake.resendMagicLink.initiate(expiredCode)),
    errors: { 404: 'The code is unknown.' },
  }),
];
