import { watchOtherTabs } from '../../../src/app/session/watch-other-tabs';
import { mockBroadcastChannel, sendFromOtherTab } from './open-tab';

const flushMessages = () => new Promise((resolve) => setTimeout(resolve));
const getDrafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith('draft '));

function storeDrafts(): void {
  for (const userId of ['ada', 'ben'])
    sessionStorage.setItem(`draft ${userId}`, JSON.stringify({ userId }));
}

const dropPrefetched = jest.fn();

beforeEach(() => {
  mockBroadcastChannel();
  localStorage.clear();
  sessionStorage.clear();
  dropPrefetched.mockClear();
});

describe('D3 every document', () => {
  it.each([
    ['a user signs out', { type: 'signed-out', userId: 'ada' }, ['draft ben']],
    ['it is not known who signs out', { type: 'signed-out' }, []],
    ['a user signs in', { type: 'signed-in', userId: 'ada' }, ['draft ada']],
  ])('drops drafts and what was prefetched when %s in another tab', async (_, message, kept) => {
    watchOtherTabs(dropPrefetched);
    storeDrafts();
    sessionStorage.setItem('draft malformed', '{');
    sendFromOtherTab(message);
    await flushMessages();
    expect(getDrafts()).toEqual(kept);
    expect(dropPrefetched).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a session is lost', { type: 'session-lost' }],
    ['a session is resumed', { type: 'signed-in', userId: 'ada', isResumed: true }],
  ])('D10: keeps both when %s in another tab', async (_, message) => {
    watchOtherTabs(dropPrefetched);
    storeDrafts();
    sendFromOtherTab(message);
    await flushMessages();
    expect(getDrafts()).toHaveLength(2);
    expect(dropPrefetched).not.toHaveBeenCalled();
  });

  it.each([
    ['is left', () => window.dispatchEvent(new Event('pagehide'))],
    [
      'is hidden',
      () => {
        jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
        document.dispatchEvent(new Event('visibilitychange'));
        jest.restoreAllMocks();
      },
    ],
  ])('D10: that %s with drafts drops them later if a user has signed out meanwhile', (_, leave) => {
    watchOtherTabs(dropPrefetched);
    storeDrafts();
    leave();
    watchOtherTabs(dropPrefetched);
    expect(getDrafts()).toHaveLength(2);
    localStorage.clear();
    watchOtherTabs(dropPrefetched);
    expect(getDrafts()).toEqual([]);
  });

  it('stores nothing when it is left without drafts', () => {
    watchOtherTabs(dropPrefetched);
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('pagehide'));
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  it('drops new drafts no more once it has heard the sign-out', async () => {
    watchOtherTabs(dropPrefetched);
    storeDrafts();
    window.dispatchEvent(new Event('pagehide'));
    localStorage.clear();
    sendFromOtherTab({ type: 'signed-out', userId: 'ada' });
    await flushMessages();
    storeDrafts();
    watchOtherTabs(dropPrefetched);
    expect(getDrafts()).toHaveLength(2);
  });
});
