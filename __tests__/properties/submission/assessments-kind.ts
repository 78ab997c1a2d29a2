import { waitFor } from 'xstate';
import { readAssessmentQuery } from '../../../src/features/assessments/assessment-query';
import { assessmentGateDefinition } from '../../../src/features/assessments/assessment-gate-definition';
import { toDraftSubject } from '../../../src/features/assessments/open-assessment-draft';
import { makeAssignment } from '../../../src/qa/sandbox/world/assignments';
import type { World } from '../../../src/qa/sandbox/world/world';
import type { Tab } from '../../app/session/open-tab';
import { isSettled, openTabDraft, toFormIds, toScreenKind, toValues } from './form-flow';
import {
  FORM_IDS,
  QUESTION,
  USER_ID,
  type FormFlow,
  type FormId,
  type FormKind,
} from './form.types';

const SEARCH = '?context=sms';
const OVERDUE_DAYS = -1;
const LATER_DAYS = 14;

const assign = ({ clock }: World, id: FormId, days: number) =>
  makeAssignment(clock, USER_ID, id, days);

function createGate(tab: Tab, tabName: string) {
  const { store, configuration, actors } = tab.services;
  const query = readAssessmentQuery(new URLSearchParams(SEARCH), {
    ownOrigin: window.location.origin,
    trustedOrigins: [],
  });
  const draft = openTabDraft(tab, toDraftSubject(USER_ID, query), tabName);
  const { key, create, unsaved } = assessmentGateDefinition({
    dispatch: store.dispatch,
    configuration,
    userId: USER_ID,
    user: { id: USER_ID, type: 'patient' },
    search: SEARCH,
    query,
    draft,
    entryPage: undefined,
  });
  return { gate: actors.getOrCreate(key, create, unsaved), draft };
}

function open(tab: Tab, tabName: string): FormFlow {
  const { gate, draft } = createGate(tab, tabName);
  gate.start();
  return {
    read: () => {
      const snapshot = gate.getSnapshot();
      const { forms, answers, pageIndex, submission, submittedAt } = snapshot.context;
      return {
        is: toScreenKind(snapshot, snapshot.matches('SUBMITTED')),
        forms: toFormIds(forms),
        answers: toValues(answers),
        page: pageIndex,
        canTakeAnyway: snapshot.matches('ASSIGNED_NO_TAKEABLE'),
        canStartOver: snapshot.can({ type: 'START_OVER' }),
        submission,
        submittedAt,
      };
    },
    isStopped: () => gate.getSnapshot().status === 'stopped',
    answer: (assessmentId, value) =>
      gate.send({ type: 'ANSWERED', assessmentId, key: QUESTION, value, isAcceptable: true }),
    submit: (command) => gate.send({ type: 'SUBMIT', command }),
    press: (type) => gate.send({ type }),
    onTold: (listener) => gate.on('SUBMITTED', listener),
    settle: () => waitFor(gate, isSettled),
    hasStoredAttempt: () => (draft.read()?.submission.attempt ?? null) !== null,
  };
}

/** Assessments of a link. */
export const assessmentsKind: FormKind = {
  name: 'assessments',
  areAnswersRequired: true,
  listEndpoint: 'assigned-assessments',
  submitEndpoint: 'submit-assessments',
  seed: (world) => {
    const question = { key: QUESTION, title: 'How?', type: 'free_text', skippable: false };
    for (const id of FORM_IDS)
      world.instruments.set(id, {
        id,
        name: id,
        title: id,
        disorder: null,
        questions: [question],
        answers: [],
      });
    world.assignments.set(
      USER_ID,
      FORM_IDS.map((id) => assign(world, id, OVERDUE_DAYS)),
    );
  },
  changeList: (world, id, change) => {
    const assigned = world.assignments.get(USER_ID) ?? [];
    const others = assigned.filter(({ instrumentId }) => instrumentId !== id);
    const days = change === 'later' ? LATER_DAYS : OVERDUE_DAYS;
    world.assignments.set(
      USER_ID,
      change === 'gone' ? others : [...others, assign(world, id, days)],
    );
  },
  readBody: (body) => {
    // SAFETY: the sandbox has validated it.
    const { assessments } = body as {
      assessments: { id: FormId; answers: { value: string }[] }[];
    };
    return Object.fromEntries(assessments.map(({ id, answers }) => [id, answers[0]?.value ?? '']));
  },
  open,
};
