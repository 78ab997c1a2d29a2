import type { StateValue } from 'xstate';
import { MACHINE_REGISTRY } from '../../../machines/catalogue';
import { listActiveNodes, getStatePath } from '../../../machines/walkthroughs/machine-parts';
import type { InspectedEvent } from '../../lib/inspection.types';

/** An actor of the app, as it was when it was last heard of. */
export type MirroredActor = {
  readonly actorId: string;
  readonly machineId: string | null;
  /** That of the call; empty for a flow. */
  readonly name: string;
  readonly status: string;
  /** Paths of the active states, the outermost first. */
  readonly states: readonly string[];
  /** Ids of the transitions of the last step. */
  readonly taken: readonly string[];
  readonly context: unknown;
};

export type LogLine = {
  readonly id: number;
  /** ms since 1970 */
  readonly at: number;
  readonly who: string;
  readonly event: string;
  /** Where it led; empty for what is no flow. */
  readonly leads: string;
};

/** States and transitions that were seen, of one machine. */
export type Coverage = {
  readonly states: ReadonlySet<string>;
  readonly transitions: ReadonlySet<string>;
};

export type MirrorState = {
  /** By id, in the order in which they were opened. */
  readonly actors: ReadonlyMap<string, MirroredActor>;
  /** Newest last, as many as a person reads. */
  readonly log: readonly LogLine[];
  /** By id of the machine; it outlives its actors. */
  readonly coverage: ReadonlyMap<string, Coverage>;
  readonly eventCount: number;
  /** The machine that has last made a step; null before any has. */
  readonly latest: string | null;
};

/** What the app does, kept up with in batches: one change of the picture a frame, however much happens. */
export type Mirror = {
  readonly take: (inspected: readonly InspectedEvent[]) => void;
  /** Forgets the actors of a page that is gone; coverage stays. */
  readonly beginPage: () => void;
  readonly forgetCoverage: () => void;
  readonly getState: () => MirrorState;
  readonly subscribe: (onChange: () => void) => () => void;
};

const LOG_LINES = 200;
/** Calls and flows that have ended stay in sight as long as there are few. */
const ACTORS = 30;

const NOTHING: MirrorState = {
  actors: new Map(),
  log: [],
  coverage: new Map(),
  eventCount: 0,
  latest: null,
};

/** A mirror that shows nothing yet; `schedule` calls back when the next picture is due. */
export function createMirror(
  schedule: (draw: () => void) => void = (draw) => void requestAnimationFrame(draw),
): Mirror {
  let state = NOTHING;
  let waiting: { readonly at: number; readonly one: InspectedEvent }[] = [];
  const listeners = new Set<() => void>();

  const change = (next: MirrorState) => {
    state = next;
    for (const tell of listeners) tell();
  };
  const draw = () => {
    const batch = waiting;
    waiting = [];
    change(reflect(state, batch));
  };

  return {
    take(inspected) {
      if (inspected.length === 0) return;
      if (waiting.length === 0) schedule(draw);
      const at = Date.now();
      waiting.push(...inspected.map((one) => ({ at, one })));
    },
    beginPage() {
      waiting = [];
      change({ ...state, actors: new Map() });
    },
    forgetCoverage: () => change({ ...state, coverage: new Map() }),
    getState: () => state,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
  };
}

type Batch = readonly { readonly at: number; readonly one: InspectedEvent }[];

function reflect(before: MirrorState, batch: Batch): MirrorState {
  const actors = new Map(before.actors);
  const coverage = new Map(before.coverage);
  const lines: LogLine[] = [];
  let { eventCount, latest } = before;
  for (const { at, one } of batch) {
    const known = actors.get(one.actorId);
    if (isSaidAlready(one, known)) continue;
    const actor = next(one, known);
    actors.set(one.actorId, actor);
    if (one.kind === 'step') {
      coverage.set(one.machineId, cover(coverage.get(one.machineId), actor));
      latest = one.machineId;
    }
    eventCount += 1;
    lines.push({
      id: eventCount,
      at,
      who: actor.machineId ?? actor.name,
      event: sayEvent(one, known),
      leads: actor.states.at(-1) ?? '',
    });
  }
  const ended = [...actors.values()].filter(({ status }) => status !== 'active');
  for (const { actorId } of ended.slice(0, Math.max(0, actors.size - ACTORS)))
    actors.delete(actorId);
  return { actors, coverage, eventCount, latest, log: [...before.log, ...lines].slice(-LOG_LINES) };
}

function next(one: InspectedEvent, known: MirroredActor | undefined): MirroredActor {
  const { actorId } = one;
  const before: MirroredActor = known ?? {
    actorId,
    machineId: null,
    name: '',
    status: 'active',
    states: [],
    taken: [],
    context: null,
  };
  switch (one.kind) {
    case 'opened':
      return { ...before, machineId: one.machineId, name: one.name };
    case 'step':
      return {
        ...before,
        machineId: one.machineId,
        states: listStates(one.machineId, one.value),
        taken: one.transitions,
        context: one.context,
      };
    case 'closed':
      return { ...before, status: one.status };
  }
}

/** True of a beginning that took transitions at once: XState tells of it again when it is over. */
function isSaidAlready(one: InspectedEvent, known: MirroredActor | undefined): boolean {
  return isBeginning(one) && one.transitions.length === 0 && hasBegun(known);
}

const isBeginning = (one: InspectedEvent): one is Extract<InspectedEvent, { kind: 'step' }> =>
  one.kind === 'step' && one.event === 'xstate.init';
const hasBegun = (known: MirroredActor | undefined) => (known?.states.length ?? 0) > 0;

/** What has happened, without the words that only XState needs. */
function sayEvent(one: InspectedEvent, known: MirroredActor | undefined): string {
  if (isBeginning(one) && hasBegun(known)) return 'at once';
  switch (one.kind) {
    case 'opened':
      return 'opened';
    case 'closed':
      return one.status;
    case 'step':
      return one.event
        .replace(/^xstate\.(done|error)\.actor\.(.+)$/, '$2 $1')
        .replace(/^xstate\.after\.([^.]+)\..*$/, 'after $1')
        .replace(/^xstate\.init$/, 'begins');
  }
}

function listStates(machineId: string, value: StateValue): readonly string[] {
  const entry = MACHINE_REGISTRY.find(({ id }) => id === machineId);
  return entry === undefined ? [] : listActiveNodes(entry.machine, value).map(getStatePath);
}

function cover(before: Coverage | undefined, { states, taken }: MirroredActor): Coverage {
  return {
    states: new Set([...(before?.states ?? []), ...states]),
    transitions: new Set([...(before?.transitions ?? []), ...taken]),
  };
}
