import fc from 'fast-check';
import { FORM_IDS, type FormId, type ListChange } from './form.types';

/** The index of a tab. */
export type TabIndex = 0 | 1;

/** What becomes of an attempt to send. */
export type Fate = 'ok' | 'refused' | 'lost before' | 'lost after' | 'failed';

/** What the person does, or what happens. */
export type Step =
  | {
      readonly type: 'answer';
      readonly tab: TabIndex;
      readonly form: FormId;
      readonly value: string;
    }
  | { readonly type: 'start over'; readonly tab: TabIndex }
  /** Answers what is not answered yet with `rest`, and presses Submit. */
  | {
      readonly type: 'submit';
      readonly tab: TabIndex;
      readonly rest: string;
      readonly fate: Fate;
      readonly isListReadable: boolean;
    }
  /** Presses Submit in both tabs, while the first request is under way. */
  | {
      readonly type: 'submit in both';
      readonly first: TabIndex;
      readonly rest: string;
      readonly fates: readonly [Fate, Fate];
      /** The server stores the first at once, and responds later. */
      readonly isStoredFirst: boolean;
    }
  /** The document is closed while the request is under way. */
  | {
      readonly type: 'submit and leave';
      readonly tab: TabIndex;
      readonly rest: string;
      readonly by: 'reload' | 'sign-out';
      /** When the server stores it. */
      readonly stored: 'before' | 'after' | 'never';
    }
  /** Both forms are assigned as at first. */
  | { readonly type: 'assign again' }
  | { readonly type: 'change list'; readonly form: FormId; readonly change: ListChange }
  /** Opens the link, or loads it again. */
  | { readonly type: 'open'; readonly tab: TabIndex; readonly takesAnyway: boolean }
  | { readonly type: 'close'; readonly tab: TabIndex }
  | { readonly type: 'sign out elsewhere' };

const tab = fc.constantFrom<TabIndex[]>(0, 1);
const form = fc.constantFrom(...FORM_IDS);
const value = fc.constantFrom('A', 'B');
/** Most attempts are uncertain: that is what the rules are about. */
const fate = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Fate>('ok') },
  { weight: 2, arbitrary: fc.constant<Fate>('refused') },
  { weight: 5, arbitrary: fc.constantFrom<Fate[]>('lost before', 'lost after', 'failed') },
);

const weighted = (weight: number, arbitrary: fc.Arbitrary<Step>) => ({ weight, arbitrary });

const step: fc.Arbitrary<Step> = fc.oneof(
  weighted(3, fc.record({ type: fc.constant('answer'), tab, form, value })),
  weighted(
    8,
    fc.record({
      type: fc.constant('submit'),
      tab,
      rest: value,
      fate,
      isListReadable: fc.oneof({ weight: 3, arbitrary: fc.constant(true) }, fc.constant(false)),
    }),
  ),
  weighted(
    2,
    fc.record({
      type: fc.constant('submit in both'),
      first: tab,
      rest: value,
      fates: fc.tuple(fate, fate),
      isStoredFirst: fc.boolean(),
    }),
  ),
  weighted(
    2,
    fc.record({
      type: fc.constant('submit and leave'),
      tab,
      rest: value,
      by: fc.constantFrom('reload', 'sign-out'),
      stored: fc.constantFrom('before', 'after', 'never'),
    }),
  ),
  weighted(
    2,
    fc.record({
      type: fc.constant('change list'),
      form,
      change: fc.constantFrom('gone', 'later', 'back'),
    }),
  ),
  weighted(3, fc.record({ type: fc.constant('open'), tab, takesAnyway: fc.boolean() })),
  weighted(2, fc.constant({ type: 'assign again' })),
  weighted(1, fc.record({ type: fc.constant('start over'), tab })),
  weighted(1, fc.record({ type: fc.constant('close'), tab })),
  weighted(1, fc.constant({ type: 'sign out elsewhere' })),
);

const MIN_STEPS = 5;
const MAX_STEPS = 20;

/** What the person does and what happens, in order; both tabs are open at first. */
export const steps = fc.array(step, { minLength: MIN_STEPS, maxLength: MAX_STEPS });

/** What the server does with an assessment that is answered. */
export const answeredAssignments = fc.constantFrom('removed', 'not overdue', 'due later');

const answerIn = (index: TabIndex, answer: string): Step => ({
  type: 'answer',
  tab: index,
  form: 'mood',
  value: answer,
});
const submitIn = (index: TabIndex, attempt: Fate, isListReadable = true): Step => ({
  type: 'submit',
  tab: index,
  rest: 'A',
  fate: attempt,
  isListReadable,
});
const goneFromList: Step = { type: 'change list', form: 'mood', change: 'gone' };
const openIn = (index: TabIndex): Step => ({ type: 'open', tab: index, takesAnyway: true });

/** What once was wrong; each is taken in every run. */
export const EXAMPLES: readonly (readonly Step[])[] = [
  // A form that is no longer on the list: its answers stay, also after the others are sent.
  [answerIn(0, 'A'), goneFromList, openIn(0), submitIn(0, 'ok')],
  // The list shows what the other tab has sent.
  [
    answerIn(0, 'A'),
    submitIn(0, 'lost before'),
    answerIn(1, 'B'),
    submitIn(1, 'ok'),
    submitIn(0, 'ok'),
  ],
  // One tab sends with the key of the other one, which has changed its answers since.
  [
    submitIn(0, 'lost before'),
    answerIn(0, 'B'),
    submitIn(1, 'lost before'),
    { type: 'submit in both', first: 0, rest: 'A', fates: ['ok', 'ok'], isStoredFirst: false },
  ],
  // The same, at the same time.
  [
    answerIn(0, 'A'),
    submitIn(0, 'lost before'),
    answerIn(1, 'B'),
    {
      type: 'submit in both',
      first: 1,
      rest: 'A',
      fates: ['ok', 'lost before'],
      isStoredFirst: true,
    },
    submitIn(0, 'ok'),
  ],
  // A refusal says nothing about the attempt before it.
  [
    answerIn(0, 'A'),
    submitIn(0, 'lost after'),
    submitIn(0, 'refused', false),
    submitIn(0, 'ok', false),
  ],
  // The list names only one of two forms that were sent together.
  [
    submitIn(1, 'refused', false),
    goneFromList,
    openIn(1),
    { type: 'submit and leave', tab: 1, rest: 'A', by: 'reload', stored: 'before' },
    submitIn(1, 'ok'),
  ],
  // The server stores answers after the page was left.
  [
    answerIn(0, 'A'),
    { type: 'submit and leave', tab: 0, rest: 'A', by: 'reload', stored: 'after' },
    submitIn(0, 'ok'),
  ],
];
