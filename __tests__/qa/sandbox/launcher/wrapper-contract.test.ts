/** @jest-environment node */
import {
  getNavigationPath,
  parseMessage,
} from '../../../../src/qa/sandbox/launcher/wrapper-contract';

const parse = (message: object) => parseMessage(JSON.stringify(message));

describe('D4: messages to the native app', () => {
  it.each([
    'navigate-login',
    'navigate-settings',
    'navigate-profile',
    'logout',
    'auth-invalid',
    'open-privacy',
    'open-terms',
    'health-app',
  ])('accepts %s only without a payload', (type) => {
    expect(parse({ type })).toEqual({ type, payload: null, problem: null });
    expect(parse({ type, payload: {} }).problem).not.toBeNull();
  });

  it('accepts login, and masks the password', () => {
    expect(parse({ type: 'login', payload: { email: 'a@b.c', password: 'Secret-1' } })).toEqual({
      type: 'login',
      payload: '{"email":"a@b.c","password":"••••"}',
      problem: null,
    });
  });

  it('accepts auth-success with a user id', () => {
    expect(parse({ type: 'auth-success', payload: { userId: 'ada' } }).problem).toBeNull();
  });

  it.each([
    [{ type: 'auth-success' }],
    [{ type: 'auth-success', payload: { userId: 7 } }],
    [{ type: 'login', payload: { email: 'a@b.c' } }],
    [{ type: 'open-window' }],
    [{ payload: {} }],
  ])('reports how %j breaks the contract', (message) => {
    const { problem } = parse(message);
    expect(problem).toEqual(expect.any(String));
    expect(getNavigationPath(parse(message))).toBeNull();
  });

  it.each(['', 'logout', '[]', '{"type":'])('reports %j as an invalid message', (text) => {
    expect(parseMessage(text)).toMatchObject({ type: 'invalid message' });
    expect(parseMessage(text).problem).toEqual(expect.any(String));
  });

  it.each([
    ['navigate-login', '/login'],
    ['navigate-settings', '/settings'],
    ['navigate-profile', '/'],
    ['logout', '/login'],
    ['health-app', null],
  ])('maps %s to the path %s', (type, path) => {
    expect(getNavigationPath(parse({ type }))).toBe(path);
  });
});
