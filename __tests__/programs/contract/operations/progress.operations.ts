import type { Schema } from '../../../../src/qa/openapi/document.types';
import { insightsApi } from '../../../../src/api/insights.api';
import { interventionsApi } from '../../../../src/api/interventions.api';
import { interventionSchema } from '../../../../src/questions/intervention.schema';
import { COUNT, DAY, ID, createChoice, TEXT, TIMESTAMP, within } from './field-types';
import { request } from './client-request';
import { operation } from './operation.types';

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
  operation('getSymptomsGraph', 'account', {
    tag: 'Progress',
    summary: 'The series of the symptoms',
    names: { '[]': 'SymptomSeries' },
    description: 'Values are 0 to 100. The three series with the highest latest value are drawn.',
    required: ['[].title'],
    types: { '[].type': createChoice('symptom'), ...POINT_TYPES },
    fields: POINT,
    requests: [request(insights.getSymptomsGraph, ({ userId }) => ({ userId, ...WEEK }))],
  }),
  operation('getLifestyleGraph', 'account', {
    tag: 'Progress',
    summary: 'The series of the lifestyle check-in',
    names: { '[]': 'LifestyleSeries' },
    description: 'Values are -2 to 2.',
    types: {
      '[].type': createChoice('energy', 'positivity', 'sleep_quality', 'social'),
      ...POINT_TYPES,
    },
    fields: POINT,
    requests: [request(insights.getLifestyleGraph, ({ userId }) => ({ userId, ...WEEK }))],
  }),
  operation('getActivityGraph', 'account', {
    tag: 'Progress',
    summary: 'Steps and distance',
    names: { '[]': 'ActivitySeries' },
    description:
      'Sent in the native app for iOS. Steps are counts per day, distance is in miles per day.',
    types: { '[].type': createChoice('steps', 'distance'), ...POINT_TYPES },
    fields: POINT,
    requests: [request(insights.getActivityGraph, ({ userId }) => ({ userId, ...WEEK }))],
  }),
  operation('getWorksheetSummary', 'account', {
    tag: 'Progress',
    summary: 'How often each worksheet was completed',
    names: { '[]': 'WorksheetCount' },
    required: ['[].title'],
    types: { '[].count': COUNT },
    requests: [request(insights.getWorksheetSummary, ({ userId }) => userId)],
  }),
  operation('getIntervention', 'account', {
    tag: 'Progress',
    summary: 'A completed form with its answers',
    names: { '': 'Intervention' },
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
      'answers[].answer.value':
        'As it was saved: of an option its `value`, or its `id` if it has none.',
    },
    requests: [
      request(interventionsApi.endpoints.getIntervention, ({ userId, interventionId }) => ({
        userId,
        interventionId,
      })),
    ],
    errors: { 404: 'There is no such form.' },
  }),
];
