import { getDraftKey } from '../../../src/state/drafts/draft-key';
import { SESSION_STORAGE_KEY } from '../../../src/state/stored-session';
import { openTab, sendFromOtherTab } from './open-tab';
import { setupSessionTests } from './setup-session-tests';

const { signIn } = setupSessionTests();

/** Resolves once a message has been delivered. */
const flushMessages = () => new Promise((resolve) => setTimeout(resolve));

/** Opens a tab, as a reload does, which has restored what is stored and does not know its user. */
async function openRestoredTab() {
  const tab = openTab();
  await tab.sessionService.flush();
  return tab;
}

describe('D3 a message of another tab', () => {
  it('ends no session where there is none', async () => {
    const tab = await openRestoredTab();
    sendFromOtherTab({ type: 'session-lost' });
    await flushMessages();
    expect(tab.state()).toBe('unknown');
    expect(tab.sessionActor.getSnapshot().context.ending).toBeNull();
  });

  it('about a sign-out is known to a tab without a session, too', async () => {
    const tab = await openRestoredTab();
    sendFromOtherTab({ type: 'signed-out' });
    await flushMessages();
    expect(tab.state()).toBe('notAuthenticated');
    expect(tab.sessionActor.getSnapshot().context.ending).toBe('signed-out');
  });

  it.each(['signed-out', 'session-lost'])(
    '(%s) removes nothing that all tabs share, such as the session of the next user',
    async (type) => {
      await signIn(openTab(), 'ben');
      const stored = localStorage.getItem(SESSION_STORAGE_KEY) ?? '';
      const tab = openTab();
      await signIn(tab, 'ada', 'password');
      localStorage.setItem(SESSION_STORAGE_KEY, stored);
      sendFromOtherTab({ type });
      await flushMessages();
      expect(tab.state()).not.toBe('authenticated');
      expect(localStorage.getItem(SESSION_STORAGE_KEY)).toBe(stored);
    },
  );

  it.each([
    ['the same user stay', 'ada', 1],
    ['another user are removed', 'ben', 0],
  ])(
    'D10: unsent answers in a tab that was reloaded and then gets a sign-in of %s',
    async (_, userId, count) => {
      const subject = { userId: 'ada', form: 'check-in', ids: ['mood'] } as const;
      const draft = { userId: 'ada', savedAt: Date.now(), answers: { mood: { q1: 'Often' } } };
      sessionStorage.setItem(getDraftKey(subject), JSON.stringify(draft));
      await openRestoredTab();
      sendFromOtherTab({ type: 'signed-in', userId });
      await flushMessages();
      expect(sessionStorage).toHaveLength(count);
    },
  );
});
