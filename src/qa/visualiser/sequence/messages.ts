import type { MachineEntry } from '../../../../machines/walkthroughs/walkthrough.types';
import { formatEvent } from '../simulate/format-event';
import type { SimEvent, SimSnapshot, Simulation } from '../simulate/simulation.types';

/** The participants of a sequence: who uses the app, the flow, and what its actors talk to. */
type Participant = 'person' | 'app' | 'api';

/** A message between two participants, or a note on the lifeline of the app. */
export type Message = {
  readonly kind: 'event' | 'invoke' | 'done' | 'error' | 'ignored' | 'delay' | 'state' | 'problem';
  readonly from: Participant;
  readonly to: Participant;
  /** Short: the name of the event, actor, delay or state. */
  readonly text: string;
  /** For testers; empty if the text says everything. */
  readonly description: string;
  /** The step that it belongs to, counted from 1; 0 is the start. */
  readonly step: number;
};

/** The names of the participants. */
const PARTICIPANT_NAMES: Readonly<Record<Participant, string>> = {
  person: 'Person',
  app: 'App',
  api: 'API',
};

/** The messages of a run up to its current step, in order. */
export function listMessages(
  entry: MachineEntry,
  { initial, steps, currentStep }: Simulation,
): readonly Message[] {
  const taken = steps.slice(0, currentStep);
  const snapshots = [initial, ...taken.map(({ after }) => after)];
  return snapshots.flatMap((after, step) => {
    const before = snapshots[step - 1] ?? null;
    const simEvent = taken[step - 1]?.simEvent ?? null;
    const trigger = simEvent === null ? [] : [toTrigger(entry, simEvent)];
    const messages = [...trigger, ...listConsequences(simEvent, before, after)];
    return messages.map((message) => ({ ...message, step }));
  });
}

type Unnumbered = Omit<Message, 'step'>;

/** The message that starts a step. */
function toTrigger(entry: MachineEntry, simEvent: SimEvent): Unnumbered {
  const description = formatEvent(entry, simEvent);
  const { kind } = simEvent;
  switch (kind) {
    case 'event':
      return { kind, from: 'person', to: 'app', text: simEvent.event.type, description };
    case 'done':
    case 'error':
      return { kind, from: 'api', to: 'app', text: `${simEvent.actor} ${kind}`, description };
    case 'delay':
      return { kind, from: 'app', to: 'app', text: simEvent.delay, description };
  }
}

/** What a step causes: a state, actors that start, and actors whose results no longer count. */
function listConsequences(
  simEvent: SimEvent | null,
  before: SimSnapshot | null,
  after: SimSnapshot,
): readonly Unnumbered[] {
  if (after.problem !== null) return [toNote('problem', 'stopped', after.problem)];
  const state = after.states.at(-1) ?? '';
  const isEntered = state !== before?.states.at(-1) || after.transitions.length > 0;
  const settled = simEvent !== null && 'actor' in simEvent ? simEvent.actor : null;
  const started = after.invocations.filter((running) => !before?.invocations.includes(running));
  const left = (before?.invocations ?? []).filter(
    (running) => running.actor !== settled && !after.invocations.includes(running),
  );
  return [
    ...left.map(({ actor }) => ({
      kind: 'ignored' as const,
      from: 'api' as const,
      to: 'app' as const,
      text: `${actor} ignored`,
      description: 'A result that arrives from now on has no effect.',
    })),
    isEntered ? toNote('state', state, '') : toNote('state', state, 'There is no transition.'),
    ...started.map(({ actor }) => ({
      kind: 'invoke' as const,
      from: 'app' as const,
      to: 'api' as const,
      text: actor,
      description: '',
    })),
  ];
}

const toNote = (kind: 'state' | 'problem', text: string, description: string): Unnumbered => ({
  kind,
  from: 'app',
  to: 'app',
  text,
  description,
});

/** A message as text: `Person → App: AGREED`. */
export function formatMessage({ kind, from, to, text }: Message): string {
  if (kind === 'state') return `App is in ${text}`;
  if (kind === 'problem') return 'App has stopped';
  if (kind === 'delay') return `App: ${text} elapses`;
  return `${PARTICIPANT_NAMES[from]} → ${PARTICIPANT_NAMES[to]}: ${text}`;
}

const ARROWS = { event: '->>', invoke: '->>', done: '-->>', error: '--x', ignored: '--x' } as const;

/** The messages as the text of a Mermaid sequence diagram. */
export function toMermaid(messages: readonly Message[]): string {
  const participants = Object.entries(PARTICIPANT_NAMES).map(
    ([id, name]) => `participant ${id} as ${name}`,
  );
  const lines = messages.map(({ kind, from, to, text }) =>
    kind in ARROWS
      ? `${from}${ARROWS[kind as keyof typeof ARROWS]}${to}: ${text}`
      : `Note over app: ${text}${kind === 'delay' ? ' elapses' : ''}`,
  );
  return ['sequenceDiagram', ...[...participants, ...lines].map((line) => `  ${line}`)].join('\n');
}
