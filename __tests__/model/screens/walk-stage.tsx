import { act, configure, getConfig } from '@testing-library/react';
import type { Walkthrough } from '../../../machines/walkthroughs/walkthrough.types';
import { SANDBOX_CONFIGURATION } from '../../../src/sandbox/card-provider/sandbox-configuration';
import { startSandbox, type Sandbox } from '../../../src/sandbox/hosts/jest/start-sandbox';
import { situation, type Situations } from '../../../src/sandbox/situations/situations.types';
import { issueTokens, openSession, type Session } from '../../../src/sandbox/world/sessions';
import { createCallGate, type CallGate } from '../../../src/walks/call-gate';
import { createDomScreen } from '../../../src/walks/dom-screen';
import { holdCalls } from '../../../src/walks/hold-calls';
import { holdTimers, type HeldTimers } from '../../../src/walks/hold-timers';
import { storeIntake } from '../../../src/walks/store-intake';
import { walkThrough, type Play, type Theatre } from '../../../src/walks/walk-through';
import { renderApp } from '../../support/render-app';

jest.setTimeout(30_000);
// Of a duration of its own, so that no test that holds timers holds this one.
configure({ asyncUtilTimeout: 9_876 });

/** Walks through the real screens in a page without a browser, before a clinic of this file. */
export function stageWalker(play: Play, situations: Situations) {
  let sandbox: Sandbox;
  let gate: CallGate;
  let timers: HeldTimers;
  let session: Session | null;
  let stopCalls: () => void;

  /** The browser's cookie: as long as the clinic knows its session, it is answered with tokens. */
  const answerAsSignedIn = (path: string) => {
    const { sessions, clock, faults } = sandbox.world;
    const isKnown = session !== null && sessions.open.has(session.id);
    if (path !== '/auth/session' || !isKnown || session === null) return null;
    if (faults.pending.some((fault) => fault.path === 'session')) return null;
    return Response.json(issueTokens(sessions, session, clock));
  };

  beforeAll(() => {
    sandbox = startSandbox();
  });
  afterAll(() => sandbox.stop());
  beforeEach(() => {
    sandbox.world.reset();
    situations.furnish?.(sandbox.world);
    localStorage.clear();
    sessionStorage.clear();
    session = null;
    gate = createCallGate(play.stage.calls);
    stopCalls = holdCalls(globalThis, gate, answerAsSignedIn);
    timers = holdTimers(globalThis, play.stage.timers ?? []);
  });
  afterEach(() => {
    stopCalls();
    timers.stop();
  });

  return async (walkthrough: Walkthrough): Promise<void> => {
    const { world } = sandbox;
    const beginning = situation(situations.beginnings, walkthrough.start.situation);
    const { userId } = beginning;
    const signIn = () => {
      session = openSession(world.sessions, userId, 'password');
    };
    const theatre: Theatre = {
      open: () => {
        const { path, state, flags, app, isSignedIn = false, intake, tabStorage = {} } = beginning;
        for (const [key, value] of Object.entries(tabStorage)) sessionStorage.setItem(key, value);
        if (isSignedIn) signIn();
        if (intake !== undefined)
          storeIntake(
            localStorage,
            intake,
            beginning.isIntakeSessionGone === true
              ? null
              : issueTokens(
                  world.sessions,
                  openSession(world.sessions, userId, 'magic-link'),
                  world.clock,
                ),
          );
        const scene = renderApp({
          at: state === undefined ? path : { pathname: path, state },
          configuration: {
            ...(beginning.hasNoCardProvider !== true && SANDBOX_CONFIGURATION),
            ...(flags && { flags }),
          },
          ...(app !== undefined && { app }),
        });
        const go = (to: string | -1) =>
          act(() => (to === -1 ? scene.router.navigate(-1) : scene.router.navigate(to)));
        const screen = createDomScreen({
          page: () => document,
          path: scene.path,
          goTo: (to) => go(to),
          goBack: () => go(-1),
          tellFromOtherTab: sayToTabs,
        });
        return Promise.resolve(screen);
      },
      arrangeOutcome: (name, message) => {
        situation(situations.outcomes, name)(world, userId, message);
        if (situations.signsIn?.includes(name)) signIn();
        return Promise.resolve();
      },
      arrangeEvent: (type) => {
        situations.events?.[type]?.(world, userId, null);
        return Promise.resolve();
      },
      letThrough: (actor) => gate.letThrough(actor),
      letAllGo: () => {
        gate.open();
        return Promise.resolve();
      },
      passTime: (durationMs) => {
        act(() => timers.run(durationMs));
        return Promise.resolve();
      },
    };

    // Calls that are let through change the screen whenever they come back.
    await getConfig().asyncWrapper(() => walkThrough(play, walkthrough, theatre));
    expect(situations.audit?.(world) ?? []).toEqual([]);
  };
}

/** As another tab of the browser would. */
function sayToTabs(message: object): void {
  const channel = new BroadcastChannel('session');
  channel.postMessage(message);
}
