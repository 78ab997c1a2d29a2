import { useCallback, useSyncExternalStore } from 'react';
import type { Answers, AnswerValue } from '../../../machines/answer.types';
import type { AnswerHolder } from './answer-holder';

type Listeners = Set<() => void>;
type AnswerKey = { readonly assessmentId: string; readonly key: string };

/** The answers of a flow, for components that depend on one of them. */
export type AnswerStore = {
  readonly get: (answerKey: AnswerKey) => AnswerValue | undefined;
  /** Subscribes to changes of one answer; returns the unsubscribe function. */
  readonly subscribe: (answerKey: AnswerKey, listener: () => void) => () => void;
};

/** Returns the answer to one question. Only the listeners of a changed answer are notified: one of a thousand per tap. */
export function useAnswer(
  answers: AnswerStore,
  { assessmentId, key }: AnswerKey,
): AnswerValue | undefined {
  const subscribe = useCallback(
    (listener: () => void) => answers.subscribe({ assessmentId, key }, listener),
    [answers, assessmentId, key],
  );
  const get = () => answers.get({ assessmentId, key });
  return useSyncExternalStore(subscribe, get, get);
}

const getAnswers = (holder: AnswerHolder): Readonly<Record<string, Answers>> =>
  holder.getSnapshot().context.answers;

/** All listeners share one subscription to the flow, which ends with the last of them. */
export function createAnswerStore(holder: AnswerHolder): AnswerStore {
  const listeners = new Map<string, Map<string, Listeners>>();
  let count = 0;
  let current = getAnswers(holder);
  let subscription: { unsubscribe(): void } | null = null;

  const notifyListeners = () => {
    const previous = current;
    current = getAnswers(holder);
    if (current === previous) return;
    for (const [assessmentId, byQuestion] of listeners)
      for (const key of getChangedKeys(previous[assessmentId], current[assessmentId]))
        for (const listener of byQuestion.get(key) ?? []) listener();
  };

  return {
    get: ({ assessmentId, key }) => getAnswers(holder)[assessmentId]?.[key],
    subscribe: ({ assessmentId, key }, listener) => {
      const byQuestion = getOrCreate(listeners, assessmentId, () => new Map<string, Listeners>());
      const questionListeners = getOrCreate(byQuestion, key, () => new Set());
      questionListeners.add(listener);
      count += 1;
      if (subscription === null) {
        current = getAnswers(holder);
        subscription = holder.subscribe(notifyListeners);
      }
      return () => {
        questionListeners.delete(listener);
        count -= 1;
        if (count > 0) return;
        subscription?.unsubscribe();
        subscription = null;
      };
    },
  };
}

/** Returns the keys of the questions whose answers differ. */
function getChangedKeys(previous: Answers = {}, current: Answers = {}): string[] {
  if (previous === current) return [];
  const keys = new Set([...Object.keys(previous), ...Object.keys(current)]);
  return [...keys].filter((key) => previous[key] !== current[key]);
}

function getOrCreate<Key, Value>(map: Map<Key, Value>, key: Key, create: () => Value): Value {
  const value = map.get(key) ?? create();
  map.set(key, value);
  return value;
}
