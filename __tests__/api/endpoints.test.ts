import type { ApiDispatch } from '../../src/api/api-dispatch';
import { identityApi } from '../../src/api/identity.api';
import { legalApi } from '../../src/api/legal.api';
import { onboardingApi } from '../../src/api/onboarding.api';
import { passwordResetApi } from '../../src/api/password-reset.api';
import type { ApiOrigins } from '../../src/api/thunk-extra';
import { matchesTemplate } from '../../src/qa/openapi/find-operation';
import { intakeSessionSlice } from '../../src/state/intake.slice';
import { sessionSlice } from '../../src/state/session.slice';
import {
  ENDPOINT_REQUESTS,
  getExample,
  type EndpointRequest,
} from './support/described-operations';
import { ada, adaByLink, API, IDENTITY, openTab } from './support/open-tab';

type Start = (dispatch: ApiDispatch) => PromiseLike<{ readonly error?: unknown }>;

const ownOrigin: ApiOrigins = { apiBaseUrl: '', identityBaseUrl: '' };

/** Starts a request in a tab with all sessions; returns the last one that is sent. The server responds with its example. */
async function send(start: Start, origins?: ApiOrigins) {
  const sent: Request[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const request = new Request(input, init);
    sent.push(request);
    const example = getExample(request.method, new URL(request.url).pathname);
    return Promise.resolve(Response.json(example ?? {}));
  });
  const { store } = openTab(ada, {}, origins);
  store.dispatch(sessionSlice.actions.profileLoaded('profile'));
  store.dispatch(intakeSessionSlice.actions.started({ ...adaByLink, accessToken: 'of-intake' }));
  const { error } = await start(store.dispatch);
  expect(error).toBeUndefined();
  const request = sent.at(-1);
  if (request === undefined) throw new Error('Nothing was sent.');
  const url = new URL(request.url);
  const text = await request.text();
  return {
    method: request.method,
    origin: url.origin,
    pathname: url.pathname,
    body: text === '' ? undefined : (JSON.parse(text) as unknown),
    accept: request.headers.get('accept'),
    bearer: request.headers.get('authorization'),
    profile: request.headers.get('x-profile-user-id'),
    idempotencyKey: request.headers.get('idempotency-key'),
    keepalive: request.keepalive,
    credentials: request.credentials,
    cache: request.cache,
    redirect: request.redirect,
  };
}

const startRequest =
  ({ send: start }: EndpointRequest): Start =>
  (dispatch) =>
    start({ dispatch });

const BEARERS = { account: 'Bearer access-1', intake: 'Bearer of-intake', cookie: null } as const;

describe.each(ENDPOINT_REQUESTS.map((request) => [request.endpoint, request] as const))(
  '§7 the request of %s',
  (_, request) => {
    const { method, path, auth, server, idempotency, isSubmit, isSameForAll, isBodyIgnored } =
      request.operation;
    const isPublicRead = method === 'GET' && auth === undefined;

    it('§6: is sent as the table of operations says', async () => {
      const { pathname, ...sent } = await send(startRequest(request));
      expect(matchesTemplate(path, pathname) ? path : pathname).toBe(path);
      expect(sent).toMatchObject({
        method,
        origin: server === 'identity' ? IDENTITY : API,
        credentials: server === 'identity' ? 'include' : 'same-origin',
        bearer: auth === undefined ? null : BEARERS[auth],
        profile: auth === 'account' ? 'profile' : null,
        accept: isBodyIgnored === true ? null : (expect.stringContaining('json') as string),
        cache: isSameForAll === true ? 'default' : 'no-store',
        redirect: isPublicRead ? 'follow' : 'error',
      });
    });

    it('D10 has an idempotency key if it writes, and its response has no tokens', async () => {
      const { idempotencyKey, keepalive } = await send(startRequest(request), ownOrigin);
      expect(idempotencyKey !== null).toBe(method !== 'GET' && idempotency !== 'none');
      expect(keepalive).toBe(isSubmit === true);
    });
  },
);

describe('§7 the endpoints', () => {
  it('of the identity service are at the API’s origin where that has no origin of its own', async () => {
    const origins = { apiBaseUrl: API, identityBaseUrl: '' };
    const requests = ENDPOINT_REQUESTS.filter(({ operation }) => operation.server === 'identity');
    expect(requests).not.toEqual([]);
    for (const request of requests)
      expect(await send(startRequest(request), origins)).toMatchObject({
        origin: API,
        credentials: 'include',
      });
  });

  it('D9: those that submit what a user has entered go on if the page is closed', () => {
    const submits = ENDPOINT_REQUESTS.filter(({ operation }) => operation.isSubmit === true);
    expect(submits.map(({ endpoint }) => endpoint).sort()).toEqual([
      'addReminder',
      'saveBasicInfo',
      'signPolicies',
      'submitAssessments',
      'submitCheckIns',
      'submitPublicCheckIns',
      'submitQuestionnaire',
    ]);
  });

  it('of the legal pages ask for HTML, which the browser may keep', async () => {
    const url = `${API}/legal/terms.html`;
    const sent = await send((dispatch) =>
      dispatch(legalApi.endpoints.getLegalPage.initiate(url, { subscribe: false })),
    );
    expect(sent).toMatchObject({ accept: 'text/html', cache: 'default', redirect: 'follow' });
  });

  const email = 'Ada@Clinic.example';
  const { signIn } = identityApi.endpoints;
  const { requestResetCode, confirmReset } = passwordResetApi.endpoints;
  const { lookUpInvite, verifyCode, createAccount } = onboardingApi.endpoints;
  it.each<[string, Start]>([
    ['signIn', (dispatch) => dispatch(signIn.initiate({ email, password: 'Secret' }))],
    ['requestResetCode', (dispatch) => dispatch(requestResetCode.initiate(email))],
    [
      'confirmReset',
      (dispatch) =>
        dispatch(confirmReset.initiate({ email, confirmationCode: '1', newPassword: 'Secret' })),
    ],
    ['lookUpInvite', (dispatch) => dispatch(lookUpInvite.initiate({ type: 'email', email }))],
    ['verifyCode', (dispatch) => dispatch(verifyCode.initiate({ code: '123456', email }))],
    [
      'createAccount',
      (dispatch) => dispatch(createAccount.initiate({ patientId: 'p', email, password: 'Secret' })),
    ],
  ])('D9: %s sends the email of an account in lower case', async (_, start) => {
    expect((await send(start)).body).toMatchObject({ email: 'ada@clinic.example' });
  });
});
