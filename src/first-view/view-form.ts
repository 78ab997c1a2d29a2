import {
  selectCurrent,
  selectHasPreviousPage,
  selectIsReadyForNext,
} from '../../machines/assessment-gate/assessment-gate.selectors';
import { withAnswer } from '../../machines/assessment-gate/with-answer';
import { withPage } from '../../machines/assessment-gate/with-page';
import type { AnswerHolder } from '../features/assessments/answer-holder';
import type {
  FirstViewEvent,
  QuestionsInput,
} from '../features/assessments/first-view-input.types';
import type { LinkQuestions } from './load-link-questions';

type FormContext = LinkQuestions['form'] & { readonly attempts: number };

/** The answers and the page of the first view, and whether it waits for the app. */
export type ViewForm = Pick<AnswerHolder, 'subscribe'> & {
  readonly getSnapshot: () => { readonly context: FormContext };
  /** Returns false if nothing changes: then the press is up to the app. */
  readonly send: (event: FirstViewEvent) => boolean;
  readonly getPageIndex: () => number;
  readonly isBusy: () => boolean;
  readonly setBusy: (isBusy: boolean) => void;
  /** Ends the form, which is no longer busy then; returns what was done. */
  readonly end: () => Pick<QuestionsInput, 'events' | 'assessmentId'>;
};

/** Creates the form of the first view: it takes answers and changes pages as the assessment gate does, and nothing else. */
export function createViewForm(form: LinkQuestions['form']): ViewForm {
  const listeners = new Set<() => void>();
  const events: FirstViewEvent[] = [];
  let context: FormContext = { ...form, attempts: 0 };
  let isBusy = false;
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const setBusy = (value: boolean) => {
    if (value === isBusy) return;
    isBusy = value;
    notify();
  };

  return {
    getSnapshot: () => ({ context }),
    subscribe: (listener) => {
      listeners.add(listener);
      return { unsubscribe: () => listeners.delete(listener) };
    },
    send: (event) => {
      const change = getChange(context, event);
      if (change === null) return false;
      context = { ...context, ...change };
      // Of a text that is being typed, the app needs the last state only.
      if (isSameQuestion(events.at(-1), event)) events.pop();
      events.push(event);
      notify();
      return true;
    },
    getPageIndex: () => context.pageIndex,
    isBusy: () => isBusy,
    setBusy,
    end: () => {
      setBusy(false);
      return { events, assessmentId: selectCurrent(context)?.id ?? '' };
    },
  };
}

/** What the assessment gate would change at once; null if an event needs more than that, or does nothing. */
function getChange(context: FormContext, event: FirstViewEvent): Partial<FormContext> | null {
  switch (event.type) {
    case 'ANSWERED':
      return withAnswer(context, event);
    case 'NEXT':
      return selectIsReadyForNext(context) ? withPage(context, 1) : null;
    case 'BACK':
      return selectHasPreviousPage(context) ? withPage(context, -1) : null;
  }
}

/** True for two answers to the same question with no event between them. */
const isSameQuestion = (last: FirstViewEvent | undefined, event: FirstViewEvent): boolean =>
  last?.type === 'ANSWERED' && event.type === 'ANSWERED' && last.key === event.key;
