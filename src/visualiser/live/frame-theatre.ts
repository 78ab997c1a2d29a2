import { configure } from '@testing-library/dom';
import { createRequestGate } from '../../walks/call-gate';
import { createDomPageDriver } from '../../walks/dom-screen';
import { interceptRequests } from '../../walks/hold-calls';
import { controlTimers, type ControlledTimers } from '../../walks/hold-timers';
import { preparePage } from '../../walks/prepare-page';
import type { FlowPage } from '../../walks/stage.types';
import type { FlowEnvironment } from '../../walks/walk-through';
import { arrange, beginWalk, type Beginning } from './clinic-client';
import type { FrameHost, ShownView } from './frame-host';
import { createOwnStorage } from './own-storage';

/** The calls of one moment leave the page one after the other, in ms. */
const SETTLE_MS = 80;

configure({ asyncUtilTimeout: 10_000 });

/** The app in a frame of this page, and the clinic behind its back door. */
export function createFrameTheatre(host: FrameHost, machineId: string, stage: FlowPage): FlowEnvironment {
  const gate = createRequestGate(stage.requests, { settleMs: SETTLE_MS });
  const storages = { localStorage: createOwnStorage(), sessionStorage: createOwnStorage() };
  let timers: ControlledTimers | null = null;
  let userId = '';

  const prepare = (view: Window, beginning: Beginning) => {
    giveStorages(view, storages);
    preparePage(view, beginning);
    configureApp(view.document, {
      ...(beginning.flags !== undefined && { flags: beginning.flags }),
      ...(beginning.hasNoCardProvider === true && { stripePublishableKey: '' }),
    });
    timers = controlTimers(view, stage.timers ?? []);
    interceptRequests(view, gate);
  };

  return {
    async open(situation) {
      const beginning = await beginWalk(machineId, situation);
      userId = beginning.userId;
      const view = await host.open(beginning.path, (opened) => prepare(opened, beginning));
      return createFrameScreen(view);
    },
    setUpOutcome: (name, message) =>
      arrange({ machineId, kind: 'outcome', name, userId, message }),
    setUpEvent: (name) => arrange({ machineId, kind: 'event', name, userId, message: null }),
    releaseRequests: (actor) => gate.release(actor),
    releaseAll: () => {
      gate.open();
      timers?.stop();
      return Promise.resolve();
    },
    advanceTime: (durationMs) => {
      timers?.run(durationMs);
      return Promise.resolve();
    },
  };
}

/** The app in a frame keeps to itself: emptying its storage must not empty this page's. */
export function giveStorages(
  view: Window,
  storages: Readonly<Record<'localStorage' | 'sessionStorage', Storage>>,
): void {
  for (const [name, value] of Object.entries(storages))
    Object.defineProperty(view, name, { value, configurable: true });
}

function createFrameScreen(view: ShownView) {
  return createDomPageDriver({
    page: () => view().document,
    path: () => view().location.pathname,
    goTo: (path) => {
      const { history } = view();
      const state = { usr: null, key: 'walked', idx: history.length };
      history.pushState(state, '', path);
      view().dispatchEvent(new PopStateEvent('popstate', { state }));
    },
    goBack: () => view().history.back(),
    postFromOtherTab: (message) => {
      const channel = new BroadcastChannel('session');
      channel.postMessage(message);
      channel.close();
    },
  });
}

/** As a deployment writes it into the page (D1). */
function configureApp(page: Document, more: object): void {
  const block = page.getElementById('app-config');
  if (block === null) return;
  const present: unknown = JSON.parse(block.textContent || '{}');
  block.textContent = JSON.stringify({ ...Object(present), ...more });
}
