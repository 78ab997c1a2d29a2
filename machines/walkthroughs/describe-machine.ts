import type { AnyStateMachine, ContextFrom, EventFromLogic, InputFrom, OutputFrom } from 'xstate';
import type { Failure } from '../port';
import type {
  MachineEntry,
  Delay,
  Journey,
  Outcome,
  UserEvent,
  Start,
  StateDescription,
  StatementGoals,
} from './walkthrough.types';

type ActorsFrom<Machine extends AnyStateMachine> = NonNullable<
  NonNullable<Parameters<Machine['provide']>[0]>['actors']
>;

type OutcomeFor<Machine extends AnyStateMachine, Value> = Omit<Outcome<Value>, 'isPossible'> & {
  readonly isPossible?: (context: ContextFrom<Machine>) => boolean;
};

type MachineDescription<Machine extends AnyStateMachine> = {
  readonly title: string;
  readonly section: string;
  readonly starts: readonly (Omit<Start, 'input'> & { readonly input: InputFrom<Machine> })[];
  readonly outcomes: {
    readonly [Name in keyof ActorsFrom<Machine>]-?: {
      readonly done: readonly OutcomeFor<
        Machine,
        OutputFrom<NonNullable<ActorsFrom<Machine>[Name]>>
      >[];
      readonly error: readonly OutcomeFor<Machine, Failure>[];
    };
  };
  readonly events: readonly (Omit<UserEvent, 'event' | 'isPossible'> & {
    readonly event: EventFromLogic<Machine>;
    readonly isPossible?: (context: ContextFrom<Machine>) => boolean;
  })[];
  readonly delays?: Readonly<Record<string, Delay>>;
  readonly states: Readonly<Record<string, StateDescription>>;
  readonly statements?: StatementGoals;
  readonly journeys?: readonly Journey[];
  readonly getStateKey: (context: ContextFrom<Machine>) => unknown;
};

/** Creates a registry entry; the inputs, actor outputs and events of its fixtures are checked against `machine`. */
export function describeMachine<Machine extends AnyStateMachine>(
  machine: Machine,
  description: MachineDescription<Machine>,
): MachineEntry {
  const entry = {
    id: machine.id,
    machine,
    delays: {},
    statements: {},
    journeys: [],
    ...description,
  };
  // SAFETY: the fixtures are only used with the machine that they are checked against here.
  return entry as unknown as MachineEntry;
}
