import { assessmentsApi } from '../../src/api/assessments.api';
import { userGateApi } from '../../src/api/user-gate.api';
import { safetyNetApi } from '../../src/api/safety-net.api';
import { allowConsole } from '../support/fail-on-console';
import { API, openTab } from './support/open-tab';
import { mockFetch } from './support/mock-fetch';

const ada = '/v1/public-api/user/ada';
const consent = `${ada}/consent-info`;

/** Opens a tab with a mocked network; `readConsent` starts the query that the tests are about. */
function open() {
  const server = mockFetch();
  const { store, failures } = openTab(null);
  const readConsent = () =>
    store.dispatch(
      userGateApi.endpoints.getConsentInfo.initiate('ada', {
        subscribe: false,
        forceRefetch: true,
      }),
    );
  return { server, store, failures, readConsent };
}

const advanceTime = (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe('§9 query retry', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['performance', 'setImmediate'] }));
  afterEach(() => jest.useRealTimers());

  /** Responds to one pending request under fake timers. */
  async function respond(
    server: ReturnType<typeof mockFetch>,
    ...[path, reply]: Parameters<ReturnType<typeof mockFetch>['respond']>
  ): Promise<void> {
    const responded = server.respond(path, reply);
    await advanceTime(50);
    await responded;
  }

  it.each(['no network', { status: 500 }, { status: 503, body: { message: 'Later.' } }] as const)(
    'D9: a query is retried once on %j',
    async (failure) => {
      // §9.other.2
      const { server, readConsent } = open();
      const reading = readConsent();
      await respond(server, consent, failure);
      await advanceTime(500);
      expect(server.requestsTo(consent)).toHaveLength(2);
      await respond(server, consent, { body: { consentRequired: true, consentCopy: 'Please.' } });
      expect((await reading).data).toEqual({ consentRequired: true, consentCopy: 'Please.' });
    },
  );

  it('D9: a query is not retried more than once', async () => {
    // §4.authentication.6, §9.other.2
    const { server, readConsent } = open();
    const reading = readConsent();
    await respond(server, consent, 'no network');
    await advanceTime(500);
    await respond(server, consent, { status: 502, body: { message: 'Down.' } });
    await advanceTime(60_000);
    expect(server.requestsTo(consent)).toHaveLength(2);
    expect((await reading).error).toMatchObject({ reason: 'server', message: 'Down.' });
  });

  it('D9: a query is retried when the server has asked for, not earlier', async () => {
    const { server, readConsent } = open();
    const reading = readConsent();
    await respond(server, consent, { status: 503, headers: { 'retry-after': '7' } });
    await advanceTime(6_500);
    expect(server.requestsTo(consent)).toHaveLength(1);
    await advanceTime(500);
    await respond(server, consent, { body: { consentRequired: false, consentCopy: null } });
    expect((await reading).data).toMatchObject({ consentRequired: false });
  });

  it('is left to the user if the server asks for more time than one waits', async () => {
    const { server, readConsent } = open();
    const reading = readConsent();
    await respond(server, consent, { status: 503, headers: { 'retry-after': '120' } });
    expect((await reading).error).toMatchObject({ reason: 'server', status: 503 });
    await advanceTime(120_000);
    expect(server.requestsTo(consent)).toHaveLength(1);
  });

  it.each([400, 401, 403, 404, 409, 429])('D9: a query is not retried on %d', async (status) => {
    const { server, readConsent } = open();
    const reading = readConsent();
    await respond(server, consent, { status, body: { message: 'No.' } });
    await advanceTime(60_000);
    expect(server.requestsTo(consent)).toHaveLength(1);
    expect((await reading).error).toMatchObject({ message: 'No.', status });
  });

  it('D9: a 401 on a public request starts no refresh', async () => {
    const { server, readConsent } = open();
    void readConsent();
    await respond(server, consent, { status: 401 });
    await advanceTime(60_000);
    expect(server.requests.map(({ url }) => url)).toEqual([`${API}${consent}`]);
  });

  it.each(['no network', { status: 500 }] as const)(
    'D9: a mutation is not retried, not even on %j',
    async (failure) => {
      const { server, store } = open();
      const sending = store.dispatch(userGateApi.endpoints.acceptConsent.initiate('ada'));
      await respond(server, `${ada}/accept-consent`, failure);
      await advanceTime(60_000);
      expect(server.requests).toHaveLength(1);
      expect((await sending).error).toBeDefined();
    },
  );
});

describe('public requests', () => {
  afterEach(() => jest.useRealTimers());

  it('D2: a request times out after 30 s', async () => {
    jest.useFakeTimers({ doNotFake: ['performance'] });
    const { server, store } = open();
    const sending = store.dispatch(userGateApi.endpoints.acceptConsent.initiate('ada'));
    let isOver = false;
    void sending.then(() => (isOver = true));
    await advanceTime(29_900);
    expect(isOver).toBe(false);
    await advanceTime(200);
    expect((await sending).error).toMatchObject({ reason: 'timeout', message: null });
    expect(server.requests).toHaveLength(1);
  });

  it.each([[[]], ['text'], [{ consentRequired: 'maybe' }], [null]])(
    'D2: a response of %j is an error, and a warning names the endpoint',
    async (body) => {
      allowConsole(/The response of getConsentInfo does not have the expected shape/);
      const { server, readConsent } = open();
      const reading = readConsent();
      await server.respond(consent, { body });
      expect((await reading).error).toMatchObject({ reason: 'malformed', message: null });
      expect(console.warn).toHaveBeenCalledTimes(1);
    },
  );

  it('D2: the warning contains no data of the response', async () => {
    allowConsole(/not have the expected shape/);
    const { server, store } = open();
    void store.dispatch(safetyNetApi.endpoints.getSafetyNet.initiate('ada'));
    await server.respond(`${ada}/safety-net`, { body: [{ displayText: 5, type: 'Ada felt sad' }] });
    const logged = jest.mocked(console.warn).mock.calls.flat().join(' ');
    expect(logged).not.toContain('Ada');
    expect(logged).not.toContain('sad');
  });

  it('§8: a missing response is logged with the endpoint’s name only', async () => {
    // §8.network.1
    const info = jest.spyOn(console, 'info').mockImplementation(() => undefined);
    const { server, store } = open();
    const sending = store.dispatch(userGateApi.endpoints.acceptConsent.initiate('ada'));
    await server.respond(`${ada}/accept-consent`, 'no network');
    expect((await sending).error).toMatchObject({ reason: 'offline', message: null });
    expect(info.mock.calls).toEqual([['No response: acceptConsent']]);
  });

  it('§8: a refused request is not logged as one without a response', async () => {
    const info = jest.spyOn(console, 'info').mockImplementation(() => undefined);
    const { server, readConsent } = open();
    const reading = readConsent();
    await server.respond(consent, { status: 403, body: { message: 'Ada may not.' } });
    await reading;
    expect(info).not.toHaveBeenCalled();
  });

  it('§8: observers get endpoint, reason and status of a failed request, and nothing of an aborted one', async () => {
    const { server, store, failures } = open();
    const accept = () => store.dispatch(userGateApi.endpoints.acceptConsent.initiate('ada'));
    const refused = accept();
    await server.respond(`${ada}/accept-consent`, { status: 403, body: { message: 'Not Ada.' } });
    await refused;
    const aborted = accept();
    await server.settle();
    aborted.abort();
    await aborted;
    expect(failures).toEqual([{ endpoint: 'acceptConsent', reason: 'rejected', status: 403 }]);
  });

  it('§8: an aborted request is not logged as offline', async () => {
    const info = jest.spyOn(console, 'info').mockImplementation(() => undefined);
    const { server, store } = open();
    const sending = store.dispatch(userGateApi.endpoints.acceptConsent.initiate('ada'));
    await server.settle();
    sending.abort();
    await sending;
    expect(info).not.toHaveBeenCalled();
  });

  it('§8: a rejected consent returns the server’s message', async () => {
    const { server, store } = open();
    const sending = store.dispatch(userGateApi.endpoints.acceptConsent.initiate('ada'));
    await server.respond(`${ada}/accept-consent`, { status: 403, body: { message: 'Not yet.' } });
    expect((await sending).error).toMatchObject({ reason: 'rejected', message: 'Not yet.' });
  });

  it('§7: a birthday verification without a telecom type does not send one', async () => {
    const { server, store } = open();
    void store.dispatch(
      userGateApi.endpoints.verifyBirthday.initiate({
        userId: 'ada',
        telecomType: null,
        dateOfBirth: '1990-02-01',
      }),
    );
    await server.settle();
    expect(await server.getRequestBody(`${ada}/birthday-verification`)).toEqual({
      dateOfBirth: '1990-02-01',
    });
  });

  it('§6: public requests send neither an access token nor a profile, nor cookies to another origin', async () => {
    const { server, readConsent } = open();
    void readConsent();
    await server.settle();
    expect(server.requests).toEqual([
      expect.objectContaining({ bearer: null, profile: null, credentials: 'same-origin' }),
    ]);
  });

  it('the assigned assessments are fetched again after a submit', async () => {
    const { server, store } = open();
    const assigned = `${ada}/assigned-assessments`;
    const watching = store.dispatch(
      assessmentsApi.endpoints.getAssignedAssessments.initiate('ada'),
    );
    await server.respond(assigned, { body: [] });
    void store.dispatch(
      assessmentsApi.endpoints.submitAssessments.initiate({
        body: {
          assessments: [],
          assigneeUserId: 'ada',
          isNewPatient: false,
          source: 'sms',
          submissionType: 'default',
        },
        key: 'a-key',
      }),
    );
    await server.respond(`${ada}/submit-assessments`, { body: {} });
    expect(server.requestsTo(assigned)).toHaveLength(2);
    watching.unsubscribe();
  });
});
