import { waitFor } from '@testing-library/react';
import { profileApi } from '../../../src/api/profile.api';
import { expireAccessTokens, openSession } from '../../../src/qa/sandbox/world/sessions';
import { openTab, sendFromOtherTab } from './open-tab';
import { readProfile, serializeState, setupSessionTests } from './setup-session-tests';

const { world, signIn } = setupSessionTests();
const flushMessages = () => new Promise((resolve) => setTimeout(resolve));

/** The session of the browser's cookie, which the returned function replaces. */
function setCookies(firstUserId: string) {
  let { id } = openSession(world.sessions, firstUserId, 'password');
  const send = globalThis.fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const request = new Request(input, init);
    request.headers.set('cookie', `session=${id}`);
    return send(request);
  });
  return (userId: string) => {
    ({ id } = openSession(world.sessions, userId, 'password'));
  };
}

/** Opens a tab whose session is resumed by the cookie; its user is known with `isKnown`. */
async function openResumedTab({ isKnown }: { readonly isKnown: boolean }) {
  const tab = openTab();
  await tab.send('RESUME');
  if (isKnown) await readProfile(tab);
  expect(tab.state()).toBe('authenticated');
  return tab;
}

describe('D3 a session that is renewed as that of another person', () => {
  it('closes the pages of the first, and shows nothing of the other as theirs', async () => {
    const changeCookie = setCookies('ada');
    const tab = await openResumedTab({ isKnown: true });
    const stopAll = jest.spyOn(tab.services.actors, 'stopAll');
    changeCookie('ben');
    expireAccessTokens(world.sessions);
    sessionStorage.setItem('draft ["check-in","ada"]', JSON.stringify({ userId: 'ada' }));

    const requestCount = world.requests.length;
    const { data } = await readProfile(tab);
    expect(data).toBeUndefined();
    expect(tab.state()).toBe('unknown');
    expect(tab.session()).toBeNull();
    expect(serializeState(tab)).not.toMatch(/Nwosu|access-/);
    expect(stopAll).toHaveBeenCalledTimes(1);
    expect(sessionStorage).toHaveLength(0);
    expect(world.requests.slice(requestCount).map(({ endpoint }) => endpoint)).toEqual([
      'user-profiles',
      'session',
      'user-profiles',
    ]);

    await tab.send('RESUME');
    expect((await readProfile(tab)).data?.userId).toBe('ben');
  });

  it('stays if it is the same person', async () => {
    setCookies('ada');
    const tab = await openResumedTab({ isKnown: true });
    expireAccessTokens(world.sessions);
    expect((await readProfile(tab)).data?.userId).toBe('ada');
    expect(tab.state()).toBe('authenticated');
  });
});

describe('D3 a resumed session whose user is not known yet', () => {
  it('is given up when a person signs in in another tab', async () => {
    setCookies('ada');
    const tab = await openResumedTab({ isKnown: false });
    sendFromOtherTab({ type: 'signed-in', userId: 'ben' });
    await waitFor(() => expect(tab.state()).toBe('unknown'));
    expect(tab.session()).toBeNull();
  });

  it('loads the profile again where that of the first was still to come', async () => {
    const changeCookie = setCookies('ada');
    const tab = await openResumedTab({ isKnown: false });
    let answer = () => undefined as void;
    const until = new Promise<void>((resolve) => {
      answer = resolve;
    });
    world.faults.failNext({ path: 'user-profiles', kind: 'late', until });
    const first = readProfile(tab);
    await waitFor(() => expect(world.getRequests('user-profiles')).toHaveLength(1));
    changeCookie('ben');
    sendFromOtherTab({ type: 'signed-in', userId: 'ben' });
    await waitFor(() => expect(tab.state()).toBe('unknown'));
    await tab.send('RESUME');
    const { getProfile } = profileApi.endpoints;
    const second = tab.store.dispatch(getProfile.initiate(undefined));
    answer();
    await first;
    expect((await second).data?.userId).toBe('ben');
  });

  it('stays when a session is resumed there', async () => {
    setCookies('ada');
    const tab = await openResumedTab({ isKnown: false });
    sendFromOtherTab({ type: 'signed-in', userId: 'ada', isResumed: true });
    await flushMessages();
    expect(tab.state()).toBe('authenticated');
  });
});

describe('D3 what the other tabs are told', () => {
  /** Records the messages of the tabs. */
  function listen(): readonly unknown[] {
    const messages: unknown[] = [];
    new BroadcastChannel('session').addEventListener('message', ({ data }: MessageEvent<unknown>) =>
      messages.push(data),
    );
    return messages;
  }

  it('is who has signed in, who has signed out, and whether a session was resumed', async () => {
    const messages = listen();
    const tab = openTab();
    await signIn(tab, 'ada');
    const reloaded = openTab();
    await reloaded.send('RESUME');
    await readProfile(reloaded);
    await reloaded.send('SIGN_OUT');
    await flushMessages();
    expect(messages).toEqual([
      { type: 'signed-in', userId: 'ada', isResumed: false },
      { type: 'signed-in', userId: 'ada', isResumed: true },
      { type: 'signed-out', userId: 'ada' },
    ]);
  });

  it('is that it is not known who has signed out, where no profile was loaded', async () => {
    const messages = listen();
    await openTab().send('SIGN_OUT');
    await flushMessages();
    expect(messages).toEqual([{ type: 'signed-out', userId: null }]);
    expect(world.getRequests('sign-out')).toHaveLength(1);
  });
});

describe('D10: kept answers of other people', () => {
  const storeDrafts = () => {
    const savedAt = Date.now();
    for (const [form, userId] of [
      ['assessments', 'ben'],
      ['check-in', 'ben'],
      ['check-in', 'ada'],
    ])
      sessionStorage.setItem(
        `draft ["${form}","${userId}"]`,
        JSON.stringify({ userId, savedAt, answers: { form: { q1: 'often' } } }),
      );
  };

  it('typed at a public link, stay when a session is resumed, which is no sign-in', async () => {
    setCookies('ada');
    storeDrafts();
    await openResumedTab({ isKnown: true });
    expect(Object.keys(sessionStorage).toSorted()).toEqual([
      'draft ["assessments","ben"]',
      'draft ["check-in","ada"]',
    ]);
  });

  it('are removed when somebody signs in', async () => {
    storeDrafts();
    await signIn(openTab(), 'ada');
    expect(Object.keys(sessionStorage)).toEqual(['draft ["check-in","ada"]']);
  });
});
