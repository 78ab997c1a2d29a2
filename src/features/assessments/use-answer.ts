import { useCallback, useSyncExternalStore } from 'react';
import type { Answers, AnswerValue } from '../../../machines/answer.types';
import type { AssessmentGateRef } from './use-assessment-gate';

type Listeners = Set<() => void>;
type AnswerKey = { readonly assessmentId: string; readonly key: string };
/** Has the listener called when the answer there changes, until the answer is called. */
type Subscribe = (answerKey: AnswerKey, listener: () => void) => () => void;

const subscribeByGate = new WeakMap<AssessmentGateRef, Subscribe>();

/** The answer to one question. Only who listens to what has changed is told, so a tap wakes one of a thousand. */
export function useAnswer(
  gate: AssessmentGateRef,
  { assessmentId, key }: AnswerKey,
): AnswerValue | undefined {
  const subscribe = useCallback(
    (listener: () => void) => getSubscribe(gate)({ assessmentId, key }, listener),
    [gate, assessmentId, key],
  );
  return useSyncExternalStore(subscribe, () => getAnswers(gate)[assessmentId]?.[key]);
}

const getAnswers = (gate: AssessmentGateRef): Readonly<Record<string, Answers>> =>
  gate.getSnapshot().context.answers;

function getSubscribe(gate: AssessmentGateRef): Subscribe {
  const subscribe = subscribeByGate.get(gate) ?? createSubscribe(gate);
  subscribeByGate.set(gate, subscribe);
  return subscribe;
}

/** One subscription to a flow for all who listen to its answers, as long as anybody does. */
function createSubscribe(gate: AssessmentGateRef): Subscribe {
  const listeners = new Map<string, Map<string, Listeners>>();
  let count = 0;
  let current = getAnswers(gate);
  let subscription: { unsubscribe(): void } | null = null;

  const notifyListeners = () => {
    const previous = current;
    current = getAnswers(gate);
    if (current === previous) return;
    for (const [assessmentId, byQuestion] of listeners)
      for (const key of getChangedKeys(previous[assessmentId], current[assessmentId]))
        for (const listener of byQuestion.get(key) ?? []) listener();
  };

  return ({ assessmentId, key }, listener) => {
    const byQuestion = getOrCreate(listeners, assessmentId, () => new Map<string, Listeners>());
    const questionListeners = getOrCreate(byQuestion, key, () => new Set());
    questionListeners.add(listener);
    count += 1;
    if (subscription === null) {
      current = getAnswers(gate);
      subscription = gate.subscribe(notifyListeners);
    }
    return () => {
      questionListeners.delete(listener);
      count -= 1;
      if (count > 0) return;
      subscription?.unsubscribe();
      subscription = null;
    };
  };
}

/** The questions whose answers differ; none, without looking, where nothing of the assessment has changed. */
function getChangedKeys(previous: Answers = {}, after: Answers = {}): string[] {
  if (previous === after) return [];
  const keys = new Set([...Object.keys(previous), ...Object.keys(after)]);
  return [...keys].filter((key) => previous[key] !== after[key]);
}

function getOrCreate<Key, Value>(map: Map<Key, Value>, key: Key, create: () => Value): Value {
  const value = map.get(key) ?? create();
  map.set(key, value);
  return value;
}
