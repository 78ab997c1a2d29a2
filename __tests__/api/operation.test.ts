/** @jest-environment node */
import { divideIds } from '../../src/api/divide-ids';
import { defineOperation, toPath } from '../../src/api/operation';

const hostile = ['../../kiosk', 'a/b', 'a?b=1', 'a#b', '\u0000', 'a\\b', '😀é', '%2e%2e'];
const operation = defineOperation({ method: 'GET', path: '/v1/users/{userId}/forms/{formId}' });

describe('the path of an operation', () => {
  it.each(hostile)('keeps the id %j in one segment', (id) => {
    const path = toPath(operation, { userId: id, formId: 'a' });
    const segments = new URL(path, 'https://api.example').pathname.split('/');
    expect(segments).toEqual(['', 'v1', 'users', expect.any(String), 'forms', 'a']);
    expect(decodeURIComponent(segments[3] ?? '')).toBe(id);
  });

  it.each(['', '.', '..', '\ud800'])('rejects the id %j', (id) => {
    expect(() => toPath(operation, { userId: 'ada', formId: id })).toThrow(
      'An id cannot be used in a path.',
    );
  });

  it('D6: lists the ids of a query, each of them encoded', () => {
    const list = defineOperation({ method: 'GET', path: '/v1/forms' });
    expect(toPath(list, {}, { ids: ['a1', 'a&ids=b', 'x,y', '..'], code: 'a&b' })).toBe(
      '/v1/forms?ids=a1,a%26ids%3Db,x%2Cy,..&code=a%26b',
    );
  });

  it('D6: leaves out a parameter of the query that is null', () => {
    expect(
      toPath(defineOperation({ method: 'GET', path: '/v1/forms' }), {}, { version: null }),
    ).toBe('/v1/forms');
  });
});

describe('the ids of one request', () => {
  it('§7: are as many as fit into a URL that servers accept, in order', () => {
    const ids = Array.from({ length: 500 }, (_, index) => `${index}-${'x'.repeat(36)}`);
    const lists = divideIds(ids);
    expect(lists.length).toBeGreaterThan(9);
    const lengths = lists.map((list) => list.map(encodeURIComponent).join(',').length);
    expect(Math.max(...lengths)).toBeLessThan(2100);
    expect(lists.flat()).toEqual(ids);
  });
});
