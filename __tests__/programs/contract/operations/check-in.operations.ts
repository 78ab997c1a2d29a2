import * as v from 'valibot';
import { checkInsApi } from '../../../../src/api/check-ins.api';
import { checkInModuleSchema } from '../../../../src/questions/check-in.schema';
import { createUuid } from '../../../../src/lib/text/create-uuid';
import { ID, NUMBER, createChoice, TEXT, TIMESTAMP, within } from './field-types';
import { operation, type OperationContext } from './operation.types';
import { publicModule, scores, UNCACHED } from './strict-schemas';

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
const moduleMeanings = { title: "'Lifestyle correlates' is the lifestyle module." };
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

const readScores =
  (version: 'v1' | 'v2') =>
  ({ dispatch, userId }: OperationContext, { checkInId }: { checkInId: string }) =>
    dispatch(
      checkIns.getCheckInScores.initiate({ userId, checkInIds: [checkInId], version }, UNCACHED),
    );

/** Check-ins of the signed-in user (§7, D6). */
export const checkInOperations = [
  operation({
    id: 'getAssignedCheckIns',
    endpoints: ['getAssignedCheckIns', 'getAssignedCheckInStatuses'],
    tag: 'Check-ins',
    summary: 'The check-ins that are assigned to the user, without content',
    description:
      'Read again before a submission whose outcome is unknown is repeated: a check-in that is missing here counts as received.',
    needs: 'account',
    session: 'account',
    required: listedFields,
    types: listedTypes,
    start: async ({ dispatch, userId }) => {
      const list = await dispatch(checkIns.getAssignedCheckIns.initiate({ userId }, UNCACHED));
      const again = await dispatch(checkIns.getAssignedCheckInStatuses.initiate(userId, UNCACHED));
      return list.error === undefined ? again : list;
    },
  }),
  operation({
    id: 'getAssignedCheckInsV1',
    endpoints: ['getAssignedCheckIns'],
    tag: 'Check-ins',
    summary: 'The older version of the same list; the app does not use it',
    needs: 'account',
    session: 'account',
    required: listedFields,
    types: listedTypes,
    start: ({ dispatch, userId }) =>
      dispatch(checkIns.getAssignedCheckIns.initiate({ userId, version: 'v1' }, UNCACHED)),
  }),
  operation({
    id: 'getAssignedCheckIn',
    tag: 'Check-ins',
    summary: 'One assigned check-in with its questions',
    needs: 'account',
    session: 'account',
    response: checkInModuleSchema,
    required: moduleFields,
    types: moduleTypes,
    fields: moduleMeanings,
    start: ({ dispatch, userId }, { checkInId }) =>
      dispatch(checkIns.getAssignedCheckIn.initiate({ userId, checkInId }, UNCACHED)),
    errors: UNKNOWN_CHECK_IN,
  }),
  operation({
    id: 'getCheckInScores',
    tag: 'Check-ins',
    summary: 'Completed check-ins, and the versions of the modules that they answer',
    needs: 'account',
    session: 'account',
    response: scores,
    required: scoreFields,
    types: scoreTypes,
    fields: scoreMeanings,
    start: readScores('v2'),
  }),
  operation({
    id: 'getCheckInScoresV1',
    endpoints: ['getCheckInScores'],
    tag: 'Check-ins',
    summary: 'The older version of the same history; the app does not use it',
    needs: 'account',
    session: 'account',
    response: scores,
    required: scoreFields,
    types: scoreTypes,
    fields: scoreMeanings,
    start: readScores('v1'),
  }),
  operation({
    id: 'submitCheckIns',
    tag: 'Check-ins',
    summary: 'Submit check-ins of the signed-in user',
    description:
      'The body is the list itself. Unanswered questions and headings are left out of `answers`.',
    needs: 'account.write',
    session: 'account',
    response: v.looseObject({}),
    start: ({ dispatch, userId }, write) =>
      dispatch(
        checkIns.submitCheckIns.initiate({ userId, checkIns: write.checkIns, key: createUuid() }),
      ),
  }),
];

/** Check-ins without signing in: of a public link, and in preview (§7). */
export const publicCheckInOperations = [
  operation({
    id: 'getAssignedPublicCheckIns',
    endpoints: ['getAssignedPublicCheckIns', 'getAssignedPublicCheckInStatuses'],
    tag: 'Check-ins',
    summary: 'The check-ins that are assigned to the user of a link, with their questions',
    needs: 'link',
    response: v.array(publicModule),
    required: moduleFields.map((field) => `[].${field}`),
    types: within('[]', { ...moduleTypes, lastCompletedAt: TIMESTAMP }),
    fields: withPrefix('[]', moduleMeanings),
    start: async ({ dispatch }, { userId }) => {
      const list = await dispatch(checkIns.getAssignedPublicCheckIns.initiate(userId, UNCACHED));
      const again = await dispatch(
        checkIns.getAssignedPublicCheckInStatuses.initiate(userId, UNCACHED),
      );
      return list.error === undefined ? again : list;
    },
    errors: { 404: 'There is no such user.' },
  }),
  operation({
    id: 'getPublicCheckIn',
    tag: 'Check-ins',
    summary: 'A check-in in preview',
    needs: 'link',
    response: checkInModuleSchema,
    required: moduleFields,
    types: moduleTypes,
    fields: moduleMeanings,
    start: ({ dispatch }, { checkInId, checkInVersionId: versionId }) =>
      dispatch(checkIns.getPublicCheckIn.initiate({ checkInId, versionId }, UNCACHED)),
    errors: { 404: 'There is no such check-in or version.' },
  }),
  operation({
    id: 'submitPublicCheckIns',
    tag: 'Check-ins',
    summary: 'Submit check-ins of the user of a link',
    description: 'The body is the list itself.',
    needs: 'link.write',
    response: v.looseObject({}),
    start: ({ dispatch }, { userId, write }) =>
      dispatch(
        checkIns.submitPublicCheckIns.initiate({
          userId,
          checkIns: write.checkIns,
          key: createUuid(),
        }),
      ),
  }),
];
