import type { AnswersByForm } from '../../machines/answer.types';
import type { Holder } from '../questions/use-holder';

type FormContext = {
  readonly answers: AnswersByForm;
  /** From 0. */
  readonly pageIndex: number;
};

type PageEvent = { readonly type: 'NEXT' } | { readonly type: 'BACK' };

/** The key is that of the question. */
type AnsweredEvent = { readonly type: 'ANSWERED'; readonly key: string };

/** The answers and the page of the first view, and whether it waits for the app. */
export type ViewForm<
  Context extends FormContext = FormContext,
  Answered extends AnsweredEvent = never,
> = Holder<Context> & {
  /** Returns false if nothing changes: then the press is up to the app. */
  readonly send: (event: Answered | PageEvent) => boolean;
  readonly getPageIndex: () => number;
  readonly isBusy: () => boolean;
  readonly setBusy: (isBusy: boolean) => void;
  /** Ends the form, which is no longer busy then; returns what was done, in its order. */
  readonly end: () => readonly (Answered | PageEvent)[];
};

/**
 * Creates the form of the first view. `getChange` returns what the flow would change at once, and nothing else: null if an event
 * needs more than that, or does nothing.
 */
export function createViewForm<Context extends FormContext, Answered extends AnsweredEvent>(
  initial: Context,
  getChange: (context: Context, event: Answered | PageEvent) => Partial<Context> | null,
): ViewForm<Context, Answered> {
  const listeners = new Set<() => void>();
  const events: (Answered | PageEvent)[] = [];
  let context = initial;
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
      return events;
    },
  };
}

type FormEvent = AnsweredEvent | PageEvent;

/** True for two answers to the same question with no event between them. */
const isSameQuestion = (last: FormEvent | undefined, event: FormEvent): boolean =>
  last?.type === 'ANSWERED' && event.type === 'ANSWERED' && last.key === event.key;
