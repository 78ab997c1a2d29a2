import { setTrustedTypesPolicy, trustedTypesPolicy } from '../../../src/lib/browser/trusted-types';

const { createHTML, createScriptURL } = trustedTypesPolicy;

const provideTrustedTypes = (value: NonNullable<Window['trustedTypes']>) =>
  Object.defineProperty(window, 'trustedTypes', { configurable: true, value });

afterEach(() => Reflect.deleteProperty(window, 'trustedTypes'));

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

  it('becomes the default policy once, where the browser has Trusted Types', () => {
    setTrustedTypesPolicy();
    const created: unknown[] = [];
    let defaultPolicy: object | null = null;
    provideTrustedTypes({
      get defaultPolicy() {
        return defaultPolicy;
      },
      createPolicy(name, policy) {
        created.push(name, policy);
        defaultPolicy = {};
      },
    });
    setTrustedTypesPolicy();
    setTrustedTypesPolicy();
    expect(created).toEqual(['default', trustedTypesPolicy]);
  });

  it('is left out where a host forbids policies', () => {
    provideTrustedTypes({
      defaultPolicy: null,
      createPolicy() {
        throw new TypeError('Policy "default" disallowed.');
      },
    });
    expect(setTrustedTypesPolicy).not.toThrow();
  });
});
