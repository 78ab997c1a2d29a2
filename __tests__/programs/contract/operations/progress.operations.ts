import type { Schema } from '../../../../src/qa/openapi/document.types';
import { insightsApi } from '../../../../src/api/insights.api';
import { interventionsApi } from '../../../../src/api/interventions.api';
import { interventionSchema } from '../../../../src/questions/intervention.schema';
import { COUNT, DAY, ID, createChoice, TEXT, TIMESTAMP, within } from './field-types';
import { operation } from './operation.types';
import { UNCACHED } from './strict-schemas';

const insights = insightsApi.endpoints;
const POINT = {
  '[].data[].value': 'Null where nothing was measured.',
  '[].data[].display': 'The value as text, for tables.',
};
/** A point of a day, or of a moment. */
const POINT_TYPES = { '[].data[].date': { anyOf: [DAY, TIMESTAMP] } };
const WEEK = { timeScale: '1_week' } as const;

/** An answer that was saved: a text or a number, or several. */
const SAVED_ANSWER: Schema = {
  anyOf: [
    { type: ['string', 'number', 'null'] },
    { type: 'array', items: { type: ['string', 'number'] } },
  ],
};

/** The progress page and completed forms (§7). */
export const progressOperations = [
  operation({
    id: 'getSymptomsGraph',
    tag: 'Progress',
    summary: 'The series of the symptoms',
    description: 'Values are 0 to 100. The three series with the highest latest value are drawn.',
    needs: 'account',
    session: 'account',
    required: ['[].title'],
    types: { '[].type': createChoice('symptom'), ...POINT_TYPES },
    fields: POINT,
    start: ({ dispatch, userId }) =>
      dispatch(insights.getSymptomsGraph.initiate({ userId, ...WEEK }, UNCACHED)),
  }),
  operation({
    id: 'getLifestyleGraph',
    tag: 'Progress',
    summary: 'The series of the lifestyle check-in',
    description: 'Values are -2 to 2.',
    needs: 'account',
    session: 'account',
    types: {
      '[].type': createChoice('energy', 'positivity', 'sleep_quality', 'social'),
      ...POINT_TYPES,
    },
    fields: POINT,
    start: ({ dispatch, userId }) =>
      dispatch(insights.getLifestyleGraph.initiate({ userId, ...WEEK }, UNCACHED)),
  }),
  operation({
    id: 'getActivityGraph',
    tag: 'Progress',
    summary: 'Steps and distance',
    description: 'Steps are counts per day, distance is in miles per day.',
    needs: 'account',
    session: 'account',
    types: { '[].type': createChoice('steps', 'distance'), ...POINT_TYPES },
    fields: POINT,
    start: ({ dispatch, userId }) =>
      dispatch(insights.getActivityGraph.initiate({ userId, ...WEEK }, UNCACHED)),
  }),
  operation({
    id: 'getWorksheetSummary',
    tag: 'Progress',
    summary: 'How often each worksheet was completed',
    needs: 'account',
    session: 'account',
    required: ['[].title'],
    types: { '[].count': COUNT },
    start: ({ dispatch, userId }) =>
      dispatch(insights.getWorksheetSummary.initiate(userId, UNCACHED)),
  }),
  operation({
    id: 'getIntervention',
    tag: 'Progress',
    summary: 'A completed form with its answers',
    needs: 'account',
    session: 'account',
    response: interventionSchema,
    required: ['name', 'items[].id', 'items[].type', 'answers', 'answers[].interventionItemId'],
    types: {
      'items[].id': ID,
      'items[].type': createChoice('heading', 'free_text', 'multiple_choice', 'likert'),
      ...within('items[].answers[]', { title: TEXT, label: TEXT }),
      'answers[].interventionItemId': ID,
      'answers[].answer.value': SAVED_ANSWER,
    },
    fields: {
      'answers[].interventionItemId': 'The id of an item.',
    },
    start: ({ dispatch, userId }, { interventionId }) =>
      dispatch(
        interventionsApi.endpoints.getIntervention.initiate({ userId, interventionId }, UNCACHED),
      ),
    errors: { 404: 'There is no such form.' },
  }),
];
