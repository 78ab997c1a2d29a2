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
import { operation } from './operation.types';
import { resources, UNCACHED } from './strict-schemas';

const assessments = assessmentsApi.endpoints;
const gate = userGateApi.endpoints;
/** How an option is named, in assessments and in other questionnaires. */
const OPTION = { title: TEXT, label: TEXT };
const SECTION = '[].content.sections[]';
const UNKNOWN_USER = { 404: 'There is no such user.' };

/** The pages of a public link, in the order in which it requests them (§7). */
export const linkOperations = [
  operation({
    id: 'getPublicUser',
    tag: 'Public links',
    summary: 'The user that a link belongs to',
    description:
      'Contains no date of birth and no contact details: whoever has the link can read it.',
    needs: 'link',
    start: ({ dispatch }, { userId }) =>
      dispatch(publicUserApi.endpoints.getPublicUser.initiate(userId, UNCACHED)),
    errors: UNKNOWN_USER,
  }),
  operation({
    id: 'getConsentInfo',
    tag: 'Public links',
    summary: 'The consent that is required before the content',
    description: 'The text is plain text or simple HTML; the client sanitises it.',
    needs: 'link',
    response: requiredConsentSchema,
    start: ({ dispatch }, { userId }) => dispatch(gate.getConsentInfo.initiate(userId, UNCACHED)),
    errors: UNKNOWN_USER,
  }),
  operation({
    id: 'acceptConsent',
    tag: 'Public links',
    summary: 'Accept the consent',
    needs: 'link.write',
    response: null,
    start: ({ dispatch }, { userId }) => dispatch(gate.acceptConsent.initiate(userId)),
    errors: UNKNOWN_USER,
  }),
  operation({
    id: 'getBirthdayStatus',
    tag: 'Public links',
    summary: 'Whether the date of birth has been verified',
    needs: 'link',
    start: ({ dispatch }, { userId, telecomType }) =>
      dispatch(gate.getBirthdayStatus.initiate({ userId, telecomType }, UNCACHED)),
    errors: UNKNOWN_USER,
  }),
  operation({
    id: 'verifyBirthday',
    tag: 'Public links',
    summary: 'Verify the date of birth',
    description: 'A wrong date is no error: `success` is then false.',
    needs: 'link.write',
    start: ({ dispatch }, { userId, telecomType, write: { dateOfBirth } }) =>
      dispatch(gate.verifyBirthday.initiate({ userId, telecomType, dateOfBirth })),
    errors: UNKNOWN_USER,
  }),
  operation({
    id: 'getSafetyNet',
    tag: 'Public links',
    summary: 'The crisis resources of the user',
    description: 'Available without consent and without a verified date of birth.',
    needs: 'link',
    response: resources,
    types: { '[].type': FILLED_TEXT },
    fields: {
      '[].type': '`call`, `sms` or `web`; any other is a text without a link.',
      '[].value': 'A phone number, an address, or the path of the safety plan.',
    },
    start: ({ dispatch }, { userId }) =>
      dispatch(safetyNetApi.endpoints.getSafetyNet.initiate(userId, UNCACHED)),
    errors: UNKNOWN_USER,
  }),
  operation({
    id: 'getAssignedAssessments',
    endpoints: ['getAssignedAssessments', 'getAssignedAssessmentStatuses'],
    tag: 'Public links',
    summary: 'The assessments that are assigned to the user',
    description:
      'Read again before a submission whose outcome is unknown is repeated: an assessment that is missing, no longer overdue, due later or completed since counts as received.',
    needs: 'link',
    required: ['[].assessment.name'],
    types: {
      '[].dueDate': TIMESTAMP,
      '[].administrationDate': TIMESTAMP,
      '[].lastCompletedAt': TIMESTAMP,
      '[].cadence': TEXT,
      '[].assessment.totalQuestions': COUNT,
    },
    fields: {
      '[].isOverdue': 'True if it can be taken now.',
      '[].cadence': 'How often it is due; not shown.',
      '[].assessment.id': 'The id in `Ids` and in submissions.',
    },
    start: async ({ dispatch }, { userId }) => {
      const first = await dispatch(assessments.getAssignedAssessments.initiate(userId, UNCACHED));
      const again = await dispatch(
        assessments.getAssignedAssessmentStatuses.initiate(userId, UNCACHED),
      );
      return first.error === undefined ? again : first;
    },
    errors: UNKNOWN_USER,
  }),
  operation({
    id: 'getAssessments',
    tag: 'Public links',
    summary: 'The questions of assessments',
    description:
      'Very many ids are sent in several requests. An unknown id is left out; if the request is refused instead, up to 20 ids are requested one by one.',
    needs: 'link',
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
      '[].content.sections[].answers': 'The options of all questions that have none of their own.',
      '[].content.sections[].questions[].type':
        '`multi-select`, `free_text` or `number`, spelled so; any other, such as `single-select`, is single choice.',
      '[].content.sections[].questions[].skippable': 'True if it may be left out.',
      '[].content.sections[].questions[].meta': 'The bounds of a number.',
    },
    start: ({ dispatch }, { assessmentIds }) =>
      dispatch(assessments.getAssessments.initiate(assessmentIds, UNCACHED)),
  }),
  operation({
    id: 'submitAssessments',
    tag: 'Public links',
    summary: 'Submit answers to assessments',
    description:
      'An answer is `answerValue.answerId` for single choice, `answerValue.answerIds` for multiple choice, and `value` for a number or text. A skipped question is left out. Without the consent that is required, the status is 403.',
    needs: 'link.write',
    rules: {
      'assessments[].answers[]': {
        oneOf: [{ required: ['answerValue'] }, { required: ['value'] }],
      },
      'assessments[].answers[].answerValue': {
        oneOf: [{ required: ['answerId'] }, { required: ['answerIds'] }],
      },
    },
    start: ({ dispatch }, { userId, write }) =>
      dispatch(
        assessments.submitAssessments.initiate({
          key: createUuid(),
          body: {
            assessments: write.assessments,
            assigneeUserId: userId,
            isNewPatient: false,
            source: 'sms',
            submissionType: 'default',
          },
        }),
      ),
    errors: UNKNOWN_USER,
  }),
  operation({
    id: 'unsubscribe',
    tag: 'Public links',
    summary: 'Unsubscribe from all messages',
    needs: 'link.write',
    response: null,
    start: ({ dispatch }, { userId }) =>
      dispatch(subscriptionsApi.endpoints.unsubscribe.initiate(userId)),
    errors: UNKNOWN_USER,
  }),
  operation({
    id: 'subscribe',
    tag: 'Public links',
    summary: 'Subscribe to messages again',
    needs: 'link.write',
    response: null,
    start: ({ dispatch }, { userId }) =>
      dispatch(subscriptionsApi.endpoints.subscribe.initiate(userId)),
    errors: UNKNOWN_USER,
  }),
];
