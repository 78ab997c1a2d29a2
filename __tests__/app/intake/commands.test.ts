import { getCommand, settleCommand } from '../../../src/api/commands';
import { getLinkId, INTAKE_COMMANDS_KEY, toLinkKey } from '../../../src/state/intake-storage';
import { provideLocks, removeLocks } from '../../support/provide-locks';
import { setupSessionTests, storedKeys } from '../session/setup-session-tests';
import { openIntakeTab } from './open-intake';

setupSessionTests();
beforeEach(() => void provideLocks());
afterEach(() => {
  jest.useRealTimers();
  removeLocks();
});

type IntakeTab = Awaited<ReturnType<typeof openIntakeTab>>;

const CONSENT = { method: 'POST', url: '/v1/consent', auth: 'intake', body: ['a'] } as const;
const OTHER = { method: 'POST', url: '/v1/other', body: ['a'] } as const;
const storageKey = toLinkKey(INTAKE_COMMANDS_KEY, getLinkId('intake-nia'));

const start = ({ tab }: IntakeTab, request: typeof CONSENT | typeof OTHER = CONSENT) =>
  tab.store.dispatch((_dispatch, _getState, extra) => getCommand(request, extra));

async function openNia() {
  const tab = await openIntakeTab('intake-nia');
  await tab.settle();
  return tab;
}

describe('D10 the key of what an intake has sent', () => {
  it('D10: outlasts a reload while the outcome is not known, without what was sent', async () => {
    const first = await openNia();
    const { key } = start(first);
    expect(localStorage.getItem(storageKey)).not.toContain('"a"');
    await first.close();
    expect(start(await openNia()).key).toBe(key);
  });

  it('D10: continues in another tab', async () => {
    const first = await openNia();
    const { key } = start(first);
    const second = await openIntakeTab('intake-nia');
    await second.settle();
    second.send({ type: 'CONTINUE_HERE' });
    await second.settle();
    await first.until('openElsewhere');
    expect(start(second).key).toBe(key);
  });

  it('D10: ends with the response, after 30 days, and with the intake', async () => {
    const first = await openNia();
    const command = start(first);
    first.tab.store.dispatch((_dispatch, _getState, extra) =>
      settleCommand(CONSENT, command, undefined, extra),
    );
    expect(storedKeys()).not.toContain(storageKey);
    const { key } = start(first);
    await first.close();
    jest.useFakeTimers({ now: Date.now() + 31 * 86_400_000, doNotFake: ['setTimeout'] });
    const later = await openNia();
    expect(start(later).key).not.toBe(key);
    later.access.end('completed');
    expect(storedKeys()).not.toContain(storageKey);
  });

  it('D10: is not used for another link, nor stored for a request of an account', async () => {
    const nia = await openNia();
    start(nia, OTHER);
    expect(storedKeys()).not.toContain(storageKey);
    const { key } = start(nia);
    const omar = await openIntakeTab('intake-omar', nia.tab);
    await omar.settle();
    expect(start(omar).key).not.toBe(key);
  });

  it('D10: is new if what is stored cannot be read', async () => {
    const first = await openNia();
    const { key } = start(first);
    await first.close();
    localStorage.setItem(storageKey, '{"storedAt":1,"commands":"none"}');
    expect(start(await openNia()).key).not.toBe(key);
  });
});
