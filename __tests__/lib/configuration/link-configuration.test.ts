/** @jest-environment node */
import fc from 'fast-check';
import { readLinkConfiguration } from '../../../src/lib/configuration/link-configuration';
import { parseConfiguration } from '../../../src/lib/configuration/read-configuration';
import { anyJson, withOddParts } from '../../properties/arbitraries';

const local = new URL('http://localhost/');

const DEFAULTS = {
  apiBaseUrl: '',
  identityBaseUrl: '',
  flags: { accept_invite_flow: true, assessment_birthday_confirmation: true },
  appStoreUrl: 'https://apps.apple.com/app/example',
  playStoreUrl: 'https://play.google.com/store/apps/details?id=org.example',
  languageHelpUrl: '',
  drafts: 'session',
  extraHeaders: false,
  idleMinutes: 0,
} as const;

describe('D1: what the first load reads of the configuration', () => {
  it.each(['{}', '', ' \n'])('D1: is all defaults with the block %j', (block) => {
    expect(readLinkConfiguration(block, local)).toEqual(DEFAULTS);
  });

  it('D1: is read without URL.canParse, which Chrome before 120 and Safari before 17 lack', () => {
    const { canParse } = URL;
    Reflect.deleteProperty(URL, 'canParse');
    try {
      const block = JSON.stringify({ apiBaseUrl: 'https://api.example' });
      expect(readLinkConfiguration(block, local).apiBaseUrl).toBe('https://api.example');
    } finally {
      URL.canParse = canParse;
    }
  });

  it('D1: is what the first load needs, and nothing else', () => {
    const given = {
      apiBaseUrl: 'https://api.example',
      identityBaseUrl: 'https://id.example',
      flags: { accept_invite_flow: false, assessment_birthday_confirmation: false },
      appStoreUrl: '/ios',
      playStoreUrl: '',
      languageHelpUrl: '/language-help.html',
      drafts: 'off',
      extraHeaders: true,
      idleMinutes: 15,
    };
    const block = JSON.stringify({ ...given, kioskIdleSeconds: 60 });
    expect(readLinkConfiguration(block, local)).toEqual(given);
  });

  it('D1: omits stores that a deployment has not named', () => {
    const playStoreUrl = 'https://play.google.com/own';
    const deployed = new URL('https://clinic.example/');
    expect(readLinkConfiguration(JSON.stringify({ playStoreUrl }), deployed)).toMatchObject({
      appStoreUrl: '',
      playStoreUrl,
    });
  });

  it.each([
    '{',
    '[]',
    'null',
    '{"flags":[]}',
    '{"flags":{"accept_invite_flow":"no"}}',
    '{"apiBaseUrl":"api.example"}',
    '{"stripePublishableKey":"sk_live_1"}',
    '{"trustedOrigins":"https://a.example"}',
    '{"trustedOrigins":["https://a.example","b"]}',
    '{"stripeJsUrl":["/stripe.js"]}',
  ])('D1: is not guessed from %s', (block) => {
    expect(() => readLinkConfiguration(block, local)).toThrow();
  });

  it('D1: is what the app reads, and nothing exactly where the app finds a configuration error', () => {
    const all = {
      ...DEFAULTS,
      apiBaseUrl: 'https://api.example',
      stripePublishableKey: 'pk_1',
      stripeJsUrl: '/stripe.js',
      trustedOrigins: ['https://a.example'],
      extraHeaders: true,
      idleMinutes: 15,
      kioskIdleSeconds: 60,
      supportEmail: 'help@clinic.example',
    };
    const read = (block: unknown) => {
      try {
        return readLinkConfiguration(JSON.stringify(block), local);
      } catch {
        return null;
      }
    };
    fc.assert(
      fc.property(fc.oneof(anyJson, withOddParts(all)), (block) => {
        const { configuration, problems } = parseConfiguration(block);
        const keys = Object.keys(DEFAULTS) as (keyof typeof DEFAULTS)[];
        const expected = Object.fromEntries(keys.map((key) => [key, configuration[key]]));
        expect(read(block)).toEqual(problems.length > 0 ? null : expected);
      }),
    );
  });
});
