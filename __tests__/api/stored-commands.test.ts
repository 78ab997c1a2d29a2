import { getCommand, keepCommands, settleCommand } from '../../src/api/commands';
import * as operations from '../../src/api/operations';
import { openCommandStore, TAB_COMMANDS_KEY } from '../../src/api/stored-commands';
import { toRequest } from '../../src/api/to-request';
import { DRAFT_LIFETIME_MS } from '../../src/lib/submission/draft-lifetime';
import { openTab as openApp } from '../app/session/open-tab';
import { openTab } from './support/open-tab';

const accept = toRequest(operations.acceptConsent, { userId: 'user-7' });
const unsubscribe = toRequest(operations.unsubscribe, { userId: 'user-7' });
const subscribe = toRequest(operations.subscribe, { userId: 'user-7' });
const lookup = toRequest(
  operations.lookUpInvite,
  {},
  { body: { type: 'email', email: 'ada@example.com' } },
);
const LOST = { reason: 'offline', message: null, status: null } as const;

afterEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

/** Opens a document of the tab, at a time in ms. */
function openDocument(now = 1) {
  const { dispatch } = openTab(null).store;
  const commandStore = openCommandStore({
    scope: 'tab',
    area: 'session',
    key: TAB_COMMANDS_KEY,
    toCurrentKey: (key) => key,
    lifetimeMs: DRAFT_LIFETIME_MS,
    clock: { now: () => now },
  });
  dispatch(keepCommands(commandStore));
  const start = (request = accept) =>
    dispatch((_dispatch, _getState, extra) => getCommand(request, extra));
  const settle = (request = accept, error?: typeof LOST) =>
    dispatch((_dispatch, _getState, extra) =>
      settleCommand(request, getCommand(request, extra), error, extra),
    );
  return { start, settle, getKey: (request = accept) => start(request).key };
}

describe('D10 a write without a body', () => {
  it('D10 has the same key after a reload while its outcome is not known', () => {
    const first = openDocument();
    const key = first.getKey();
    first.settle(accept, LOST);
    const second = openDocument();
    expect(second.start()).toMatchObject({ key, isUncertain: true });
    second.settle();
    expect(openDocument().getKey()).not.toBe(key);
  });

  it('D10 leaves nothing in the tab once its outcome is known', () => {
    const { getKey, settle } = openDocument();
    getKey();
    expect(sessionStorage).toHaveLength(1);
    settle();
    expect(sessionStorage).toHaveLength(0);
  });

  it('D10 is stored with its key and hashes alone, without the id of the user', () => {
    const { key, fingerprint } = openDocument().start();
    expect(Object.entries(sessionStorage)).toEqual([
      [TAB_COMMANDS_KEY, expect.not.stringContaining('user-7')],
    ]);
    expect(JSON.parse(sessionStorage.getItem(TAB_COMMANDS_KEY) ?? '')).toEqual({
      storedAt: 1,
      commands: [[expect.any(String), { key, fingerprint }]],
    });
  });

  it('D10 has another key after 24 hours, and where what is stored cannot be read', () => {
    const key = openDocument(0).getKey();
    expect(openDocument(DRAFT_LIFETIME_MS - 1).getKey()).toBe(key);
    sessionStorage.clear();
    const next = openDocument(0).getKey();
    expect(openDocument(DRAFT_LIFETIME_MS).getKey()).not.toBe(next);
    sessionStorage.setItem(TAB_COMMANDS_KEY, '{"storedAt":1,"commands":"none"}');
    expect(openDocument().start()).toMatchObject({ isUncertain: false });
  });

  it('D10 is stored for a tab of its user, and never on a shared device', () => {
    const path = '/user/user-7/assessments';
    const isStored = ['', '?context=sms', '?context=kiosk', '?context=clinician_app'].map(
      (query) => {
        sessionStorage.clear();
        window.history.replaceState(null, '', path + query);
        openApp().store.dispatch((_dispatch, _getState, extra) => getCommand(accept, extra));
        return sessionStorage.length === 1;
      },
    );
    expect(isStored).toEqual([true, true, false, false]);
  });

  it('D10 is not stored once the document has become that of a kiosk', () => {
    const { dispatch } = openApp().store;
    window.history.replaceState(null, '', '/kiosk/lakeside');
    dispatch((_dispatch, _getState, extra) => getCommand(accept, extra));
    expect(sessionStorage).toHaveLength(0);
  });
});

it('D10 a write with a body is not stored, nor a hash of what it sends', () => {
  const { getKey } = openDocument();
  const key = getKey(lookup);
  expect(getKey(lookup)).toBe(key);
  expect(sessionStorage).toHaveLength(0);
});

describe('D10 an unsubscribe of unknown outcome', () => {
  it('D10 is given up when the user subscribes again, whatever becomes of that', () => {
    const { getKey } = openDocument();
    const keys = [unsubscribe, subscribe, unsubscribe].map((request) => getKey(request));
    expect(new Set(keys).size).toBe(3);
  });

  it('D10 has another key after a reload in between, too', () => {
    const key = openDocument().getKey(unsubscribe);
    const second = openDocument();
    second.getKey(subscribe);
    second.settle(subscribe);
    expect(sessionStorage).toHaveLength(0);
    expect(openDocument().getKey(unsubscribe)).not.toBe(key);
  });
});
