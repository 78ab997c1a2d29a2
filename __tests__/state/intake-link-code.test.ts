import { keepLinkCode, readLinkCode, removeLinkCode } from '../../src/state/intake-link-code';

it('D9 the code of an intake link is kept for the tab alone, until it is removed', () => {
  keepLinkCode('intake-nia');
  expect(readLinkCode()).toBe('intake-nia');
  expect(Object.values<unknown>(sessionStorage)).toEqual(['intake-nia']);
  expect(localStorage).toHaveLength(0);
  removeLinkCode('intake-omar');
  removeLinkCode(null);
  expect(readLinkCode()).toBe('intake-nia');
  removeLinkCode('intake-nia');
  expect(readLinkCode()).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});
