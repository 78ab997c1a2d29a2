import {
  endAllCommands,
  endCommand,
  isWrite,
  openCommand,
  restoreCommand,
  settleCommand,
} from '../../src/api/commands';
import { openTab } from './support/open-tab';

const NOW = Date.UTC(2026, 10, 2, 12);
const LIFETIME_MS = 1000;
beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

const post = (body?: unknown, url = '/v1/things') => ({ method: 'POST', url, body });

function open() {
  const { dispatch } = openTab(null).store;
  return {
    dispatch,
    getKey: (request = post('a'), lifetimeMs = LIFETIME_MS) =>
      dispatch(openCommand(request, lifetimeMs)).key,
  };
}

describe('D10 an attempt is of the same command', () => {
  it('if it sends the same to the same path in time', () => {
    const { getKey } = open();
    const key = getKey();
    expect(getKey()).toBe(key);
    expect(getKey(post('a', '/v1/things?page=2'))).toBe(key);
    expect(getKey(post('a', `${window.location.origin}/v1/things`))).toBe(key);
  });

  it('not if it sends something else, elsewhere or in another way', () => {
    const { getKey } = open();
    const others = [post('b'), post('a', '/v1/others'), { ...post('a'), method: 'PATCH' }];
    for (const other of others) expect(getKey(other)).not.toBe(getKey());
  });

  it.each([
    ['a', 'b'],
    ['ab', 'ba'],
    [undefined, ''],
    [{ a: 1 }, { a: 2 }],
    [[1, 2], [12]],
    ['x'.repeat(500), `${'x'.repeat(499)}y`],
  ])('whose body is told from another: %j and %j', (one, other) => {
    const { getKey } = open();
    const key = getKey(post(one));
    expect(getKey(post(one))).toBe(key);
    expect(getKey(post(other))).not.toBe(key);
  });

  it('no longer after its lifetime, which an attempt begins again', () => {
    const { getKey } = open();
    const key = getKey();
    jest.setSystemTime(NOW + LIFETIME_MS - 1);
    expect(getKey()).toBe(key);
    jest.setSystemTime(NOW + 2 * LIFETIME_MS - 2);
    expect(getKey()).toBe(key);
    jest.setSystemTime(NOW + 3 * LIFETIME_MS - 2);
    expect(getKey()).not.toBe(key);
  });

  it('for the longest of the lifetimes it was given', () => {
    const { getKey } = open();
    const key = getKey();
    getKey(post('a'), 1);
    jest.setSystemTime(NOW + LIFETIME_MS - 1);
    expect(getKey()).toBe(key);
  });
});

describe('D10 a command', () => {
  it('ends, and the others go on', () => {
    const { dispatch, getKey } = open();
    const [key, otherKey] = [getKey(), getKey(post('a', '/v1/others'))];
    dispatch(endCommand(post('a')));
    expect(getKey()).not.toBe(key);
    expect(getKey(post('a', '/v1/others'))).toBe(otherKey);
  });

  it('ends with all others', () => {
    const { dispatch, getKey } = open();
    const keys = [getKey(), getKey(post('a', '/v1/others'))];
    dispatch(endAllCommands());
    expect(keys).not.toContain(getKey());
    expect(keys).not.toContain(getKey(post('a', '/v1/others')));
  });

  it('is continued after a reload, unless there is a later one', () => {
    const command = open().dispatch(openCommand(post('a'), LIFETIME_MS));
    const reloaded = open();
    reloaded.dispatch(restoreCommand(post(), command));
    expect(reloaded.getKey()).toBe(command.key);

    const later = open();
    const laterKey = later.getKey();
    later.dispatch(restoreCommand(post(), command));
    expect(later.getKey()).toBe(laterKey);
  });

  it('is not ended by the late response to an earlier one', () => {
    const { dispatch, getKey } = open();
    const earlier = dispatch(openCommand(post('a'), LIFETIME_MS));
    const key = getKey(post('b'));
    dispatch((_dispatch, _getState, extra) => settleCommand(post('a'), earlier, undefined, extra));
    expect(getKey(post('b'))).toBe(key);
  });

  it('can get its response after it has ended, such as after a sign-out', () => {
    const { dispatch, getKey } = open();
    const command = dispatch(openCommand(post('a'), LIFETIME_MS));
    dispatch(endAllCommands());
    dispatch((_dispatch, _getState, extra) => settleCommand(post('a'), command, undefined, extra));
    expect(getKey()).not.toBe(command.key);
  });

  it('is a request that changes something', () => {
    for (const method of ['POST', 'PATCH', 'DELETE'])
      expect(isWrite({ url: '/', method })).toBe(true);
    expect(isWrite({ url: '/', method: 'GET' })).toBe(false);
    expect(isWrite({ url: '/' })).toBe(false);
  });
});
