import {
  isTransient,
  listStateNodes,
  listTransitions,
  getStatePath,
} from './machine-introspection';
import type {
  CoverageGoal,
  MachineEntry,
  Expected,
  PossibleStep,
  MachinePath,
} from './walkthrough.types';

/** Everything that the walkthroughs of `entry` have to cover: states, transitions, and all fixtures. */
export function listCoverageGoals(entry: MachineEntry): readonly CoverageGoal[] {
  return [
    ...listStateGoals(entry),
    ...listTransitionGoals(entry),
    ...entry.starts.map(({ scenario, description, targetState }) => {
      const title = `${description} Ends in "${getStateTitle(entry, targetState)}".`;
      return { kind: 'start', id: scenario, title } as const;
    }),
    ...Object.entries(entry.outcomes).flatMap(([actor, { done, error }]) => [
      ...done.map((outcome) => toOutcomeGoal(actor, 'done', outcome)),
      ...error.map((outcome) => toOutcomeGoal(actor, 'error', outcome)),
    ]),
    ...entry.events.map(
      ({ description }) => ({ kind: 'event', id: description, title: description }) as const,
    ),
  ];
}

/** True if the last step of `machinePath` covers `goal`. */
export function coversGoal(machinePath: MachinePath, goal: CoverageGoal): boolean {
  const { start, initial, steps } = machinePath;
  const last = steps.at(-1);
  const { states, passedThrough, transitions }: Expected = last?.expected ?? initial;
  switch (goal.kind) {
    case 'state':
      return states.includes(goal.id) || passedThrough.includes(goal.id);
    case 'transition':
      return transitions.includes(goal.id);
    case 'start':
      return start.scenario === goal.id && states.includes(start.targetState);
    case 'outcome':
    case 'event':
      return last !== undefined && getStepId(last) === goal.id;
  }
}

/** The id of the fixture of a step, as goals and journeys name it. */
export function getStepId(step: PossibleStep): string {
  switch (step.kind) {
    case 'event':
      return step.description;
    case 'outcome':
      return formatOutcomeId(step.actor, step.result, step.scenario);
    case 'delay':
      return step.delay;
  }
}

const formatOutcomeId = (actor: string, result: string, scenario: string) =>
  `${actor} ${result}: ${scenario}`;

function toOutcomeGoal(
  actor: string,
  result: 'done' | 'error',
  { scenario, description }: { readonly scenario: string; readonly description: string },
): CoverageGoal {
  return { kind: 'outcome', id: formatOutcomeId(actor, result, scenario), title: description };
}

function listStateGoals(entry: MachineEntry): readonly CoverageGoal[] {
  return listStateNodes(entry.machine).map((node) => {
    const id = getStatePath(node);
    const title = getStateTitle(entry, id);
    return {
      kind: 'state',
      id,
      title: isTransient(node) ? `Pass through "${title}".` : `See "${title}".`,
    };
  });
}

function listTransitionGoals(entry: MachineEntry): readonly CoverageGoal[] {
  return listTransitions(entry.machine).map(({ id, source, trigger, guard, target }) => {
    const guardSuffix = guard === null ? '' : ` (${guard})`;
    const targetSuffix =
      target === null ? 'no state change' : `to "${getStateTitle(entry, target)}"`;
    const title = `From "${getStateTitle(entry, source)}" on ${trigger}${guardSuffix}: ${targetSuffix}.`;
    return { kind: 'transition', id, title };
  });
}

function getStateTitle({ states, title }: MachineEntry, path: string): string {
  return path === '' ? title : (states[path]?.title ?? path);
}
