import type { AssessmentGateContext } from '../assessment-gate.types';
import { REJECTION } from '../../walkthroughs/failures';
import { submitOutcomes } from '../../submission/qa/submit-outcomes';

/** The outcomes of each request; a list that is loaded again after an uncertain submit shows what was received. */
export const assessmentGateOutcomes = {
  loadAssigned: {
    done: [
      {
        scenario: 'one overdue',
        description: 'The server returns PHQ-9 as overdue.',
        value: [{ id: 'phq-9', isOverdue: true }],
      },
      {
        scenario: 'two overdue',
        description: 'The server returns PHQ-9 and GAD-7 as overdue.',
        value: [
          { id: 'phq-9', isOverdue: true },
          { id: 'gad-7', isOverdue: true },
        ],
      },
      {
        scenario: 'none overdue',
        description: 'The server returns PHQ-9 and GAD-7 as assigned, but not due yet.',
        value: [
          { id: 'phq-9', isOverdue: false, dueAt: 4 },
          { id: 'gad-7', isOverdue: false, dueAt: 6 },
        ],
      },
      {
        scenario: 'nothing assigned',
        description: 'The server returns an empty list.',
        value: [],
      },
    ],
    error: [
      {
        scenario: 'assigned list cannot be read',
        description: 'The server rejects the request for the assigned list, with a reason.',
        value: REJECTION,
      },
    ],
  },
  loadStatuses: {
    done: [
      {
        scenario: 'nothing received',
        description: 'The server returns both as still assigned: it has received nothing.',
        value: [
          { id: 'phq-9', isOverdue: true },
          { id: 'gad-7', isOverdue: true },
        ],
      },
      {
        scenario: 'part received',
        description: 'The server returns only GAD-7 as still assigned: it has received PHQ-9.',
        value: [{ id: 'gad-7', isOverdue: true }],
        isPossible: (context: AssessmentGateContext) => context.forms.length > 1,
      },
      {
        scenario: 'all received',
        description: 'The server returns an empty list: it has received everything.',
        value: [],
      },
      {
        scenario: 'all received, due again later',
        description:
          'The server returns both as assigned, due two weeks later: it has received everything.',
        value: [
          { id: 'phq-9', isOverdue: false, dueAt: 14 },
          { id: 'gad-7', isOverdue: false, dueAt: 14 },
        ],
      },
    ],
    error: [
      {
        scenario: 'statuses cannot be read',
        description: 'The server rejects the request for the assigned list, with a reason.',
        value: REJECTION,
      },
    ],
  },
  loadDefinitions: {
    done: [
      {
        scenario: 'definitions there',
        description: 'The server returns the questions.',
        isPossible: (context: AssessmentGateContext) => context.draft === null,
        value: {
          forms: [
            { id: 'phq-9', name: 'PHQ-9', unanswered: ['phq-9-1'] },
            { id: 'gad-7', name: 'GAD-7', unanswered: ['gad-7-1'] },
          ],
          reloaded: null,
        },
      },
      {
        scenario: 'definitions there, with answers kept',
        description: 'The server returns the questions; the kept answers fit them.',
        isPossible: (context: AssessmentGateContext) => context.draft !== null,
        value: {
          forms: [
            {
              id: 'phq-9',
              name: 'PHQ-9',
              unanswered: ['phq-9-1'],
              kept: { answers: { 'phq-9-1': 'phq-9-answer-1' }, unanswered: [] },
            },
            { id: 'gad-7', name: 'GAD-7', unanswered: ['gad-7-1'] },
          ],
          reloaded: null,
        },
      },
      {
        scenario: 'definitions empty',
        description: 'The server does not know the assessments.',
        value: { forms: [], reloaded: null },
      },
    ],
    error: [
      {
        scenario: 'definitions cannot be read',
        description: 'The server rejects the request for the questions, with a reason.',
        value: REJECTION,
      },
    ],
  },
  submit: submitOutcomes,
  readSession: {
    done: [
      {
        scenario: 'signed in',
        description: 'The patient is signed in.',
        value: { isSignedIn: true },
      },
      {
        scenario: 'another user signed in',
        description: 'Another person is signed in on this device.',
        value: { isSignedIn: true, isOtherUser: true },
      },
      {
        scenario: 'signed out',
        description: 'The patient is not signed in.',
        value: { isSignedIn: false },
      },
    ],
    error: [
      {
        scenario: 'session cannot be read',
        description: 'The session check fails.',
        value: REJECTION,
      },
    ],
  },
} as const;
