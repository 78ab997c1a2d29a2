import { configure } from '@testing-library/dom';
import { createRequestGate } from '../../flow-drivers/request-gate';
import { createDomPageDriver } from '../../flow-drivers/dom-page-driver';
import { interceptRequests } from '../../flow-drivers/intercept-requests';
import { controlClock, type ControlledClock } from '../../flow-drivers/control-clock';
import { controlTimers, type ControlledTimers } from '../../flow-drivers/control-timers';
import { preparePage } from '../../flow-drivers/prepare-page';
import type { FlowPage } from '../../flow-drivers/flow-page.types';
import type { FlowEnvironment } from '../../flow-drivers/run-walkthrough';
import { setUpStep, startScenario, type InitialState } from './sandbox-client';
import type { FrameHost, GetAppWindow } from './frame-host';
import { createMemoryStorage } from './memory-storage';

/** An actor may send several requests: wait this long for the rest after the first, in ms. */
const SETTLE_MS = 80;

configure({ asyncUtilTimeout: 10_000 });

/** Runs a walkthrough on the app in an iframe, with the sandbox's control API for its data. */
export function createFrameEnvironment(
  host: FrameHost,
  machineId: string,
  flowPage: FlowPage,
): FlowEnvironment {
  const gate = createRequestGate(flowPage.requests, { settleMs: SETTLE_MS });
  const storages = { localStorage: createMemoryStorage(), sessionStorage: createMemoryStorage() };
  let timers: ControlledTimers | null = null;
  let clock: ControlledClock | null = null;
  let userId = '';
  let isReleased = false;

  const prepare = (view: Window, initialState: InitialState) => {
    overrideStorages(view, storages);
    overrideLocks(view);
    ignoreWindowFocus(view, () => !isReleased);
    preparePage(view, initialState);
    configureApp(view.document, {
      ...(initialState.flags !== undefined && { flags: initialState.flags }),
      ...(initialState.hasNoCardProvider === true && { stripePublishableKey: '' }),
    });
    timers = controlTimers(view, flowPage.timers ?? []);
    if (flowPage.hasControlledClock === true) clock = controlClock(view);
    interceptRequests(view, gate);
  };

  return {
    async open(scenario) {
      const initialState = await startScenario(machineId, scenario);
      userId = initialState.userId;
      const view = await host.open(initialState.path, (opened) => prepare(opened, initialState));
      return createFramePageDriver(view, (ms) => clock?.passTime(ms));
    },
    setUpOutcome: (name, message) =>
      setUpStep({ machineId, kind: 'outcome', name, userId, message }),
    setUpEvent: (name) => setUpStep({ machineId, kind: 'event', name, userId, message: null }),
    releaseRequests: (actor) => gate.release(actor),
    releaseAll: () => {
      isReleased = true;
      gate.open();
      timers?.stop();
      clock?.stop();
    },
    advanceTime: (durationMs) => timers?.run(durationMs),
  };
}

/** Gives the app in the iframe its own storage: clearing it must not clear this page's. */
export function overrideStorages(
  view: Window,
  storages: Readonly<Record<'localStorage' | 'sessionStorage', Storage>>,
): void {
  for (const [name, value] of Object.entries(storages))
    Object.defineProperty(view, name, { value, configurable: true });
}

/** An intake that is open in another tab of the tester is not the one in the iframe, which has storage of its own. */
function overrideLocks({ navigator }: Window): void {
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
}

/**
 * A step that focuses an element takes the focus from this page to the iframe. For the app, that would be a return to its tab,
 * after which it reads some data again.
 */
function ignoreWindowFocus(view: Window, isIgnored: () => boolean): void {
  const handleFocus = (event: Event) => {
    // A walkthrough in which the device has slept dispatches one of its own, which is not trusted.
    if (event.target === view && event.isTrusted && isIgnored()) event.stopImmediatePropagation();
  };
  view.addEventListener('focus', handleFocus, { capture: true });
}

function createFramePageDriver(view: GetAppWindow, passTime: (ms: number) => void) {
  return createDomPageDriver({
    page: () => view().document,
    path: () => view().location.pathname,
    goTo: (path) => {
      const { history } = view();
      // SAFETY: the router writes the index of each entry into its state.
      const current = history.state as { readonly idx?: number } | null;
      const state = { usr: null, key: 'walked', idx: (current?.idx ?? 0) + 1 };
      history.pushState(state, '', path);
      view().dispatchEvent(new PopStateEvent('popstate', { state }));
    },
    goBack: () => view().history.back(),
    postFromOtherTab: (message, name) => {
      const channel = new BroadcastChannel(name);
      channel.postMessage(message);
      channel.close();
    },
    passTime,
  });
}

/** Overrides the configuration that a deployment writes into the page (D1). */
function configureApp(page: Document, overrides: object): void {
  // Trusted Types refuse a new text of a script element, also of one that is only data, but not of its text node.
  const text = page.getElementById('app-config')?.firstChild;
  if (text == null) return;
  const current: unknown = JSON.parse(text.nodeValue ?? '{}');
  text.nodeValue = JSON.stringify({ ...Object(current), ...overrides });
}
