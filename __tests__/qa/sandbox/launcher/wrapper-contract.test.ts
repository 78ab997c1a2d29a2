import {
  getNavigationPath,
  parseMessage,
} from '../../../../src/qa/sandbox/launcher/wrapper-contract';

const parse = (message: object) => parseMessage(JSON.stringify(message));

describe('D4: the simulator reads messages as agreed', () => {
  it.each([
    'navigate-login',
    'navigate-settings',
    'navigate-profile',
    'logout',
    'auth-invalid',
    'open-privacy',
    'open-terms',
    'health-app',
  ])('takes %s, which has no payload', (type) => {
    expect(parse({ type })).toEqual({ type, payload: null, problem: null });
    expect(parse({ type, payload: {} }).problem).not.toBeNull();
  });

  it('takes login, and keeps the password to itself', () => {
    expect(parse({ type: 'login', payload: { email: 'a@b.c', password: 'Secret-1' } })).toEqual({
      type: 'login',
      payload: '{"email":"a@b.c","password":"••••"}',
      problem: null,
    });
  });

  it('takes auth-success', () => {
    expect(parse({ type: 'auth-success', payload: { userId: 'ada' } }).problem).toBeNull();
  });

  it.each([
    [{ type: 'auth-success' }],
    [{ type: 'auth-success', payload: { userId: 7 } }],
    [{ type: 'login', payload: { email: 'a@b.c' } }],
    [{ type: 'open-door' }],
    [{ payload: {} }],
  ])('says what is not as agreed: %j', (message) => {
    const { problem } = parse(message);
    expect(problem).toEqual(expect.any(String));
    expect(getNavigationPath(parse(message))).toBeNull();
  });

  it.each(['', 'logout', '[]', '{"type":'])('says that %j is no message', (text) => {
    expect(parseMessage(text)).toMatchObject({ type: 'no message' });
    expect(parseMessage(text).problem).toEqual(expect.any(String));
  });

  it.each([
    ['navigate-login', '/login'],
    ['navigate-settings', '/settings'],
    ['navigate-profile', '/'],
    ['logout', '/login'],
    ['health-app', null],
  ])('answers %s with %s', (type, path) => {
    expect(getNavigationPath(parse({ type }))).toBe(path);
  });
});
