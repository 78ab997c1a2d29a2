import type { AssessmentGateRef } from '../../../src/features/assessments/describe-assessment-gate';
import type { CheckInFlowRef } from '../../../src/features/check-ins/create-check-in-flow';
import { waitFor } from 'xstate';
import type { AnswersByForm } from '../../../machines/answer.types';
import type { Time } from '../../../machines/completed-since';
import type { Command, Submission } from '../../../machines/submission/submission.types';
import { createPublicActors } from '../../../src/features/check-ins/check-ins.actors';
import { createCheckInFlow } from '../../../src/features/check-ins/create-check-in-flow';
import { readAssessmentQuery } from '../../../src/features/assessments/assessment-query';
import { describeAssessmentGate } from '../../../src/features/assessments/describe-assessment-gate';
import { openDraft, type Draft } from '../../../src/lib/drafts/draft';
import { getDraftKey, type DraftSubject } from '../../../src/lib/drafts/draft-key';
import { systemClock } from '../../../src/lib/time/clock';
import { makeAssignment } from '../../../src/qa/sandbox/world/assignments';
import type { World } from '../../../src/qa/sandbox/world/world';
import type { Tab } from '../../app/session/open-tab';

export const USER_ID = 'sam';
/** Two forms, each with one question. */
export const FORM_IDS = ['mood', 'sleep'] as const;
export type FormId = (typeof FORM_IDS)[number];
/** One answer to each form; none if it is left out. */
export type Values = Readonly<Partial<Record<FormId, string>>>;

/** The key of the question. */
export const QUESTION = 'question';
const FIRST_DUE_DAYS = -1;
const LATER_DUE_DAYS = 14;

/** How the list changes without a submit. */
export type ListChange = 'gone' | 'later' | 'back';

/** What a tab shows. */
export type Screen = {
  readonly is: 'busy' | 'taking' | 'completed' | 'other';
  /** The forms that are taken, one a page. */
  readonly forms: readonly FormId[];
  readonly answers: Values;
  readonly page: number;
  readonly canTakeAnyway: boolean;
  readonly submission: Submission;
  readonly submittedAt: Time;
};

/** A flow in which the forms are taken. */
export type FormFlow = {
  readonly ref: AssessmentGateRef | CheckInFlowRef;
  readonly draft: Draft;
  readonly read: () => Screen;
  readonly answer: (id: FormId, value: string) => void;
  readonly submit: (command: Command) => void;
  readonly press: (type: 'NEXT' | 'BACK' | 'START_OVER' | 'TAKE_ANYWAY') => void;
  /** Resolves when nothing is loading or being sent. */
  readonly settle: () => Promise<void>;
};

/** A kind of form with a public link. */
export type FormKind = {
  readonly name: string;
  readonly areAnswersRequired: boolean;
  /** The endpoints of the sandbox. */
  readonly listEndpoint: string;
  readonly submitEndpoint: string;
  readonly seed: (world: World) => void;
  readonly changeList: (world: World, id: FormId, change: ListChange) => void;
  /** Reads the body of a submit. */
  readonly readBody: (body: unknown) => Values;
  /** Opens the link; a tab has its own draft. */
  readonly open: (tab: Tab, tabName: string) => FormFlow;
};

/** A tab has a draft key of its own, as it has a sessionStorage of its own. */
function openTabDraft({ services }: Tab, subject: DraftSubject, tabName: string): Draft {
  const draft = openDraft({
    ...subject,
    ids: [tabName],
    configuration: services.configuration,
    appContext: 'sms',
    clock: systemClock,
  });
  if (draft === null) throw new Error('Drafts are off.');
  return draft;
}

export function toValues(answers: AnswersByForm): Values {
  const entries = FORM_IDS.flatMap((id) => {
    const value = answers[id]?.[QUESTION];
    return typeof value === 'string' ? [[id, value]] : [];
  });
  // SAFETY: the ids are those of forms.
  return Object.fromEntries(entries) as Values;
}

/** SAFETY: nothing else is assigned. */
const toFormIds = (items: readonly { readonly id: string }[]) =>
  items.map(({ id }) => id as FormId);

async function settle(ref: AssessmentGateRef | CheckInFlowRef): Promise<void> {
  // SAFETY: of the machines here.
  type Tagged = { hasTag: (tag: string) => boolean };
  const isSettled = (snapshot: Tagged) => !snapshot.hasTag('loading') && !snapshot.hasTag('busy');
  await waitFor(ref, (snapshot) => isSettled(snapshot as unknown as Tagged));
}

const assessmentsSubject: DraftSubject = { userId: USER_ID, form: 'assessments', ids: [] };

const assessments: FormKind = {
  name: 'assessments',
  areAnswersRequired: true,
  listEndpoint: 'assigned-assessments',
  submitEndpoint: 'submit-assessments',
  seed: (world) => {
    for (const id of FORM_IDS) {
      const question = { key: QUESTION, title: 'How?', type: 'free_text', skippable: false };
      const instrument = { id, name: id, title: id, disorder: null, answers: [] };
      world.instruments.set(id, { ...instrument, questions: [question] });
    }
    world.assignments.set(
      USER_ID,
      FORM_IDS.map((id) => makeAssignment(world.clock, USER_ID, id, FIRST_DUE_DAYS)),
    );
  },
  changeList: (world, id, change) => {
    const others = (world.assignments.get(USER_ID) ?? []).filter((a) => a.instrumentId !== id);
    const days = change === 'later' ? LATER_DUE_DAYS : FIRST_DUE_DAYS;
    const changed = change === 'gone' ? [] : [makeAssignment(world.clock, USER_ID, id, days)];
    world.assignments.set(USER_ID, [...others, ...changed]);
  },
  readBody: (body) => {
    // SAFETY: the sandbox has validated it.
    const sent = (body as { assessments: { id: FormId; answers: { value: string }[] }[] })
      .assessments;
    return Object.fromEntries(sent.map(({ id, answers }) => [id, answers[0]?.value ?? '']));
  },
  open: (tab, tabName) => {
    const draft = openTabDraft(tab, assessmentsSubject, tabName);
    const { store, configuration, actors } = tab.services;
    const search = '?context=sms';
    const { key, create, unsaved } = describeAssessmentGate({
      dispatch: store.dispatch,
      configuration,
      userId: USER_ID,
      user: { id: USER_ID, type: 'patient' },
      search,
      query: readAssessmentQuery(new URLSearchParams(search), {
        ownOrigin: window.location.origin,
        trustedOrigins: [],
      }),
      draft,
      entryPage: undefined,
    });
    const gate = actors.getOrCreate(key, create, unsaved);
    gate.start();
    return {
      ref: gate,
      draft,
      read: () => {
        const snapshot = gate.getSnapshot();
        const { context } = snapshot;
        return {
          is: getScreen(snapshot.hasTag('busy'), snapshot.hasTag('taking'), {
            isCompleted: snapshot.matches('SUBMITTED'),
          }),
          forms: toFormIds(context.outlines),
          answers: toValues(context.answers),
          page: context.pageIndex,
          canTakeAnyway: snapshot.matches('ASSIGNED_NO_TAKEABLE'),
          submission: context.submission,
          submittedAt: context.submittedAt,
        };
      },
      answer: (assessmentId, value) =>
        gate.send({ type: 'ANSWERED', assessmentId, key: QUESTION, value, isAcceptable: true }),
      submit: (command) => gate.send({ type: 'SUBMIT', command }),
      press: (type) => gate.send({ type }),
      settle: () => settle(gate),
    };
  },
};

const checkInsSubject: DraftSubject = { userId: USER_ID, form: 'check-ins', ids: [] };

const checkIns: FormKind = {
  name: 'public check-ins',
  areAnswersRequired: false,
  listEndpoint: 'assigned-checkins',
  submitEndpoint: 'submit-checkins',
  seed: (world) => {
    for (const id of FORM_IDS) {
      const node = { id: QUESTION, type: 'free_text', label: 'How?' } as const;
      const module = { id, versionId: 'v1', title: id, type: 'symptom' } as const;
      world.checkInModules.set(id, { ...module, nodes: [node] });
    }
    world.assignedCheckIns.set(USER_ID, FORM_IDS);
  },
  changeList: (world, id, change) => {
    const assigned = world.assignedCheckIns.get(USER_ID) ?? [];
    if (change === 'later') {
      // Completed on another device.
      const at = world.clock.now().toISOString();
      const scores = world.checkInScores.get(USER_ID) ?? [];
      const dates = { createdAt: at, updatedAt: at };
      const score = { id: `elsewhere-${scores.length}`, moduleId: id, versionId: 'v1', ...dates };
      world.checkInScores.set(USER_ID, [...scores, { ...score, answers: [] }]);
      return;
    }
    const others = assigned.filter((one) => one !== id);
    world.assignedCheckIns.set(USER_ID, change === 'gone' ? others : [...others, id]);
  },
  readBody: (body) => {
    // SAFETY: the sandbox has validated it.
    const sent = body as { moduleId: FormId; answers: { value: string }[] }[];
    return Object.fromEntries(sent.map((one) => [one.moduleId, one.answers[0]?.value ?? '']));
  },
  open: (tab, tabName) => {
    const draft = openTabDraft(tab, checkInsSubject, tabName);
    const { store, actors } = tab.services;
    const flow = actors.getOrCreate('check-ins', () =>
      createCheckInFlow({
        form: getDraftKey(checkInsSubject),
        createActors: (tabs) =>
          createPublicActors(store.dispatch, { userId: USER_ID, checkInId: null }, tabs),
        isKiosk: false,
        draft,
        entryPage: undefined,
      }),
    );
    flow.start();
    return {
      ref: flow,
      draft,
      read: () => {
        const snapshot = flow.getSnapshot();
        const { context } = snapshot;
        return {
          is: getScreen(snapshot.hasTag('busy'), snapshot.hasTag('taking'), {
            isCompleted: snapshot.matches('completed'),
          }),
          forms: toFormIds(context.checkIns),
          answers: toValues(context.answers),
          page: context.stepIndex,
          canTakeAnyway: false,
          submission: context.submission,
          submittedAt: context.submittedAt,
        };
      },
      answer: (checkInId, value) =>
        flow.send({ type: 'ANSWERED', checkInId, key: QUESTION, value }),
      submit: (command) => flow.send({ type: 'SUBMIT', command }),
      press: (type) => {
        if (type !== 'TAKE_ANYWAY') flow.send({ type });
      },
      settle: () => settle(flow),
    };
  },
};

function getScreen(
  isBusy: boolean,
  isTaking: boolean,
  { isCompleted }: { isCompleted: boolean },
): Screen['is'] {
  if (isBusy) return 'busy';
  if (isTaking) return 'taking';
  return isCompleted ? 'completed' : 'other';
}

export const FORM_KINDS = [assessments, checkIns] as const;
