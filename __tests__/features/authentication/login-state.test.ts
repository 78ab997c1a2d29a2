/** @jest-environment node */
import { readLoginState, toDestination } from '../../../src/features/authentication/login-state';

const origin = 'https://app.clinic.example';

describe('D9 the destination after signing in', () => {
  it.each([
    '/settings',
    '/settings/account?tab=1#top',
    '/user/ada/assessments?assessments=gad-7',
    '/loginish',
    '/login-help',
  ])('is the requested path of this app: %s', (path) => {
    expect(toDestination(path, origin)).toBe(path);
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/%2F/evil.example',
    '/%5Cevil.example',
    '/..//evil.example',
    'javascript:alert(1)',
    ' /settings',
    '/set\ttings',
    'settings',
    '',
    null,
    undefined,
    42,
    ['/settings'],
    { pathname: '/settings' },
  ])('is the home page instead of %j', (value) => {
    expect(toDestination(value, origin)).toBe('/');
  });

  it.each([
    '/login',
    '/login/',
    '/LogIn',
    '/%6Cogin',
    '/login?x=1#y',
    '/logout',
    '/logout/?now',
    '/magic-link?code=again',
  ])('is the home page instead of an authentication page: %s', (path) => {
    expect(toDestination(path, origin)).toBe('/');
  });
});

describe('the navigation state of /login', () => {
  it.each([null, undefined, 'text', 7, {}, { from: 1, message: {}, tone: 'loud', email: [] }])(
    'is replaced by the defaults when it is invalid: %j',
    (state) => {
      expect(readLoginState(state, origin)).toEqual({
        from: '/',
        page: null,
        message: null,
        tone: 'info',
        email: '',
      });
    },
  );

  it('has the destination and the page there, the message with its tone, and the email', () => {
    const state = {
      from: '/progress',
      message: 'Hello.',
      tone: 'success',
      email: 'ada@example.com',
    };
    expect(readLoginState({ ...state, page: 2, firstPage: 1 }, origin)).toEqual({
      ...state,
      page: { page: 2, firstPage: 1 },
    });
  });
});
