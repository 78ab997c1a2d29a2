import { act, configure } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { Expected, Step, Walkthrough } from '../../../machines/walkthroughs/walkthrough.types';
import { startSandbox, type Sandbox } from '../../../src/sandbox/hosts/jest/start-sandbox';
import { issueTokens, openSession } from '../../../src/sandbox/world/sessions';
import type { World } from '../../../src/sandbox/world/world';
import { renderApp } from '../../support/render-app';
import { situation, type Situations } from '../situations/situations.types';
import { holdCalls, type HeldCalls } from './hold-calls';
import { holdTimers, type HeldTimers } from './hold-timers';

jest.setTimeout(30_000);
// Of a duration of its own, so that no test that holds timers holds this one.
configure({ asyncUtilTimeout: 9_876 });

/** The screens of one machine: how a person does each step there, and what there is to see in each state. */
export type Stage = {
  readonly situations: Situations;
  /** By actor: the paths of the calls that it makes, which wait for its outcome. */
  readonly calls: Readonly<Record<string, RegExp>>;
  /** By type of event. */
  readonly act: Readonly<Record<string, (user: UserEvent) => Promise<void>>>;
  /** By the path of a state in which the flow can rest: fails where the screen does not show it. */
  readonly see: Readonly<Record<string, (expected: Expected, scene: Scene) => Promise<void>>>;
  /** Durations, in ms, of the timers that run out when the walkthrough says so. */
  readonly timers?: readonly number[];
  /** Changes the clinic before anybody comes. */
  readonly furnish?: (world: World) => void;
  /** What holds in the clinic whatever happened. */
  readonly audit?: (world: World) => void;
};

/** What is known of the app apart from the screen. */
export type Scene = { readonly path: () => string };

/** Walks through the real screens, before a clinic of this file. */
export function screenWalker(stage: Stage) {
  let sandbox: Sandbox;
  let calls: HeldCalls;
  let timers: HeldTimers;

  beforeAll(() => {
    sandbox = startSandbox();
  });
  afterAll(() => sandbox.stop());
  beforeEach(() => {
    const { world } = sandbox;
    world.reset();
    stage.furnish?.(world);
    localStorage.clear();
    sessionStorage.clear();
    calls = holdCalls(new RegExp(Object.values(stage.calls).map(sourceOf).join('|')));
    timers = holdTimers(stage.timers ?? []);
  });
  afterEach(() => {
    calls.stop();
    timers.stop();
  });

  return async ({ start, initial, steps }: Walkthrough): Promise<void> => {
    const { world } = sandbox;
    const beginning = situation(stage.situations.beginnings, start.situation);
    const { path, userId, flags, state, app } = beginning;
    const user = userEvent.setup({ delay: null });
    const scene: Scene = renderApp({
      at: state === undefined ? path : { pathname: path, state },
      configuration: flags ? { flags } : {},
      ...(app !== undefined && { app }),
    });

    const see = async (expected: Expected) => {
      const state = expected.states.at(-1) ?? '';
      const look = stage.see[state];
      if (look === undefined) throw new Error(`Nobody says how "${state}" looks.`);
      await look(expected, scene);
    };
    const take = async (step: Step) => {
      switch (step.kind) {
        case 'event':
          return stage.act[step.event.type]?.(user);
        case 'delay':
          act(() => timers.run(step.durationMs));
          return;
        case 'outcome':
          situation(stage.situations.outcomes, step.situation)(
            world,
            userId,
            messageOf(step.value),
          );
          if (step.situation === 'signed in') signIn(world, userId, calls);
          return calls.letThrough(situation(stage.calls, step.actor));
      }
    };

    await see(initial);
    for (const step of steps) {
      await take(step);
      await see(step.expected);
    }
    stage.audit?.(world);
  };
}

/** The browser remembers a session that the clinic knows. */
function signIn({ sessions, clock }: World, userId: string, calls: HeldCalls): void {
  const session = openSession(sessions, userId, 'password');
  calls.answerWith(/^\/auth\/session$/, () => Response.json(issueTokens(sessions, session, clock)));
}

const sourceOf = ({ source }: RegExp) => source;

function messageOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('message' in value)) return null;
  return typeof value.message === 'string' ? value.message : null;
}
