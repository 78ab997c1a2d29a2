import * as v from 'valibot';
import { assessmentsApi } from '../../../../src/api/assessments.api';
import { publicUserApi } from '../../../../src/api/public-user.api';
import { safetyNetApi } from '../../../../src/api/safety-net.api';
import { subscriptionsApi } from '../../../../src/api/subscriptions.api';
import { userGateApi } from '../../../../src/api/user-gate.api';
import { requiredConsentSchema } from '../../../../src/api/user-gate.schema';
import { assessmentSchema } from '../../../../src/questions/assessment/assessment.schema';
import { createUuid } from '../../../../src/lib/text/create-uuid';
import { FILLED_TEXT, ID, TEXT, TIMESTAMP, COUNT, NUMBER, within } from './field-types';
import { request } from './client-request';
import { operation } from './operation.types';
import { resources } from './strict-schemas';

const assessments = assessmentsApi.endpoints;
const gate = userGateApi.endpoints;
/** How an option is named, in assessments and in other questionnaires. */
const OPTION = { title: TEXT, label: TEXT };
const SECTION = '[].content.sections[]';
const UNKNOWN_USER = { 404: 'There is no such user.' };

/** The pages of a public link, in the order in which it requests them (§7). */
export const linkOperations = [
  operation('getPublicUser', 'link', {
    tag: 'Public links',
    summary: 'The user that a link belongs to',
    names: { '': 'PublicUser' },
    description:
      'Contains no date of birth and no contact details: whoever has the link can read it.',
    fields: {
      type: 'A `participant` is related to a patient, such as a guardian.',
      relatedPatientFirstName: 'Of a participant: the first name of the patient.',
      patientId: 'Sent by `createAccount`.',
      'info.shouldPromptAccountCreation':
        'True if a patient who has submitted assessments of a link from a message goes on to create an account; `more` is then ignored.',
      'info.hasOnboarded': 'True if the patient goes on to the home page instead, or to log in.',
    },
    requests: [request(publicUserApi.endpoints.getPublicUser, ({ userId }) => userId)],
    errors: UNKNOWN_USER,
  }),
  operation('getConsentInfo', 'link', {
    tag: 'Public links',
    summary: 'The consent that is required before the content',
    names: { '': 'ConsentInfo' },
    description: 'The text is plain text or simple HTML; the client sanitises it.',
    response: requiredConsentSchema,
    requests: [request(gate.getConsentInfo, ({ userId }) => userId)],
    errors: UNKNOWN_USER,
  }),
  operation('acceptConsent', 'link.write', {
    tag: 'Public links',
    summary: 'Accept the consent',
    requests: [request(gate.acceptConsent, ({ userId }) => userId)],
    errors: UNKNOWN_USER,
  }),
  operation('getBirthdayStatus', 'link', {
    tag: 'Public links',
    summary: 'Whether the date of birth has been verified',
    names: { '': 'BirthdayStatus' },
    requests: [
      request(gate.getBirthdayStatus, ({ userId, telecomType }) => ({ userId, telecomType })),
    ],
    errors: UNKNOWN_USER,
  }),
  operation('verifyBirthday', 'link.write', {
    tag: 'Public links',
    summary: 'Verify the date of birth',
    names: { '': 'BirthdayResult' },
    bodyNames: { '': 'Birthday' },
    description: 'A wrong date is no error: `success` is then false.',
    requests: [
      request(gate.verifyBirthday, ({ userId, telecomType, write: { dateOfBirth } }) => ({
        userId,
        telecomType,
        dateOfBirth,
      })),
    ],
    errors: UNKNOWN_USER,
  }),
  operation('getSafetyNet', 'link', {
    tag: 'Public links',
    summary: 'The crisis resources of the user',
    names: { '[]': 'SafetyResource' },
    description: 'Available without consent and without a verified date of birth.',
    response: resources,
    types: { '[].type': FILLED_TEXT },
    fields: {
      '[].type': '`call`, `sms` or `web`; any other is a text without a link.',
      '[].displayText':
        "Shown as it is, except for the safety plan, whose text has to be 'Safety Plan': it is shown as 'View'.",
      '[].value':
        'A phone number or an address; of the safety plan one with the path `/user/{userId}/intervention/{interventionId}`, on whatever origin. Anything else has no link.',
    },
    requests: [request(safetyNetApi.endpoints.getSafetyNet, ({ userId }) => userId)],
    errors: UNKNOWN_USER,
  }),
  operation('getAssignedAssessments', 'link', {
    tag: 'Public links',
    summary: 'The assessments that are assigned to the user',
    names: { '[]': 'AssignedAssessment' },
    description:
      'Read again before a submission whose outcome is unknown is repeated: an assessment that is missing, no longer overdue, due later or completed since counts as received.',
    required: ['[].assessment.name'],
    types: {
      '[].dueDate': TIMESTAMP,
      '[].administrationDate': TIMESTAMP,
      '[].lastCompletedAt': TIMESTAMP,
      '[].cadence': TEXT,
      '[].assessment.totalQuestions': COUNT,
    },
    fields: {
      '[].isOverdue': "True if it can be taken at once; others after 'Take assessment anyway'.",
      '[].cadence': 'How often it is due; not shown.',
      '[].assessment.id': 'The id in `Ids` and in submissions.',
    },
    requests: [
      request(assessments.getAssignedAssessments, ({ userId }) => userId),
      request(assessments.getAssignedAssessmentStatuses, ({ userId }) => userId),
    ],
    errors: UNKNOWN_USER,
  }),
  operation('getAssessments', 'link', {
    tag: 'Public links',
    summary: 'The questions of assessments',
    names: { '[]': 'Assessment' },
    description:
      'Very many ids are sent in several requests. An unknown id is left out; if the request is refused instead, up to 20 ids are requested one by one.',
    response: v.array(assessmentSchema),
    required: [
      '[].name',
      '[].content.sections[].questions[].key',
      '[].content.sections[].questions[].title',
      '[].content.sections[].questions[].type',
    ],
    types: {
      ...within(`${SECTION}.answers[]`, OPTION),
      ...within(`${SECTION}.questions[].answers[]`, OPTION),
      ...within(`${SECTION}.questions[]`, { key: ID, 'meta.min': NUMBER, 'meta.max': NUMBER }),
    },
    fields: {
      '[].content.sections': 'Only the first section is shown.',
      '[].content.sections[].answers':
        'The options of all questions that have none of their own. An option shows its `title`, or its `label`; its `id` is sent, as text, or its `value` if it has none.',
      '[].content.sections[].questions[].type':
        '`multi-select`, `free_text` or `number` (a whole number), spelled so; any other, such as `single-select`, is single choice.',
      '[].content.sections[].questions[].skippable': 'True if it may be left out.',
      '[].content.sections[].questions[].meta': 'The bounds of a number.',
    },
    requests: [request(assessments.getAssessments, ({ assessmentIds }) => assessmentIds)],
  }),
  operation('submitAssessments', 'link.write', {
    tag: 'Public links',
    summary: 'Submit answers to assessments',
    bodyNames: { '': 'AssessmentSubmission' },
    description:
      'An answer is `answerValue.answerId` for single choice, `answerValue.answerIds` for multiple choice, and `value` for a number or text. What is sent of an option is its `id`, as text, or its `value`, as it was, if it has no `id`. A skipped question is left out. `source` is the `context` of the link. `submissionType` is `take_now` where a clinician has handed over the device (`context=clinician_app`). `isNewPatient` is true if the link had `isNewPatient=true`.',
    rules: {
      'assessments[].answers[]': {
        oneOf: [{ required: ['answerValue'] }, { required: ['value'] }],
      },
      'assessments[].answers[].answerValue': {
        oneOf: [{ required: ['answerId'] }, { required: ['answerIds'] }],
      },
    },
    requests: [
      request(assessments.submitAssessments, ({ userId, write }) => ({
        key: createUuid(),
        body: {
          assessments: write.assessments,
          assigneeUserId: userId,
          isNewPatient: false,
          source: 'sms' as const,
          submissionType: 'default' as const,
        },
      })),
    ],
    errors: UNKNOWN_USER,
  }),
  operation('unsubscribe', 'link.write', {
    tag: 'Public links',
    summary: 'Unsubscribe from all messages',
    requests: [request(subscriptionsApi.endpoints.unsubscribe, ({ userId }) => userId)],
    errors: UNKNOWN_USER,
  }),
  operation('subscribe', 'link.write', {
    tag: 'Public links',
    summary: 'Subscribe to messages again',
    requests: [request(subscriptionsApi.endpoints.subscribe, ({ userId }) => userId)],
    errors: UNKNOWN_USER,
  }),
];
