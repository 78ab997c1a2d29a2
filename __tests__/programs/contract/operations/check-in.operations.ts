import * as v from 'valibot';
import { checkInsApi } from '../../../../src/api/check-ins.api';
import { checkInModuleSchema } from '../../../../src/questions/check-in.schema';
import { createUuid } from '../../../../src/lib/text/create-uuid';
import { ID, NUMBER, createChoice, TEXT, TIMESTAMP, within } from './field-types';
import { request } from './client-request';
import { operation } from './operation.types';
import { publicModule, scores } from './strict-schemas';

const checkIns = checkInsApi.endpoints;
const UNKNOWN_CHECK_IN = { 404: 'There is no such check-in, or it is not assigned.' };
const moduleFields = ['title', 'type', 'content.nodes[].id', 'content.nodes[].type'];
const MODULE_TYPE = createChoice('symptom', 'treatment_activity');
const moduleTypes = {
  versionId: ID,
  type: MODULE_TYPE,
  ...within('content.nodes[]', {
    id: ID,
    type: createChoice('heading', 'multiple_choice', 'free_text', 'likert', 'slider_vertical'),
    minValue: NUMBER,
    maxValue: NUMBER,
    'answers[].title': TEXT,
    'answers[].label': TEXT,
  }),
};
const moduleMeanings = {
  title: "'Lifestyle correlates' is the lifestyle module.",
  'content.nodes[].minValue': 'Of a scale without `answers`, or of a slider: -2 to 2 by default.',
  'content.nodes[].answers':
    'An option shows its `title`, or its `label`; its `value` is sent, or its `id` if it has none.',
};
const withPrefix = (prefix: string, meanings: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(meanings).map(([field, meaning]) => [`${prefix}.${field}`, meaning]),
  );
const listedTypes = { '[].type': MODULE_TYPE, '[].lastCompletedAt': TIMESTAMP };
const scoreTypes = {
  ...within('checkInModules[]', moduleTypes),
  ...within('checkInScores[]', { versionId: ID, createdAt: TIMESTAMP, 'answers[].key': ID }),
};
const scoreMeanings = {
  ...withPrefix('checkInModules[]', moduleMeanings),
  'checkInScores[].answers[].key': 'The id of a node.',
};
const listedFields = ['[].title', '[].type'];
const scoreFields = [
  ...moduleFields.map((field) => `checkInModules[].${field}`),
  ...['versionId', 'answers', 'answers[].key', 'answers[].value'].map(
    (field) => `checkInScores[].${field}`,
  ),
];

const requestScores = (version: 'v1' | 'v2') =>
  request(
    checkIns.getCheckInScores,
    ({ userId, checkInId }: { readonly userId: string; readonly checkInId: string }) => ({
      userId,
      checkInIds: [checkInId],
      version,
    }),
  );

/** Check-ins of the signed-in user (§7, D6). */
export const checkInOperations = [
  operation('getAssignedCheckIns', 'account', {
    tag: 'Check-ins',
    summary: 'The check-ins that are assigned to the user, without content',
    names: { '[]': 'ListedCheckIn' },
    description:
      'Read again before a submission whose outcome is unknown is repeated: a check-in that is missing here counts as received.',
    required: listedFields,
    types: listedTypes,
    requests: [
      request(checkIns.getAssignedCheckIns, ({ userId }) => ({ userId })),
      request(checkIns.getAssignedCheckInStatuses, ({ userId }) => userId),
    ],
  }),
  operation('getAssignedCheckInsV1', 'account', {
    tag: 'Check-ins',
    summary: 'The older version of the same list; the client does not send it',
    isDeprecated: true,
    required: listedFields,
    types: listedTypes,
    requests: [
      request(checkIns.getAssignedCheckIns, ({ userId }) => ({ userId, version: 'v1' as const })),
    ],
  }),
  operation('getAssignedCheckIn', 'account', {
    tag: 'Check-ins',
    summary: 'One assigned check-in with its questions',
    names: { '': 'CheckIn' },
    response: checkInModuleSchema,
    required: moduleFields,
    types: moduleTypes,
    fields: moduleMeanings,
    requests: [
      request(checkIns.getAssignedCheckIn, ({ userId, checkInId }) => ({ userId, checkInId })),
    ],
    errors: UNKNOWN_CHECK_IN,
  }),
  operation('getCheckInScores', 'account', {
    tag: 'Check-ins',
    summary: 'Completed check-ins, and the versions of the modules that they answer',
    names: { '': 'CheckInHistory', 'checkInScores[]': 'CheckInScore' },
    response: scores,
    required: scoreFields,
    types: scoreTypes,
    fields: scoreMeanings,
    requests: [requestScores('v2')],
  }),
  operation('getCheckInScoresV1', 'account', {
    tag: 'Check-ins',
    summary: 'The older version of the same history; the client does not send it',
    isDeprecated: true,
    names: { '': 'CheckInHistory', 'checkInScores[]': 'CheckInScore' },
    response: scores,
    required: scoreFields,
    types: scoreTypes,
    fields: scoreMeanings,
    requests: [requestScores('v1')],
  }),
  operation('submitCheckIns', 'account.write', {
    tag: 'Check-ins',
    summary: 'Submit check-ins of the signed-in user',
    bodyNames: { '[]': 'CheckInSubmission' },
    description:
      'The body is the list itself. Unanswered questions and headings are left out of `answers`. `key` is the id of a node; `value` is the `value` of the option (a list of them with `multiselect`), a number for a scale or a slider, a text for `free_text`.',
    response: v.looseObject({}),
    requests: [
      request(checkIns.submitCheckIns, ({ userId, checkIns: submitted }) => ({
        userId,
        checkIns: submitted,
        key: createUuid(),
      })),
    ],
  }),
];

/** Check-ins without signing in: of a public link, and in preview (§7). */
export const publicCheckInOperations = [
  operation('getAssignedPublicCheckIns', 'link', {
    tag: 'Check-ins',
    summary: 'The check-ins that are assigned to the user of a link, with their questions',
    description: 'All of them are shown: leave out what is not due.',
    names: { '[]': 'PublicCheckIn' },
    response: v.array(publicModule),
    required: moduleFields.map((field) => `[].${field}`),
    types: within('[]', { ...moduleTypes, lastCompletedAt: TIMESTAMP }),
    fields: withPrefix('[]', moduleMeanings),
    requests: [
      request(checkIns.getAssignedPublicCheckIns, ({ userId }) => userId),
      request(checkIns.getAssignedPublicCheckInStatuses, ({ userId }) => userId),
    ],
    errors: { 404: 'There is no such user.' },
  }),
  operation('getPublicCheckIn', 'link', {
    tag: 'Check-ins',
    summary: 'A check-in in preview',
    names: { '': 'CheckIn' },
    response: checkInModuleSchema,
    required: moduleFields,
    types: moduleTypes,
    fields: moduleMeanings,
    requests: [
      request(checkIns.getPublicCheckIn, ({ checkInId, checkInVersionId: versionId }) => ({
        checkInId,
        versionId,
      })),
    ],
    errors: { 404: 'There is no such check-in or version.' },
  }),
  operation('submitPublicCheckIns', 'link.write', {
    tag: 'Check-ins',
    summary: 'Submit check-ins of the user of a link',
    bodyNames: { '[]': 'CheckInSubmission' },
    description: 'The body is the list itself, as for `submitCheckIns`.',
    response: v.looseObject({}),
    requests: [
      request(checkIns.submitPublicCheckIns, ({ userId, write }) => ({
        userId,
        checkIns: write.checkIns,
        key: createUuid(),
      })),
    ],
    errors: { 404: 'There is no such user.' },
  }),
];
