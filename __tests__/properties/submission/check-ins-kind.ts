import { waitFor } from 'xstate';
import { createPublicSource } from '../../../src/features/check-ins/check-ins.actors';
import {
  describeCheckInFlow,
  type CheckInFlowFacts,
  type CheckInFlowRef,
} from '../../../src/features/check-ins/describe-check-in-flow';
import { toActorKey } from '../../../src/lib/actors/actor-registry';
import type { DraftSubject } from '../../../src/state/drafts/draft-key';
import { getTimestamp } from '../../../src/qa/sandbox/world/clock';
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

const VERSION_ID = 'v1';
const SUBJECT: DraftSubject = { userId: USER_ID, form: 'check-ins', ids: [] };
const FACTS: CheckInFlowFacts = {
  key: toActorKey<CheckInFlowRef>('check-ins'),
  createSource: (dispatch) => createPublicSource(dispatch, { userId: USER_ID, checkInId: null }),
  draftIds: { ...SUBJECT, appContext: 'sms' },
};

function createFlow(tab: Tab, tabName: string) {
  const { store, actors } = tab.services;
  const draft = openTabDraft(tab, SUBJECT, tabName);
  const options = { dispatch: store.dispatch, draft, entryPage: undefined };
  const flow = actors.getOrCreate(FACTS.key, describeCheckInFlow(FACTS, options).create);
  return { flow, draft };
}

function open(tab: Tab, tabName: string): FormFlow {
  const { flow, draft } = createFlow(tab, tabName);
  flow.start();
  return {
    read: () => {
      const snapshot = flow.getSnapshot();
      const { forms, answers, pageIndex, submission, submittedAt } = snapshot.context;
      return {
        is: toScreenKind(snapshot, snapshot.matches('completed')),
        forms: toFormIds(forms),
        answers: toValues(answers),
        page: pageIndex,
        canTakeAnyway: false,
        canStartOver: snapshot.can({ type: 'START_OVER' }),
        submission,
        submittedAt,
      };
    },
    isStopped: () => flow.getSnapshot().status === 'stopped',
    answer: (checkInId, value) => flow.send({ type: 'ANSWERED', checkInId, key: QUESTION, value }),
    submit: (command) => flow.send({ type: 'SUBMIT', command }),
    press: (type) => {
      if (type !== 'TAKE_ANYWAY') flow.send({ type });
    },
    onTold: (listener) => flow.on('SUBMITTED', listener),
    settle: () => waitFor(flow, isSettled),
    hasStoredAttempt: () => (draft.read()?.submission.attempt ?? null) !== null,
  };
}

/** The form was completed on another device. */
function completeElsewhere(world: World, id: FormId): void {
  const at = getTimestamp(world.clock);
  const scores = world.checkInScores.get(USER_ID) ?? [];
  const score = {
    id: `elsewhere-${scores.length}`,
    moduleId: id,
    versionId: VERSION_ID,
    createdAt: at,
    updatedAt: at,
    answers: [],
  };
  world.checkInScores.set(USER_ID, [...scores, score]);
}

/** Check-ins of a link. */
export const checkInsKind: FormKind = {
  name: 'public check-ins',
  areAnswersRequired: false,
  listEndpoint: 'assigned-checkins',
  submitEndpoint: 'submit-checkins',
  seed: (world) => {
    for (const id of FORM_IDS)
      world.checkInModules.set(id, {
        id,
        versionId: VERSION_ID,
        title: id,
        type: 'symptom',
        nodes: [{ id: QUESTION, type: 'free_text', label: 'How?' }],
      });
    world.assignedCheckIns.set(USER_ID, FORM_IDS);
  },
  changeList: (world, id, change) => {
    if (change === 'later') {
      completeElsewhere(world, id);
      return;
    }
    const assigned = world.assignedCheckIns.get(USER_ID) ?? [];
    const others = assigned.filter((one) => one !== id);
    world.assignedCheckIns.set(USER_ID, change === 'gone' ? others : [...others, id]);
  },
  readBody: (body) => {
    // SAFETY: the sandbox has validated it.
    const checkIns = body as { moduleId: FormId; answers: { value: string }[] }[];
    return Object.fromEntries(
      checkIns.map(({ moduleId, answers }) => [moduleId, answers[0]?.value ?? '']),
    );
  },
  open,
};
