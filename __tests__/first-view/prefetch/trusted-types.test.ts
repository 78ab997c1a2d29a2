import {
  setTrustedTypesPolicy,
  trustedTypesPolicy,
} from '../../../src/first-view/prefetch/trusted-types';

const { createHTML, createScriptURL } = trustedTypesPolicy;

describe('the policy of Trusted Types', () => {
  it.each(['&amp;', '&#39;', '&#x2019;', '&hellip;'])('accepts the entity %s as HTML', (text) => {
    expect(createHTML(text)).toBe(text);
  });

  it.each(['', '&amp; ', '<b>x</b>', '&lt;<img src=x onerror=alert(1)>'])(
    'refuses "%s" as HTML',
    (text) => {
      expect(createHTML(text)).toBeNull();
    },
  );

  it.each(['/assets/main.1a2b3c.js', 'https://js.stripe.com/endive/stripe.js'])(
    'accepts %s as the URL of a script',
    (url) => {
      expect(createScriptURL(url)).toBe(url);
    },
  );

  it.each([
    'https://js.stripe.com.example/x.js',
    '/v1/users/1/files/x.js',
    '//evil.example/assets/x.js',
    '/assets/../v1/x.js',
    'data:text/javascript,alert(1)',
  ])('refuses %s as the URL of a script', (url) => {
    expect(createScriptURL(url)).toBeNull();
  });

  it('is the default policy where the browser has Trusted Types', () => {
    const createPolicy = jest.fn();
    setTrustedTypesPolicy();
    Object.defineProperty(window, 'trustedTypes', { configurable: true, value: { createPolicy } });
    setTrustedTypesPolicy();
    Reflect.deleteProperty(window, 'trustedTypes');
    expect(createPolicy.mock.calls).toEqual([['default', trustedTypesPolicy]]);
  });
});
