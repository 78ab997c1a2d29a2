/** @jest-environment node */
import { createActor, SimulatedClock } from 'xstate';
import { MACHINE_REGISTRY } from '../../machines/registry';
import { PortError, type Failure } from '../../machines/port';
import { generateWalkthroughs } from '../../machines/walkthroughs/generate-walkthroughs';
import {
  listActiveNodes,
  listStateNodes,
  listTransitions,
  toTransitionInfo,
  getStatePath,
  type AnyState,
} from '../../machines/walkthroughs/machine-introspection';
import type {
  MachineEntry,
  Expected,
  Walkthrough,
} from '../../machines/walkthroughs/walkthrough.types';
import { controlPorts } from '../support/control-ports';

type Coverage = { readonly states: Set<string>; readonly transitions: Set<string> };

/** Runs a walkthrough on the machine: the ports settle and time advances as its steps say. */
async function replayWalkthrough(
  entry: MachineEntry,
  { start, initial, steps }: Walkthrough,
  coverage: Coverage,
) {
  const ports = controlPorts(entry.machine);
  const clock = new SimulatedClock();
  const recordState = (state: AnyState) => {
    for (const node of listActiveNodes(entry.machine, state.value))
      coverage.states.add(getStatePath(node));
  };
  const actor = createActor(ports.machine, {
    clock,
    input: start.input,
    inspect: (inspected) => {
      // `actor` is not assigned yet during the first microsteps, so compare ids.
      const isItself = inspected.actorRef.sessionId === inspected.rootId;
      if (inspected.type !== '@xstate.microstep' || !isItself) return;
      // SAFETY: the actor runs this machine, so the snapshot is one of this machine.
      recordState(inspected.snapshot as unknown as AnyState);
      for (const transition of inspected._transitions) {
        const { id, source } = toTransitionInfo(transition);
        coverage.transitions.add(id);
        // A transient initial state is in no snapshot, so record the source; the root is not a state.
        if (source !== '') coverage.states.add(source);
      }
    },
  });
  const expectState = (expected: Expected) => {
    const state: AnyState = actor.getSnapshot();
    recordState(state);
    expect(state.value).toEqual(expected.value);
    expect(entry.getStateKey(state.context)).toEqual(expected.stateKey);
  };

  actor.start();
  expectState(initial);
  for (const step of steps) {
    if (step.kind === 'event') actor.send(step.event);
    else if (step.kind === 'delay') clock.increment(step.durationMs);
    else if (step.result === 'done') await ports.resolve(step.actor, step.value);
    // SAFETY: describeMachine only accepts failures as errors.
    else await ports.reject(step.actor, new PortError(step.value as Failure));
    expectState(step.expected);
  }
  actor.stop();
}

describe.each(MACHINE_REGISTRY)(
  '$section: the machine "$title" follows every walkthrough',
  (entry) => {
    const coverage: Coverage = { states: new Set(), transitions: new Set() };

    it.each(generateWalkthroughs(entry))('$title', (walkthrough) =>
      replayWalkthrough(entry, walkthrough, coverage),
    );

    it('visits every state and takes every transition in all walkthroughs together', () => {
      const states = listStateNodes(entry.machine).map(getStatePath);
      const transitions = listTransitions(entry.machine).map(({ id }) => id);
      expect([...coverage.states].sort()).toEqual([...states].sort());
      expect([...coverage.transitions].sort()).toEqual([...transitions].sort());
    });
  },
);
