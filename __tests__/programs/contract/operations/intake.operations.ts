import { billingApi } from '../../../../src/api/billing.api';
import { intakeApi } from '../../../../src/api/intake.api';
import { FILLED_TEXT, ID, LINK, createChoice, PHONE_NUMBER, TEXT, within } from './field-types';
import { load, request } from './client-request';
import { operation } from './operation.types';
import { questionnaire } from './strict-schemas';

const intake = intakeApi.endpoints;

/** The intake of a new patient, in the order of its steps (§7). */
export const intakeOperations = [
  operation('getBranding', 'intake', {
    tag: 'Intake',
    summary: 'The clinic of an intake link, before the patient is known',
    names: { '': 'ClinicBranding' },
    required: ['name'],
    requests: [request(intake.getBranding, ({ code }) => code)],
    errors: { 404: 'The code is unknown.' },
  }),
  operation('getClinicInfo', 'intake', {
    tag: 'Intake',
    summary: 'The clinic of the patient, with its phone number',
    names: { '': 'ClinicInfo' },
    required: ['name'],
    types: { phoneNumber: PHONE_NUMBER },
    requests: [request(intake.getClinicInfo, () => undefined)],
  }),
  operation('getIntakeStatus', 'intake', {
    tag: 'Intake',
    summary: 'Whether the intake has been completed',
    description:
      'It is complete once the questionnaire has been submitted: saving a card afterwards is optional, and the API is not told of it.',
    requests: [request(intake.getIntakeStatus, () => undefined)],
  }),
  operation('getPolicies', 'intake', {
    tag: 'Intake',
    summary: 'The policies to agree to',
    description:
      "A document is opened if its `url` is https and of the app's own origin, to which a relative one belongs, or of one of `trustedOrigins` in the configuration, where even the API's origin has to be named. Any other is listed without a link.",
    names: { '[]': 'Policy' },
    required: ['[].url'],
    types: { '[].url': LINK },
    requests: [request(intake.getPolicies, () => undefined)],
  }),
  operation('getQuestionnaire', 'intake', {
    tag: 'Intake',
    summary: 'The pages of the questionnaire',
    names: { '': 'Questionnaire' },
    description: 'An item of type `group` holds `items`; one of type `display` is a text to read.',
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
    requests: [request(intake.getQuestionnaire, () => undefined)],
  }),
  operation('saveBasicInfo', 'intake.write', {
    tag: 'Intake',
    summary: 'Save name, date of birth and contacts of the patient',
    bodyNames: { '': 'BasicInfo' },
    requests: [request(intake.saveBasicInfo, ({ basicInfo }) => basicInfo)],
  }),
  operation('signPolicies', 'intake.write', {
    tag: 'Intake',
    summary: 'Agree to the policies',
    description: '`policyIds` are all the ids that were shown, in their order.',
    requests: [
      request(intake.signPolicies, async (_input, { dispatch }) => {
        const policies = await load(dispatch, intake.getPolicies, undefined);
        return policies.map(({ id }) => id);
      }),
    ],
  }),
  operation('submitQuestionnaire', 'intake.write', {
    tag: 'Intake',
    summary: 'Submit the answers to the questionnaire',
    bodyNames: { '': 'QuestionnaireResponses' },
    description:
      '`value` is a text, a list of option values for an item with `multiple`, or null without an answer.',
    requests: [request(intake.submitQuestionnaire, ({ responses }) => responses)],
  }),
  operation('createSetupIntent', 'intake.write', {
    tag: 'Intake',
    summary: 'Create a setup intent at the payment provider',
    names: { '': 'SetupIntent' },
    description:
      'The client confirms it with the provider; no request to the API follows. Card data never reaches the API.',
    required: ['clientSecret', 'stripeConnectAccountId'],
    types: { clientSecret: FILLED_TEXT, stripeConnectAccountId: FILLED_TEXT },
    requests: [request(billingApi.endpoints.createSetupIntent, () => undefined)],
  }),
  operation('resendMagicLink', 'intake.write', {
    tag: 'Intake',
    summary: 'Send a new link to replace an expired one',
    requests: [request(intake.resendMagicLink, ({ expiredCode }) => expiredCode)],
    errors: { 404: 'The code is unknown.' },
  }),
];
