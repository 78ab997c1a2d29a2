/** @jest-environment node */
import { createActor, SimulatedClock } from 'xstate';
import { CATALOGUE } from '../../machines/catalogue';
import { PortError, type Failure } from '../../machines/port';
import { generateWalkthroughs } from '../../machines/walkthroughs/generate-walkthroughs';
import {
  listActiveNodes,
  listStateNodes,
  listTransitions,
  nameTransition,
  pathOf,
  type AnyState,
} from '../../machines/walkthroughs/machine-parts';
import type {
  CatalogueEntry,
  Expected,
  Walkthrough,
} from '../../machines/walkthroughs/walkthrough.types';
import { controlPorts } from '../support/controlled-ports';

type Seen = { readonly states: Set<string>; readonly transitions: Set<string> };

/** Walks through the machine itself: its ports answer as the walkthrough says, time passes when it says so. */
async function walk(entry: CatalogueEntry, { start, initial, steps }: Walkthrough, seen: Seen) {
  const ports = controlPorts(entry.machine);
  const clock = new SimulatedClock();
  const note = (state: AnyState) => {
    for (const node of listActiveNodes(entry.machine, state.value)) seen.states.add(pathOf(node));
  };
  const actor = createActor(ports.machine, {
    clock,
    input: start.input,
    inspect: (inspected) => {
      // The first steps are taken while the actor is still being made.
      const isItself = inspected.actorRef.sessionId === inspected.rootId;
      if (inspected.type !== '@xstate.microstep' || !isItself) return;
      // SAFETY: a snapshot of this machine, as it is this actor's.
      note(inspected.snapshot as unknown as AnyState);
      for (const taken of inspected._transitions) {
        const { id, source } = nameTransition(taken);
        seen.transitions.add(id);
        // A first state that is left at once is never arrived at; what is always there is none.
        if (source !== '') seen.states.add(source);
      }
    },
  });
  const meet = (expected: Expected) => {
    const state: AnyState = actor.getSnapshot();
    note(state);
    expect(state.value).toEqual(expected.value);
    expect(entry.distinguish(state.context)).toEqual(expected.distinguished);
  };

  actor.start();
  meet(initial);
  for (const step of steps) {
    if (step.kind === 'event') actor.send(step.event);
    else if (step.kind === 'delay') clock.increment(step.durationMs);
    else if (step.result === 'done') await ports.answer(step.actor, step.value);
    // SAFETY: describeMachine holds the errors of an entry to failures.
    else await ports.fail(step.actor, new PortError(step.value as Failure));
    meet(step.expected);
  }
  actor.stop();
}

describe.each(CATALOGUE)('$section: every walkthrough of "$title"', (entry) => {
  const seen: Seen = { states: new Set(), transitions: new Set() };

  it.each(generateWalkthroughs(entry))('$title', (walkthrough) => walk(entry, walkthrough, seen));

  it('together visit every state and take every transition', () => {
    const states = listStateNodes(entry.machine).map(pathOf);
    const transitions = listTransitions(entry.machine).map(({ id }) => id);
    expect([...seen.states].sort()).toEqual([...states].sort());
    expect([...seen.transitions].sort()).toEqual([...transitions].sort());
  });
});
