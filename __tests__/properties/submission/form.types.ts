import type { Time } from '../../../machines/completed-since';
import type { Command, Submission } from '../../../machines/submission/submission.types';
import type { World } from '../../../src/qa/sandbox/world/world';
import type { Tab } from '../../app/session/open-tab';

export const USER_ID = 'sam';
/** Two forms, each with one question, which is answered with a text. */
export const FORM_IDS = ['mood', 'sleep'] as const;
export type FormId = (typeof FORM_IDS)[number];
/** The key of the question. */
export const QUESTION = 'question';

/** The answer to each form; none if it is left out. */
export type Values = Readonly<Partial<Record<FormId, string>>>;

/** How the list changes without a submit: the form is no longer assigned, due or completed later, or assigned again. */
export type ListChange = 'gone' | 'later' | 'back';

/** What a tab shows. */
export type Screen = {
  readonly is: 'busy' | 'taking' | 'completed' | 'other';
  /** The forms that are taken, one a page. */
  readonly forms: readonly FormId[];
  readonly answers: Values;
  readonly page: number;
  readonly canTakeAnyway: boolean;
  readonly canStartOver: boolean;
  readonly submission: Submission;
  readonly submittedAt: Time;
};

/** A flow in which the forms are taken. */
export type FormFlow = {
  readonly read: () => Screen;
  /** It was stopped, so that nothing of it is on the screen. */
  readonly isStopped: () => boolean;
  readonly answer: (id: FormId, value: string) => void;
  readonly submit: (command: Command) => void;
  readonly press: (type: 'NEXT' | 'BACK' | 'START_OVER' | 'TAKE_ANYWAY') => void;
  /** Calls `listener` when the flow tells the other tabs that its answers have arrived. */
  readonly onTold: (listener: () => void) => void;
  /** Resolves when nothing is loading or being sent. */
  readonly settle: () => Promise<unknown>;
  /** The draft has an attempt whose outcome is not known. */
  readonly hasStoredAttempt: () => boolean;
};

/** A kind of form with a public link. */
export type FormKind = {
  readonly name: string;
  readonly areAnswersRequired: boolean;
  /** The endpoints of the sandbox. */
  readonly listEndpoint: string;
  readonly submitEndpoint: string;
  /** Assigns both forms. */
  readonly seed: (world: World) => void;
  readonly changeList: (world: World, id: FormId, change: ListChange) => void;
  /** Reads the body of a submit; the value of a form without an answer is empty. */
  readonly readBody: (body: unknown) => Values;
  /** Opens the link in a tab. */
  readonly open: (tab: Tab, tabName: string) => FormFlow;
};
