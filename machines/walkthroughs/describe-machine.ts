import type { AnyStateMachine, ContextFrom, EventFromLogic, InputFrom, OutputFrom } from 'xstate';
import type { Failure } from '../port';
import type {
  CatalogueEntry,
  Delay,
  Outcome,
  PersonEvent,
  Start,
  StateText,
} from './walkthrough.types';

type ActorsOf<Machine extends AnyStateMachine> = NonNullable<
  NonNullable<Parameters<Machine['provide']>[0]>['actors']
>;

type OutcomeOf<Machine extends AnyStateMachine, Value> = Omit<Outcome<Value>, 'isPossible'> & {
  readonly isPossible?: (context: ContextFrom<Machine>) => boolean;
};

type Description<Machine extends AnyStateMachine> = {
  readonly title: string;
  readonly section: string;
  readonly starts: readonly (Omit<Start, 'input'> & { readonly input: InputFrom<Machine> })[];
  readonly outcomes: {
    readonly [Name in keyof ActorsOf<Machine>]-?: {
      readonly done: readonly OutcomeOf<
        Machine,
        OutputFrom<NonNullable<ActorsOf<Machine>[Name]>>
      >[];
      readonly error: readonly OutcomeOf<Machine, Failure>[];
    };
  };
  readonly events: readonly (Omit<PersonEvent, 'event'> & {
    readonly event: EventFromLogic<Machine>;
  })[];
  readonly delays?: Readonly<Record<string, Delay>>;
  readonly states: Readonly<Record<string, StateText>>;
  readonly distinguish: (context: ContextFrom<Machine>) => unknown;
};

/** A catalogue entry whose samples fit `machine`: inputs, outputs of actors, and events are held to its types. */
export function describeMachine<Machine extends AnyStateMachine>(
  machine: Machine,
  description: Description<Machine>,
): CatalogueEntry {
  const entry = { id: machine.id, machine, delays: {}, ...description };
  // SAFETY: samples are only ever given back to the machine that they were checked against here.
  return entry as unknown as CatalogueEntry;
}
