import { assessmentsApi } from '../../src/api/assessments.api';
import { userGateApi } from '../../src/api/user-gate.api';
import { safetyNetApi } from '../../src/api/safety-net.api';
import { allowConsole } from '../support/fail-on-console';
import { API, openTab } from './support/open-tab';
import { mockFetch } from './support/mock-fetch';

const ada = '/v1/public-api/user/ada';
const consent = `${ada}/consent-info`;

/** A tab, the network under the test's hand, and the read of a consent that every test is about. */
function open() {
  const net = mockFetch();
  const { store } = openTab(null);
  const readConsent = () =>
    store.dispatch(
      userGateApi.endpoints.getConsentInfo.initiate('ada', {
        subscribe: false,
        forceRefetch: true,
      }),
    );
  return { net, store, readConsent };
}

/** Lets the pause before a retry pass. */
const advanceTime = (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe('§9 query retry', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['performance', 'setImmediate'] }));
  afterEach(() => jest.useRealTimers());

  /** Answers one waiting call while the clock stands. */
  async function respond(
    net: ReturnType<typeof mockFetch>,
    ...[path, reply]: Parameters<ReturnType<typeof mockFetch>['respond']>
  ): Promise<void> {
    const responded = net.respond(path, reply);
    await advanceTime(50);
    await responded;
  }

  it.each(['no network', { status: 500 }, { status: 503, body: { message: 'Later.' } }] as const)(
    'D9: a query is tried once more on %j',
    async (failure) => {
      const { net, readConsent } = open();
      const reading = readConsent();
      await respond(net, consent, failure);
      await advanceTime(500);
      expect(net.requestsTo(consent)).toHaveLength(2);
      await respond(net, consent, { body: { consentRequired: true, consentCopy: 'Please.' } });
      expect((await reading).data).toEqual({ consentRequired: true, consentCopy: 'Please.' });
    },
  );

  it('D9: and no more than once', async () => {
    const { net, readConsent } = open();
    const reading = readConsent();
    await respond(net, consent, 'no network');
    await advanceTime(500);
    await respond(net, consent, { status: 502, body: { message: 'Down.' } });
    await advanceTime(60_000);
    expect(net.requestsTo(consent)).toHaveLength(2);
    expect((await reading).error).toMatchObject({ reason: 'server', message: 'Down.' });
  });

  it.each([400, 401, 403, 404, 409, 429])('D9: never on %d', async (status) => {
    const { net, readConsent } = open();
    const reading = readConsent();
    await respond(net, consent, { status, body: { message: 'No.' } });
    await advanceTime(60_000);
    expect(net.requestsTo(consent)).toHaveLength(1);
    expect((await reading).error).toMatchObject({ reason: 'rejected', message: 'No.', status });
  });

  it('D9: a 401 of a public call starts no refresh', async () => {
    const { net, readConsent } = open();
    void readConsent();
    await respond(net, consent, { status: 401 });
    await advanceTime(60_000);
    expect(net.seen.map(({ url }) => url)).toEqual([`${API}${consent}`]);
  });

  it.each(['no network', { status: 500 }] as const)(
    'D9: a command is never tried again by itself, not even on %j',
    async (failure) => {
      const { net, store } = open();
      const sending = store.dispatch(userGateApi.endpoints.acceptConsent.initiate('ada'));
      await respond(net, `${ada}/accept-consent`, failure);
      await advanceTime(60_000);
      expect(net.seen).toHaveLength(1);
      expect((await sending).error).toBeDefined();
    },
  );
});

describe('D2 calls', () => {
  afterEach(() => jest.useRealTimers());

  it('D2: a call may take 30 s, and has then failed', async () => {
    jest.useFakeTimers({ doNotFake: ['performance'] });
    const { net, store } = open();
    const sending = store.dispatch(userGateApi.endpoints.acceptConsent.initiate('ada'));
    let isOver = false;
    void sending.then(() => (isOver = true));
    await advanceTime(29_900);
    expect(isOver).toBe(false);
    await advanceTime(200);
    expect((await sending).error).toMatchObject({ reason: 'timeout', message: null });
    expect(net.seen).toHaveLength(1);
  });

  it.each([[[]], ['text'], [{ consentRequired: 'maybe' }], [null]])(
    'D2: an answer that reads %j is a failure, and the log says whose',
    async (body) => {
      allowConsole(/The answer of getConsentInfo is not of the agreed shape/);
      const { net, readConsent } = open();
      const reading = readConsent();
      await net.respond(consent, { body });
      expect((await reading).error).toMatchObject({ reason: 'malformed', message: null });
      expect(console.warn).toHaveBeenCalledTimes(1);
    },
  );

  it('D2: the log repeats nothing of the answer', async () => {
    allowConsole(/not of the agreed shape/);
    const { net, store } = open();
    void store.dispatch(safetyNetApi.endpoints.getSafetyNet.initiate('ada'));
    await net.respond(`${ada}/safety-net`, { body: [{ displayText: 5, type: 'Ada felt sad' }] });
    const logged = jest.mocked(console.warn).mock.calls.flat().join(' ');
    expect(logged).not.toContain('Ada');
    expect(logged).not.toContain('sad');
  });

  it('§8: no response is logged, by the name of the call alone', async () => {
    const info = jest.spyOn(console, 'info').mockImplementation(() => undefined);
    const { net, store } = open();
    const sending = store.dispatch(userGateApi.endpoints.acceptConsent.initiate('ada'));
    await net.respond(`${ada}/accept-consent`, 'no network');
    expect((await sending).error).toMatchObject({ reason: 'offline', message: null });
    expect(info.mock.calls).toEqual([['No response: acceptConsent']]);
  });

  it('§8: a call that was given up is no lost network', async () => {
    const info = jest.spyOn(console, 'info').mockImplementation(() => undefined);
    const { net, store } = open();
    const sending = store.dispatch(userGateApi.endpoints.acceptConsent.initiate('ada'));
    await net.settle();
    sending.abort();
    await sending;
    expect(info).not.toHaveBeenCalled();
  });

  it('§8: a refused consent carries the server’s message', async () => {
    const { net, store } = open();
    const sending = store.dispatch(userGateApi.endpoints.acceptConsent.initiate('ada'));
    await net.respond(`${ada}/accept-consent`, { status: 403, body: { message: 'Not yet.' } });
    expect((await sending).error).toMatchObject({ reason: 'rejected', message: 'Not yet.' });
  });

  it('§7: a consent has no body and a birthday names no telecom type that it has not', async () => {
    const { net, store } = open();
    void store.dispatch(
      userGateApi.endpoints.verifyBirthday.initiate({
        userId: 'ada',
        telecomType: null,
        dateOfBirth: '1990-02-01',
      }),
    );
    await net.settle();
    expect(await net.getRequestBody(`${ada}/birthday-verification`)).toEqual({
      dateOfBirth: '1990-02-01',
    });
  });

  it('§6: public calls carry neither a bearer nor a profile, and no cookie elsewhere', async () => {
    const { net, readConsent } = open();
    void readConsent();
    await net.settle();
    expect(net.seen).toEqual([
      expect.objectContaining({ bearer: null, profile: null, credentials: 'same-origin' }),
    ]);
  });

  it('architecture: what is assigned is read anew after a submit', async () => {
    const { net, store } = open();
    const assigned = `${ada}/assigned-assessments`;
    const watching = store.dispatch(
      assessmentsApi.endpoints.getAssignedAssessments.initiate('ada'),
    );
    await net.respond(assigned, { body: [] });
    void store.dispatch(
      assessmentsApi.endpoints.submitAssessments.initiate({
        assessments: [],
        assigneeUserId: 'ada',
        isNewPatient: false,
        source: 'sms',
        submissionType: 'default',
      }),
    );
    await net.respond(`${ada}/submit-assessments`, { body: {} });
    expect(net.requestsTo(assigned)).toHaveLength(2);
    watching.unsubscribe();
  });
});
