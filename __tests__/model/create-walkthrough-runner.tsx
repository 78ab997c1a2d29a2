import { act, cleanup, configure, fireEvent, getConfig } from '@testing-library/react';
import { toast } from 'react-toastify/unstyled';
import type { Walkthrough } from '../../machines/walkthroughs/walkthrough.types';
import { SANDBOX_CONFIGURATION } from '../../src/qa/sandbox/card-provider/sandbox-configuration';
import { startSandbox } from '../../src/qa/sandbox/hosts/jest/start-sandbox';
import { getStoredItems } from '../../src/qa/sandbox/scenarios/stored-intake';
import {
  getScenario,
  type InitialState,
  type Scenarios,
} from '../../src/qa/sandbox/scenarios/scenario.types';
import { issueTokens, openSession, type Session } from '../../src/qa/sandbox/world/sessions';
import { createRequestGate, type RequestGate } from '../../src/qa/flow-drivers/request-gate';
import { createDomPageDriver } from '../../src/qa/flow-drivers/dom-page-driver';
import { interceptRequests } from '../../src/qa/flow-drivers/intercept-requests';
import { controlClock, type ControlledClock } from '../../src/qa/flow-drivers/control-clock';
import { controlTimers, type ControlledTimers } from '../../src/qa/flow-drivers/control-timers';
import {
  runWalkthrough,
  type Flow,
  type FlowEnvironment,
} from '../../src/qa/flow-drivers/run-walkthrough';
import type { PageDriver, TabChannelName } from '../../src/qa/flow-drivers/page-driver.types';
import { renderApp } from '../support/render-app';

jest.setTimeout(30_000);
// Not a round number, so that no flow page controls a timer of this duration.
configure({ asyncUtilTimeout: 9_876 });

const world = startSandbox();

/** Creates a function that runs a walkthrough on the real screens in jsdom, with the sandbox of the file. */
export function createWalkthroughRunner(flow: Flow, scenarios: Scenarios) {
  let gate: RequestGate;
  let timers: ControlledTimers;
  let clock: ControlledClock | null;
  let session: Session | null;
  let stopIntercepting: () => void;

  /** Replaces the session cookie, which jsdom lacks: returns tokens as long as the session exists. */
  const respondAsSignedIn = (path: string) => {
    const { sessions, clock, faults } = world;
    const exists = session !== null && sessions.open.has(session.id);
    if (path !== '/auth/session' || !exists || session === null) return null;
    if (faults.pending.some((fault) => fault.path === 'session')) return null;
    return Response.json(issueTokens(sessions, session, clock));
  };

  beforeEach(() => {
    scenarios.seed?.(world);
    localStorage.clear();
    sessionStorage.clear();
    session = null;
    gate = createRequestGate(flow.flowPage.requests);
    stopIntercepting = interceptRequests(globalThis, gate, respondAsSignedIn);
    timers = controlTimers(globalThis, flow.flowPage.timers ?? []);
    clock = flow.flowPage.hasControlledClock === true ? controlClock(window) : null;
  });
  afterEach(() => {
    stopIntercepting();
    timers.stop();
    clock?.stop();
    removeToasts();
  });

  return async (walkthrough: Walkthrough): Promise<void> => {
    const initialState = getScenario(scenarios.initialStates, walkthrough.start.scenario);
    const { userId, isSignedIn = false } = initialState;
    const signIn = (signedInUserId: string | null = null) => {
      session = openSession(world.sessions, signedInUserId ?? userId, 'password');
    };
    const environment: FlowEnvironment = {
      open: () => {
        if (isSignedIn) signIn();
        const passTime = (ms: number) => act(() => clock?.passTime(ms));
        return Promise.resolve(openApp(initialState, passTime));
      },
      setUpOutcome: (name, message) => {
        getScenario(scenarios.outcomes, name)(world, userId, message);
        const signedInUserId = scenarios.signInOutcomes?.[name];
        if (signedInUserId !== undefined) signIn(signedInUserId);
      },
      setUpEvent: (type) => scenarios.events?.[type]?.(world, userId, null),
      releaseRequests: (actor) => gate.release(actor),
      releaseAll: () => gate.open(),
      advanceTime: (durationMs) => {
        act(() => timers.run(durationMs));
      },
    };

    // Released requests, and toasts when the app is removed, change the page at any time, so act() warnings are turned off.
    await getConfig().asyncWrapper(async () => {
      await runWalkthrough(flow, walkthrough, environment);
      cleanup();
    });
    expect(scenarios.checkInvariants?.(world) ?? []).toEqual([]);
  };
}

/** Renders the app in the initial state of a walkthrough. */
function openApp(initialState: InitialState, passTime: (ms: number) => void): PageDriver {
  const { path, state, flags, userAgentSuffix, tabStorage = {} } = initialState;
  for (const [key, value] of Object.entries(tabStorage)) sessionStorage.setItem(key, value);
  for (const [key, value] of Object.entries(getStoredItems(world, initialState)))
    localStorage.setItem(key, value);
  const renderedApp = renderApp({
    location: state === undefined ? path : { pathname: path, state },
    configuration: {
      ...(initialState.hasNoCardProvider !== true && SANDBOX_CONFIGURATION),
      ...(flags && { flags }),
    },
    ...(userAgentSuffix !== undefined && { userAgentSuffix }),
  });
  return createDomPageDriver({
    page: () => document,
    path: renderedApp.path,
    goTo: (to) => act(() => renderedApp.router.navigate(to)),
    goBack: () => act(() => renderedApp.router.navigate(-1)),
    postFromOtherTab: postToOtherTabs,
    passTime,
  });
}

/** jsdom runs none of the animations that end a toast, and a fourth one waits until then. */
function removeToasts(): void {
  act(() => {
    toast.clearWaitingQueue();
    toast.dismiss();
  });
  for (const element of document.querySelectorAll('.Toastify__toast'))
    fireEvent.animationEnd(element);
}

/** Posts a message as another tab of the browser would. */
function postToOtherTabs(message: object, name: TabChannelName): void {
  const channel = new BroadcastChannel(name);
  channel.postMessage(message);
}
