import { useCallback, useSyncExternalStore } from 'react';
import type { AnswerValue } from '../../questions/question.types';
import type { AssessmentGateRef } from './use-assessment-gate';

type Place = { readonly assessmentId: string; readonly key: string };
type Listener = Place & { readonly tell: () => void };
type Listen = (listener: Listener) => () => void;

const feeds = new WeakMap<AssessmentGateRef, Listen>();

/** The answer to one question. Only who listens to what has changed is told, so a tap wakes one of a thousand. */
export function useAnswer(
  gate: AssessmentGateRef,
  { assessmentId, key }: Place,
): AnswerValue | undefined {
  const subscribe = useCallback(
    (tell: () => void) => feedOf(gate)({ assessmentId, key, tell }),
    [gate, assessmentId, key],
  );
  return useSyncExternalStore(subscribe, () => answersOf(gate)[assessmentId]?.[key]);
}

const answersOf = (gate: AssessmentGateRef) => gate.getSnapshot().context.answers;

function feedOf(gate: AssessmentGateRef): Listen {
  const feed = feeds.get(gate) ?? openFeed(gate);
  feeds.set(gate, feed);
  return feed;
}

/** One subscription to a flow for all who listen to its answers, as long as anybody does. */
function openFeed(gate: AssessmentGateRef): Listen {
  const listeners = new Set<Listener>();
  let known = answersOf(gate);
  let subscription: { unsubscribe(): void } | null = null;

  const pass = () => {
    const before = known;
    known = answersOf(gate);
    if (known === before) return;
    for (const { assessmentId, key, tell } of listeners)
      if (known[assessmentId]?.[key] !== before[assessmentId]?.[key]) tell();
  };
  return (listener) => {
    listeners.add(listener);
    if (subscription === null) {
      known = answersOf(gate);
      subscription = gate.subscribe(pass);
    }
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      subscription?.unsubscribe();
      subscription = null;
    };
  };
}
