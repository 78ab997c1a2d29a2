import {
  endAllCommands,
  endCommand,
  getCommand,
  isWrite,
  settleCommand,
} from '../../src/api/commands';
import type { Command } from '../../src/api/thunk-extra';
import { openTab } from './support/open-tab';

const post = (body?: unknown, url = '/v1/things') => ({ method: 'POST', url, body });

function open() {
  const { dispatch } = openTab(null).store;
  const openCommand = (request = post('a')) =>
    dispatch((_dispatch, _getState, extra) => getCommand(request, extra));
  return {
    dispatch,
    openCommand,
    getKey: (request = post('a')) => openCommand(request).key,
    succeed: (command: Command) =>
      dispatch((_dispatch, _getState, extra) =>
        settleCommand(post('a'), command, undefined, extra),
      ),
  };
}

describe('D10 an attempt is of the same command', () => {
  it('if it sends the same to the same path, however long it takes', () => {
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

  it('is not ended by the late response to an earlier one', () => {
    const { getKey, openCommand, succeed } = open();
    const earlier = openCommand();
    const key = getKey(post('b'));
    succeed(earlier);
    expect(getKey(post('b'))).toBe(key);
  });

  it('can get its response after it has ended, such as after a sign-out', () => {
    const { dispatch, getKey, openCommand, succeed } = open();
    const command = openCommand();
    dispatch(endAllCommands());
    succeed(command);
    expect(getKey()).not.toBe(command.key);
  });

  it('is a request that changes something', () => {
    for (const method of ['POST', 'PATCH', 'DELETE'])
      expect(isWrite({ url: '/', method })).toBe(true);
    expect(isWrite({ url: '/', method: 'GET' })).toBe(false);
    expect(isWrite({ url: '/' })).toBe(false);
  });
});
