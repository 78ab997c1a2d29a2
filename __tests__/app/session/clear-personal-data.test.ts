import { getCommand } from '../../../src/api/commands';
import { publicUserApi } from '../../../src/api/public-user.api';
import { APP_PROMPT_DISMISSED_KEY } from '../../../src/app/layouts/app-prompt';
import { clearPersonalData, type ClearOptions } from '../../../src/app/session/clear-personal-data';
import { pendingSignOut } from '../../../src/state/pending-sign-out';
import { getDraftKey } from '../../../src/state/drafts/draft-key';
import { saveLater } from '../../../src/state/drafts/waiting-saves';
import { INTAKE_LINK_KEY, INTAKE_PROGRESS_KEY, toLinkKey } from '../../../src/state/intake-storage';
import { getPersistKey } from '../../../src/state/stored-session';
import { openTab } from './open-tab';
import { serializeState, setupSessionTests } from './setup-session-tests';

// No frame is drawn.
jest.mock('../../../src/lib/browser/after-frame', () => ({ afterFrame: jest.fn() }));

setupSessionTests();
afterEach(() => pendingSignOut.clear());

const draft = getDraftKey({ userId: 'ada', form: 'assessments', ids: [] });
const intake = toLinkKey(getPersistKey(INTAKE_PROGRESS_KEY), 'abc');
const request = { method: 'POST', url: '/v1/things', body: {} };

/** Fills what a person leaves in a tab, clears it, and returns what is left. */
async function clear(scope: 'tab' | 'device', options?: ClearOptions) {
  const tab = openTab();
  const { store } = tab;
  await store.dispatch(publicUserApi.endpoints.getPublicUser.initiate('ada'));
  const getKey = () =>
    store.dispatch((_dispatch, _getState, extra) => getCommand(request, extra).key);
  const key = getKey();
  for (const name of [draft, INTAKE_LINK_KEY, 'other']) sessionStorage.setItem(name, '{}');
  for (const name of [intake, 'other']) localStorage.setItem(name, '{}');
  clearPersonalData(store, scope, options);
  return {
    responses: serializeState(tab).includes('ada'),
    command: getKey() === key,
    session: Object.keys(sessionStorage).toSorted(),
    local: Object.keys(localStorage).toSorted(),
  };
}

describe('§4 what is cleared of a person', () => {
  it('is everything on the device', async () => {
    expect(await clear('device')).toEqual({
      ...{ responses: false, command: false },
      ...{ session: [], local: [] },
    });
  });

  it('is everything in the tab, and not what all tabs share', async () => {
    expect(await clear('tab')).toEqual({
      ...{ responses: false, command: false },
      ...{ session: [], local: ['other', intake].toSorted() },
    });
  });

  it('D10: is an answer, too, that is stored only afterwards', () => {
    const store = jest.fn(() => sessionStorage.setItem(draft, '{}'));
    saveLater(draft, store);
    clearPersonalData(openTab().store, 'tab');
    expect(store).toHaveBeenCalledTimes(1);
    expect(sessionStorage).toHaveLength(0);
  });

  it('may leave an intake alone, which has a session of its own', async () => {
    expect(await clear('device', { keepsIntake: true })).toMatchObject({
      ...{ session: [INTAKE_LINK_KEY], local: [intake] },
    });
  });

  it('D10: may leave unsent answers alone, and the submit whose outcome is not certain', async () => {
    expect(await clear('device', { keepsAnswers: true })).toEqual({
      ...{ responses: false, command: true },
      ...{ session: [draft], local: [] },
    });
  });

  it('D9: is not that the prompt to use the app was dismissed in the tab', async () => {
    sessionStorage.setItem(APP_PROMPT_DISMISSED_KEY, 'true');
    expect(await clear('device')).toMatchObject({ session: [APP_PROMPT_DISMISSED_KEY] });
    sessionStorage.removeItem(APP_PROMPT_DISMISSED_KEY);
  });

  it('D3: is not that the server has not confirmed a sign-out, or its cookie would resume', async () => {
    pendingSignOut.set();
    await clear('device');
    expect(pendingSignOut.isSet()).toBe(true);
    pendingSignOut.clear();
    await clear('device');
    expect(pendingSignOut.isSet()).toBe(false);
  });
});
