import { withAnswer } from '../../../machines/assessment-gate/with-answer';
import type { AnswerHolder } from '../../features/assessments/answer-holder';
import type { Answers } from '../../../machines/answer.types';
import type { FirstScreen } from './load-first-screen';

/** The answers of the first view, and whether it waits for the app. */
export type FirstForm = AnswerHolder & {
  readonly isBusy: () => boolean;
  readonly setBusy: (isBusy: boolean) => void;
  /** Ends the form, which is no longer busy then and takes no answer any more; returns what was answered. */
  readonly end: () => Answers;
};

/** Creates the form of the first view: it takes answers as the assessment gate does, and nothing else. */
export function createFirstForm({
  assessment,
  form,
}: Pick<FirstScreen, 'assessment' | 'form'>): FirstForm {
  const listeners = new Set<() => void>();
  let context = { ...form, attempts: 0 };
  let isBusy = false;
  let hasEnded = false;
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const setBusy = (value: boolean) => {
    if (hasEnded || value === isBusy) return;
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
      if (hasEnded) return;
      context = { ...context, ...withAnswer(context, event) };
      notify();
    },
    isBusy: () => isBusy,
    setBusy,
    end: () => {
      setBusy(false);
      hasEnded = true;
      return context.answers[assessment.id] ?? {};
    },
  };
}
