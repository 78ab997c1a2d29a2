import { assign, createActor, emit, setup } from 'xstate';
import type {
  ElsewhereEvent,
  SubmittedEvent,
} from '../../../../machines/submission/elsewhere.types';

type OwnEvent =
  | { readonly type: 'ANSWERED' }
  | { readonly type: 'CLEARED' }
  | { readonly type: 'RECEIVED'; readonly fingerprint: string; readonly at: number | null };
type Context = { readonly isUnsent: boolean; readonly elsewhere: readonly ElsewhereEvent[] };

// SAFETY: never read; XState infers the machine's types from it.
const types = {} as {
  context: Context;
  events: OwnEvent | ElsewhereEvent;
  emitted: SubmittedEvent;
};

/** A flow of a form: it has unsent answers or none, and collects what other tabs do. */
const testFlowMachine = setup({
  types,
  actions: {
    addElsewhere: assign(({ context }, event: ElsewhereEvent) => ({
      elsewhere: [...context.elsewhere, event],
    })),
  },
}).createMachine({
  context: { isUnsent: false, elsewhere: [] },
  on: {
    ANSWERED: { actions: assign({ isUnsent: true }) },
    CLEARED: { actions: assign({ isUnsent: false }) },
    RECEIVED: {
      actions: [
        assign({ isUnsent: false }),
        emit(({ event: { fingerprint, at } }) => ({ type: 'SUBMITTED', fingerprint, at })),
      ],
    },
    SUBMITTED_ELSEWHERE: { actions: { type: 'addElsewhere', params: ({ event }) => event } },
    UNSENT_ELSEWHERE: { actions: { type: 'addElsewhere', params: ({ event }) => event } },
  },
});

export const createTestFlow = () => createActor(testFlowMachine);
