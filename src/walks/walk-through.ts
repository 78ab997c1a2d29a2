import { listActiveNodes } from '../../machines/walkthroughs/machine-parts';
import type {
  CatalogueEntry,
  Expected,
  Step,
  Walkthrough,
} from '../../machines/walkthroughs/walkthrough.types';
import type { Screen } from './screen.types';
import type { Stage } from './stage.types';

/** What stands around the screens: the clinic behind them, and whoever lets calls and time go on. */
export type Theatre = {
  /** Opens the app where a walk begins. */
  open(situation: string): Promise<Screen>;
  /** Sees to it that the clinic's next answer is of this situation. */
  arrangeOutcome(situation: string, message: string | null): Promise<void>;
  /** Does to the clinic what an event says beside what a person does. */
  arrangeEvent(type: string): Promise<void>;
  /** Lets the calls through that an actor has made. */
  letThrough(actor: string): Promise<void>;
  /** Calls and timers go on by themselves. */
  letAllGo(): Promise<void>;
  /** Lets the timers of this duration (ms) run out. */
  passTime(durationMs: number): Promise<void>;
};

/** Told of each view of a walk once it is seen; 0 is the beginning. It may wait, and with it the walk. */
export type OnSeen = (seen: {
  readonly index: number;
  readonly expected: Expected;
  readonly screen: Screen;
}) => Promise<void> | void;

/** A flow, and its screens. */
export type Play = { readonly entry: CatalogueEntry; readonly stage: Stage };

/** Walks through the screens of a flow, step by step, and sees after each what there is to see. */
export async function walkThrough(
  { entry, stage }: Play,
  walkthrough: Walkthrough,
  theatre: Theatre,
  onSeen: OnSeen = () => undefined,
): Promise<void> {
  const { start, initial } = walkthrough;
  const steps = listPossible(stage, walkthrough);
  const screen = await theatre.open(start.situation);
  const meet = async (index: number, expected: Expected) => {
    // What comes after the flow, such as another screen, waits for nobody.
    if (index === steps.length && isAtRest(entry, expected)) await theatre.letAllGo();
    await see(stage, screen, expected);
    await onSeen({ index, expected, screen });
  };

  await meet(0, initial);
  for (const [index, step] of steps.entries()) {
    await take(step, stage, theatre, screen);
    await meet(index + 1, step.expected);
  }
}

/** The steps of a walk as far as it can be walked on the screens. */
export function listPossible({ impossible = {} }: Stage, { steps }: Walkthrough): readonly Step[] {
  const end = steps.findIndex(({ expected }) =>
    expected.transitions.some((id) => id in impossible),
  );
  return end === -1 ? steps : steps.slice(0, end);
}

async function take(step: Step, stage: Stage, theatre: Theatre, screen: Screen): Promise<void> {
  switch (step.kind) {
    case 'event': {
      const act = stage.act[step.event.type];
      if (act === undefined) throw new Error(`Nobody says how "${step.event.type}" is done.`);
      await theatre.arrangeEvent(step.event.type);
      return act(screen, step.event);
    }
    case 'outcome':
      await theatre.arrangeOutcome(step.situation, messageOf(step.value));
      return stage.calls[step.actor] === null ? undefined : theatre.letThrough(step.actor);
    case 'delay':
      return theatre.passTime(step.durationMs);
  }
}

async function see(stage: Stage, screen: Screen, expected: Expected): Promise<void> {
  const state = expected.states.at(-1) ?? '';
  if (stage.unseen !== undefined && state in stage.unseen) return;
  const look = stage.see[state];
  if (look === undefined) throw new Error(`Nobody says how "${state}" looks.`);
  await look(screen, expected);
}

/** True where no actor is at work and no time runs, so nothing is held. */
function isAtRest({ machine }: CatalogueEntry, { value }: Expected): boolean {
  return listActiveNodes(machine, value).every(
    ({ invoke, after }) => invoke.length === 0 && after.length === 0,
  );
}

function messageOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('message' in value)) return null;
  return typeof value.message === 'string' ? value.message : null;
}
