import { PortError } from '../../machines/port';
import { MALFORMED_RESPONSE, type ApiError } from '../../src/api/api-error';
import { openCommand } from '../../src/api/commands';
import { restoreSubmit, submitCommand } from '../../src/api/submit-command';
import { DRAFT_LIFETIME_MS, openDraft } from '../../src/lib/drafts/draft';
import { systemClock } from '../../src/lib/time/clock';
import { openTab } from './support/open-tab';

const NOW = Date.UTC(2026, 10, 2, 12);
beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

const url = 'https://api.clinic.example/v1/submit';
const body = [{ key: 'a', value: 1 }];
const forms = [{ id: 'mood', isOverdue: false, dueAt: null, lastCompletedAt: NOW }];
const { signal } = new AbortController();

const open = () => openTab(null).store;
const openOwnDraft = () =>
  openDraft({
    ...{ userId: 'ada', form: 'check-ins', ids: [], appContext: 'email', clock: systemClock },
    configuration: { drafts: 'session' },
  });

/** A request with this outcome. */
const request = (outcome: { data: string } | { error: ApiError }) => ({
  unwrap: () =>
    'data' in outcome
      ? Promise.resolve(outcome.data)
      : // RTK Query rejects with the error of the base query, which is no `Error`.
        Promise.reject(Object.assign(new Error(), outcome.error)),
  abort: jest.fn(),
});
const offline: ApiError = { reason: 'offline', message: null, status: null };
const refused: ApiError = { reason: 'rejected', message: 'Closed.', status: 409 };

function submit({ dispatch }: ReturnType<typeof open>, outcome: Parameters<typeof request>[0]) {
  const draft = openOwnDraft();
  return submitCommand(
    dispatch,
    { url, body, start: () => request(outcome), draft, forms },
    signal,
  );
}
/** The key of the next submit of the same answers. */
const getNextKey = ({ dispatch }: ReturnType<typeof open>) =>
  dispatch(openCommand({ method: 'POST', url, body }, 1)).key;

describe('D10 submitting answers', () => {
  it('returns the response, and keeps with the draft what was sent', async () => {
    expect(await submit(open(), { data: 'received' })).toBe('received');
    expect(openOwnDraft()?.getSent()).toMatchObject({
      forms,
      command: { expiresAt: NOW + DRAFT_LIFETIME_MS },
    });
  });

  it.each([offline, MALFORMED_RESPONSE])(
    'is the same command after a reload if its outcome is not certain: %j',
    async (error) => {
      const tab = open();
      await expect(submit(tab, { error })).rejects.toThrow(PortError);
      const key = openOwnDraft()?.getSent()?.command.key;
      expect(getNextKey(tab)).toBe(key);

      const reloaded = open();
      restoreSubmit(reloaded.dispatch, url, openOwnDraft());
      expect(getNextKey(reloaded)).toBe(key);
    },
  );

  it('is forgotten once the server has refused it', async () => {
    await expect(submit(open(), { error: refused })).rejects.toThrow('Closed.');
    expect(openOwnDraft()?.getSent()).toBeNull();
  });

  it('works where nothing may be kept', async () => {
    const { dispatch } = open();
    for (const error of [offline, refused]) {
      const options = { url, body, start: () => request({ error }), draft: null, forms };
      await expect(submitCommand(dispatch, options, signal)).rejects.toThrow(PortError);
    }
    expect(() => restoreSubmit(dispatch, url, null)).not.toThrow();
  });

  it('has nothing to continue after a reload without a submit', () => {
    const { dispatch } = open();
    restoreSubmit(dispatch, url, openOwnDraft());
    expect(openOwnDraft()?.getSent()).toBeNull();
  });
});
