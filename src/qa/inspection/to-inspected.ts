import type { AnyActorRef, InspectionEvent, StateValue } from 'xstate';
import { toTransitionInfo } from '../../../machines/walkthroughs/machine-introspection';
import type { InspectedEvent } from './inspection.types';

/** What an inspection event says to who mirrors the app, or null where it says nothing new. */
export function toInspected(inspected: InspectionEvent): InspectedEvent | null {
  const { actorRef } = inspected;
  // SAFETY: XState inspects actors alone.
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
      // Where a flow begins is no step of its own.
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

/** Where a machine is, and what it holds. */
function getValueAndContext(snapshot: object): {
  readonly value: StateValue;
  readonly context: unknown;
} {
  // SAFETY: it is a machine's, whose snapshots have both.
  const { value, context } = snapshot as unknown as { value: StateValue; context: unknown };
  return { value, context };
}

function getMachineId(actor: AnyActorRef): string | null {
  const logic: unknown = 'logic' in actor ? actor.logic : null;
  const isMachine = typeof logic === 'object' && logic !== null && 'root' in logic && 'id' in logic;
  return isMachine && typeof logic.id === 'string' ? logic.id : null;
}
