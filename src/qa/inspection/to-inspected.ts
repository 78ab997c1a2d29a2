import type { AnyActorRef, InspectionEvent, StateValue } from 'xstate';
import { toTransitionInfo } from '../../../machines/walkthroughs/machine-introspection';
import type { InspectedEvent } from './inspection.types';

/** Converts an inspection event of XState; null if it adds nothing. */
export function toInspected(inspected: InspectionEvent): InspectedEvent | null {
  const { actorRef } = inspected;
  // SAFETY: XState inspects only actors.
  const actor = actorRef as AnyActorRef;
  const actorId = actor.sessionId;
  const machineId = getMachineId(actor);
  switch (inspected.type) {
    case '@xstate.actor':
      return { kind: 'opened', actorId, machineId, name: machineId === null ? actor.id : '' };
    case '@xstate.microstep': {
      if (machineId === null) return null;
      const { event, snapshot, _transitions: taken } = inspected;
      const transitions = taken.map((definition) => toTransitionInfo(definition).id);
      return {
        kind: 'step',
        actorId,
        machineId,
        event: event.type,
        transitions,
        ...getValueAndContext(snapshot),
      };
    }
    case '@xstate.snapshot': {
      const { snapshot, event } = inspected;
      if (snapshot.status !== 'active') return { kind: 'closed', actorId, status: snapshot.status };
      // Only the initial state is read from a snapshot: it has no microstep.
      if (machineId === null || event.type !== 'xstate.init') return null;
      return {
        kind: 'step',
        actorId,
        machineId,
        event: event.type,
        transitions: [],
        ...getValueAndContext(snapshot),
      };
    }
    default:
      return null;
  }
}

/** The state value and context of a machine's snapshot. */
function getValueAndContext(snapshot: object): {
  readonly value: StateValue;
  readonly context: unknown;
} {
  // SAFETY: the callers pass snapshots of machines, which have both.
  const { value, context } = snapshot as unknown as { value: StateValue; context: unknown };
  return { value, context };
}

function getMachineId(actor: AnyActorRef): string | null {
  const logic: unknown = 'logic' in actor ? actor.logic : null;
  const isMachine = typeof logic === 'object' && logic !== null && 'root' in logic && 'id' in logic;
  return isMachine && typeof logic.id === 'string' ? logic.id : null;
}
