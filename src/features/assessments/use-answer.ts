import { useCallback, useSyncExternalStore } from 'react';
import type { AnswerValue } from '../../questions/question.types';
import type { AssessmentGateRef } from './use-assessment-gate';

type Answers = Readonly<Record<string, AnswerValue>>;
type Listeners = Set<() => void>;
type Place = { readonly assessmentId: string; readonly key: string };
/** Has the listener called when the answer there changes, until the answer is called. */
type Listen = (place: Place, tell: () => void) => () => void;

const feeds = new WeakMap<AssessmentGateRef, Listen>();

/** The answer to one question. Only who listens to what has changed is told, so a tap wakes one of a thousand. */
export function useAnswer(
  gate: AssessmentGateRef,
  { assessmentId, key }: Place,
): AnswerValue | undefined {
  const subscribe = useCallback(
    (tell: () => void) => feedOf(gate)({ assessmentId, key }, tell),
    [gate, assessmentId, key],
  );
  return useSyncExternalStore(subscribe, () => answersOf(gate)[assessmentId]?.[key]);
}

const answersOf = (gate: AssessmentGateRef): Readonly<Record<string, Answers>> =>
  gate.getSnapshot().context.answers;

function feedOf(gate: AssessmentGateRef): Listen {
  const feed = feeds.get(gate) ?? openFeed(gate);
  feeds.set(gate, feed);
  return feed;
}

/** One subscription to a flow for all who listen to its answers, as long as anybody does. */
function openFeed(gate: AssessmentGateRef): Listen {
  const listeners = new Map<string, Map<string, Listeners>>();
  let count = 0;
  let known = answersOf(gate);
  let subscription: { unsubscribe(): void } | null = null;

  const pass = () => {
    const before = known;
    known = answersOf(gate);
    if (known === before) return;
    for (const [assessmentId, ofAssessment] of listeners)
      for (const key of changedKeys(before[assessmentId], known[assessmentId]))
        for (const tell of ofAssessment.get(key) ?? []) tell();
  };

  return ({ assessmentId, key }, tell) => {
    const ofAssessment = getOr(listeners, assessmentId, () => new Map<string, Listeners>());
    const here = getOr(ofAssessment, key, () => new Set());
    here.add(tell);
    count += 1;
    if (subscription === null) {
      known = answersOf(gate);
      subscription = gate.subscribe(pass);
    }
    return () => {
      here.delete(tell);
      count -= 1;
      if (count > 0) return;
      subscription?.unsubscribe();
      subscription = null;
    };
  };
}

/** The questions whose answers differ; none, without looking, where nothing of the assessment has changed. */
function changedKeys(before: Answers = {}, after: Answers = {}): string[] {
  if (before === after) return [];
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].filter((key) => before[key] !== after[key]);
}

function getOr<Key, Value>(map: Map<Key, Value>, key: Key, create: () => Value): Value {
  const value = map.get(key) ?? create();
  map.set(key, value);
  return value;
}
