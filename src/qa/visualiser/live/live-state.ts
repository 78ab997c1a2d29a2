import type { StateValue } from 'xstate';
import { MACHINE_REGISTRY } from '../../../../machines/registry';
import {
  listActiveNodes,
  getStatePath,
} from '../../../../machines/walkthroughs/machine-introspection';
import type { InspectedEvent } from '../../inspection/inspection.types';
import type { ConsoleMessage } from './capture-console';
import type { LiveCoverage, LiveCoverageByMachine } from './live-coverage';

/** An actor of the app, after its latest inspection event. */
export type LiveActor = {
  readonly actorId: string;
  readonly machineId: string | null;
  /** The name of an invoked actor; empty for a flow. */
  readonly name: string;
  readonly status: string;
  /** Paths of the active states, outermost first. */
  readonly states: readonly string[];
  /** Ids of the transitions of the last step. */
  readonly taken: readonly string[];
  readonly context: unknown;
};

/** A line of the event log. */
type LogEntry = {
  readonly id: number;
  /** ms since 1970 */
  readonly at: number;
  readonly source: string;
  readonly event: string;
  /** The innermost state after it; empty for actors that are not flows. */
  readonly state: string;
};

/** What is known about the running app. */
export type LiveState = {
  /** By actor id, in order of creation. */
  readonly actors: ReadonlyMap<string, LiveActor>;
  /** Newest last, at most `MAX_LOG_ENTRIES`. */
  readonly log: readonly LogEntry[];
  readonly eventCount: number;
  /** What the current page wrote to its console, newest last, at most `MAX_CONSOLE_MESSAGES`. */
  readonly console: readonly ConsoleMessage[];
  /** Id of the machine that made the latest step; null before the first. */
  readonly latest: string | null;
};

/** Mirrors the running app. Events are batched: subscribers are notified once per animation frame. */
export type LiveStateStore = {
  readonly receive: (inspected: readonly InspectedEvent[]) => void;
  readonly receiveMessage: (message: ConsoleMessage) => void;
  /** Removes the actors and console messages of a closed page. */
  readonly resetActors: () => void;
  readonly getState: () => LiveState;
  readonly subscribe: (onChange: () => void) => () => void;
};

const MAX_LOG_ENTRIES = 200;
const MAX_CONSOLE_MESSAGES = 50;
/** Ended actors stay in the list until there are more than this. */
const MAX_ACTORS = 30;

const INITIAL_STATE: LiveState = {
  actors: new Map(),
  log: [],
  eventCount: 0,
  console: [],
  latest: null,
};

/** Creates an empty store; `onCoverage` gets the states and transitions of each batch, `schedule` defers `flush` to the next frame. */
export function createLiveStateStore(
  onCoverage: (seen: LiveCoverageByMachine) => void,
  schedule: (flush: () => void) => void = (flush) => void requestAnimationFrame(flush),
): LiveStateStore {
  let state = INITIAL_STATE;
  let pending: { readonly at: number; readonly inspection: InspectedEvent }[] = [];
  const listeners = new Set<() => void>();

  const setState = (next: LiveState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const flush = () => {
    const batch = pending;
    pending = [];
    const { next, seen } = applyBatch(state, batch);
    setState(next);
    onCoverage(seen);
  };

  return {
    receive(inspected) {
      if (inspected.length === 0) return;
      if (pending.length === 0) schedule(flush);
      const at = Date.now();
      pending.push(...inspected.map((inspection) => ({ at, inspection })));
    },
    receiveMessage: (message) =>
      setState({ ...state, console: [...state.console, message].slice(-MAX_CONSOLE_MESSAGES) }),
    resetActors() {
      pending = [];
      setState({ ...state, actors: new Map(), console: [] });
    },
    getState: () => state,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
  };
}

type Batch = readonly { readonly at: number; readonly inspection: InspectedEvent }[];

function applyBatch(
  previous: LiveState,
  batch: Batch,
): { readonly next: LiveState; readonly seen: LiveCoverageByMachine } {
  const actors = new Map(previous.actors);
  const seen = new Map<string, LiveCoverage>();
  const entries: LogEntry[] = [];
  let { eventCount, latest } = previous;
  for (const { at, inspection } of batch) {
    const existing = actors.get(inspection.actorId);
    if (isDuplicateInit(inspection, existing)) continue;
    const actor = updateActor(inspection, existing);
    actors.set(inspection.actorId, actor);
    if (inspection.kind === 'step') {
      seen.set(inspection.machineId, addSteps(seen.get(inspection.machineId), actor));
      latest = inspection.machineId;
    }
    eventCount += 1;
    entries.push({
      id: eventCount,
      at,
      source: actor.machineId ?? actor.name,
      event: formatEvent(inspection, existing),
      state: actor.states.at(-1) ?? '',
    });
  }
  const ended = [...actors.values()].filter(({ status }) => status !== 'active');
  for (const { actorId } of ended.slice(0, Math.max(0, actors.size - MAX_ACTORS)))
    actors.delete(actorId);
  const log = [...previous.log, ...entries].slice(-MAX_LOG_ENTRIES);
  return { next: { ...previous, actors, eventCount, latest, log }, seen };
}

function updateActor(inspection: InspectedEvent, existing: LiveActor | undefined): LiveActor {
  const { actorId } = inspection;
  const previous: LiveActor = existing ?? {
    actorId,
    machineId: null,
    name: '',
    status: 'active',
    states: [],
    taken: [],
    context: null,
  };
  switch (inspection.kind) {
    case 'opened':
      return { ...previous, machineId: inspection.machineId, name: inspection.name };
    case 'step':
      return {
        ...previous,
        machineId: inspection.machineId,
        states: listStates(inspection.machineId, inspection.value),
        taken: inspection.transitions,
        context: inspection.context,
      };
    case 'closed':
      return { ...previous, status: inspection.status };
  }
}

/** True for the second init step that XState reports when a machine takes transitions on start. */
function isDuplicateInit(inspection: InspectedEvent, existing: LiveActor | undefined): boolean {
  return isInitStep(inspection) && inspection.transitions.length === 0 && hasStarted(existing);
}

const isInitStep = (
  inspection: InspectedEvent,
): inspection is Extract<InspectedEvent, { kind: 'step' }> =>
  inspection.kind === 'step' && inspection.event === 'xstate.init';
const hasStarted = (existing: LiveActor | undefined) => (existing?.states.length ?? 0) > 0;

/** Formats an event without XState's prefixes. */
function formatEvent(inspection: InspectedEvent, existing: LiveActor | undefined): string {
  if (isInitStep(inspection) && hasStarted(existing)) return 'at once';
  switch (inspection.kind) {
    case 'opened':
      return 'created';
    case 'closed':
      return inspection.status;
    case 'step':
      return inspection.event
        .replace(/^xstate\.(done|error)\.actor\.(.+)$/, '$2 $1')
        .replace(/^xstate\.after\.([^.]+)\..*$/, 'after $1')
        .replace(/^xstate\.init$/, 'started');
  }
}

function listStates(machineId: string, value: StateValue): readonly string[] {
  const entry = MACHINE_REGISTRY.find(({ id }) => id === machineId);
  return entry === undefined ? [] : listActiveNodes(entry.machine, value).map(getStatePath);
}

function addSteps(previous: LiveCoverage | undefined, { states, taken }: LiveActor): LiveCoverage {
  return {
    states: new Set([...(previous?.states ?? []), ...states]),
    transitions: new Set([...(previous?.transitions ?? []), ...taken]),
  };
}
