import { waitFor } from '@testing-library/react';
import { isReloadSafe } from '../../../src/app/release/is-reload-safe';
import { routes } from '../../../src/app/router/routes';
import { ActorRegistry, toActorKey } from '../../../src/lib/actors/actor-registry';
import { profileApi } from '../../../src/api/profile.api';
import { subscriptionsApi } from '../../../src/api/subscriptions.api';
import { sessionSlice } from '../../../src/state/session.slice';
import { createActor, createMachine } from 'xstate';
import { openTab } from '../../api/support/open-tab';

const createServices = () => ({
  routes,
  store: openTab(null).store,
  actors: new ActorRegistry(),
});

/** Holds each response until it is given to the returned function. */
function holdResponses(): (response: Response) => Promise<void> {
  const requests: ((response: Response) => void)[] = [];
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => new Promise((resolve) => requests.push(resolve)));
  return async (response) => {
    await waitFor(() => expect(requests).not.toHaveLength(0));
    requests.shift()?.(response);
  };
}

const open = (pathname: string) => window.history.replaceState({}, '', pathname);
afterEach(() => document.body.replaceChildren());

describe('a reload is safe', () => {
  it.each([
    '/',
    '/login',
    '/progress',
    '/settings',
    '/settings/notifications',
    '/check-ins',
    '/check-ins/mood/completed',
    '/check-ins/mood/completed/1',
    '/kiosk/st.mary',
    '/clinics/lakeside/',
  ])('at %s', (pathname) => {
    open(pathname);
    expect(isReloadSafe(createServices())).toBe(true);
  });

  it('with empty fields, and with choices that are saved', () => {
    open('/settings/notifications');
    document.body.innerHTML = '<input><input type="checkbox" checked><textarea></textarea>';
    expect(isReloadSafe(createServices())).toBe(true);
  });
});

describe('a reload is not safe', () => {
  it.each([
    '/user/ada/assessments',
    '/user/ada/safety-net',
    '/unsubscribe-successful/ada',
    '/accept-invite',
    '/reset-password',
    '/magic-link',
    '/intake',
    '/check-ins/mood',
    '/check-ins/mood/preview',
  ])('at %s', (pathname) => {
    open(pathname);
    expect(isReloadSafe(createServices())).toBe(false);
  });

  it.each(['<input value="a">', '<textarea>a</textarea>', '<dialog open></dialog>'])(
    'with %s on the page',
    (html) => {
      open('/');
      document.body.innerHTML = html;
      expect(isReloadSafe(createServices())).toBe(false);
    },
  );

  it('while a write is under way', async () => {
    open('/');
    const respond = holdResponses();
    const services = createServices();
    // As flows start their writes.
    const { subscribe } = subscriptionsApi.endpoints;
    const write = services.store.dispatch(subscribe.initiate('ada', { track: false }));
    expect(isReloadSafe(services)).toBe(false);
    await respond(Response.json({}));
    await write;
    expect(isReloadSafe(services)).toBe(true);
  });

  it('D3: while the tokens of a session are renewed', async () => {
    open('/');
    const respond = holdResponses();
    const services = createServices();
    const { dispatch } = services.store;
    dispatch(
      sessionSlice.actions.started({
        kind: 'magic-link',
        accessToken: 'expired',
        refreshToken: 'refresh',
        magicCode: 'code',
        storedAt: 0,
      }),
    );
    const read = dispatch(profileApi.endpoints.getProfile.initiate());
    await respond(Response.json({}, { status: 401 }));
    await waitFor(() => expect(isReloadSafe(services)).toBe(false));
    await respond(Response.json({}, { status: 401 }));
    await read;
    expect(isReloadSafe(services)).toBe(true);
  });

  it('D10: while unsent answers wait for their user to sign in again', () => {
    open('/login');
    const services = createServices();
    const hasUnsavedChanges = () => true;
    services.actors.getOrCreate(toActorKey('check-in'), () => createActor(createMachine({})), {
      hasUnsavedChanges,
    });
    expect(isReloadSafe(services)).toBe(false);
  });
});
