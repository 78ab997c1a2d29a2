import type {
  MachineEntry,
  Walkthrough,
} from '../../../../machines/walkthroughs/walkthrough.types';
import type { ChartTransition } from '../model/chart.types';
import { toChart } from '../model/to-chart';
import { createGuardEvaluator } from './evaluate-guards';

/** A walkthrough in which a guard was evaluated. */
export type GuardUse = {
  readonly walkthrough: Walkthrough;
  /** The first such step, from 1; 0 is the start. */
  readonly step: number;
  /** True if the walkthrough does not send the event: it has no effect in this state. */
  readonly isRefused: boolean;
};

/** A guarded transition, with the walkthroughs in which its guard is true and false. */
export type GuardRow = {
  readonly transition: ChartTransition;
  readonly trueIn: readonly GuardUse[];
  readonly falseIn: readonly GuardUse[];
};

/** The guards of a machine. */
export function toGuardTable(
  entry: MachineEntry,
  walkthroughs: readonly Walkthrough[],
): readonly GuardRow[] {
  const evaluate = createGuardEvaluator(entry);
  const evaluated = walkthroughs.map((walkthrough) => ({
    walkthrough,
    evaluations: evaluate(walkthrough),
  }));
  const listUses = (id: string, value: boolean): readonly GuardUse[] =>
    evaluated.flatMap(({ walkthrough, evaluations }) => {
      const found = evaluations.filter(
        ({ transitionId, isTrue }) => transitionId === id && isTrue === value,
      );
      const first = found.find(({ isRefused }) => !isRefused) ?? found[0];
      if (first === undefined) return [];
      return [{ walkthrough, step: first.step, isRefused: first.isRefused }];
    });
  return toChart(entry)
    .transitions.filter(({ guard }) => guard !== null)
    .map((transition) => ({
      transition,
      trueIn: listUses(transition.id, true),
      falseIn: listUses(transition.id, false),
    }));
}

/** What is missing: `never true`, `never false`, or nothing. */
export function findMissingResult({
  trueIn,
  falseIn,
}: GuardRow): 'never true' | 'never false' | null {
  if (trueIn.length === 0) return 'never true';
  return falseIn.length === 0 ? 'never false' : null;
}
