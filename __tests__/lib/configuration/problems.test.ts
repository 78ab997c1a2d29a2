import { readConfiguration } from '../../../src/lib/configuration/read-configuration';

function read(block: unknown) {
  const page = document.implementation.createHTMLDocument();
  page.head.innerHTML = '<script id="app-config" type="application/json"></script>';
  page.head.firstElementChild?.append(typeof block === 'string' ? block : JSON.stringify(block));
  return readConfiguration(page);
}

const SECRET_KEY_PROBLEM =
  'stripePublishableKey must be the publishable key (pk_…), not a secret one';
const resource = { displayText: 'Samaritans', type: 'call', value: '116 123' };

describe('D1: what the log says about a wrong configuration', () => {
  it.each<[string, unknown, string]>([
    ['apiBaseUrl', 5, 'apiBaseUrl must be text'],
    [
      'apiBaseUrl',
      'ftp://api.example',
      'apiBaseUrl must be empty or an http(s) origin, without a path',
    ],
    [
      'apiBaseUrl',
      'xhttps://api.example',
      'apiBaseUrl must be empty or an http(s) origin, without a path',
    ],
    [
      'identityBaseUrl',
      'https://id.example/?',
      'identityBaseUrl must be empty or an http(s) origin, without a path',
    ],
    ['flags', 'all', 'flags must be an object'],
    ['flags', [], 'flags must be an object'],
    ['stripePublishableKey', 'sk_live_1', SECRET_KEY_PROBLEM],
    ['stripePublishableKey', ' rk_test_1', SECRET_KEY_PROBLEM],
    ['stripeJsUrl', '', 'stripeJsUrl must be a link: https://… or /…'],
    ['stripeJsUrl', 'see https://a.example', 'stripeJsUrl must be a link: https://… or /…'],
    ['stripeJsUrl', 'https://a.example or so', 'stripeJsUrl must be a link: https://… or /…'],
    ['stripeJsUrl', 'https://', 'stripeJsUrl must be a link: https://… or /…'],
    ['stripeJsUrl', '/help me', 'stripeJsUrl must be a link: https://… or /…'],
    ['trustedOrigins', 'https://a.example', 'trustedOrigins must be a list of origins'],
    [
      'trustedOrigins',
      ['a'],
      'trustedOrigins.0 must be empty or an http(s) origin, without a path',
    ],
    ['drafts', true, 'drafts must be "session" or "off"'],
    ['extraHeaders', 1, 'extraHeaders must be true or false, without quotes'],
  ])('D1: %s: %j is a configuration error', (key, value, problem) => {
    expect(read({ [key]: value })).toMatchObject({ problems: [problem], correctedKeys: [] });
  });

  it.each<[string, unknown, string]>([
    ['supportEmail', null, 'supportEmail must be text'],
    ['supportEmail', 'help', 'supportEmail must be empty or an email address'],
    ['supportSmsNumber', 'call us', 'supportSmsNumber must be empty or a phone number'],
    ['supportUrl', 1, 'supportUrl must be text'],
    ['supportUrl', 'support', 'supportUrl must be empty or a link: https://… or /…'],
    ['privacyUrl', 'javascript:alert(1)', 'privacyUrl must be empty or a link: https://… or /…'],
    ['kioskIdleSeconds', '30', 'kioskIdleSeconds must be a number, without quotes'],
    ['kioskIdleSeconds', 0, 'kioskIdleSeconds must be between 1 and 3600'],
    ['kioskIdleSeconds', 3601, 'kioskIdleSeconds must be between 1 and 3600'],
    ['crisisLines', [], 'crisisLines must not be empty'],
    ['crisisLines', resource, 'crisisLines must be a list of resources'],
    [
      'crisisLines',
      ['116 123'],
      'crisisLines.0 must be an object with displayText, type and value',
    ],
    ['crisisLines', [{ ...resource, type: 'fax' }], 'crisisLines.0.type must be call, sms or web'],
    ['crisisLines', [{ ...resource, value: ' ' }], 'crisisLines.0.value must not be empty'],
    [
      'crisisLines',
      [{ ...resource, displayText: ' ' }],
      'crisisLines.0.displayText must not be empty',
    ],
    ['reportUrl', 5, 'reportUrl must be text'],
    ['reportUrl', 'x', 'reportUrl must be empty or a link: https://… or /…'],
  ])('D1: %s: %j is a warning', (key, value, problem) => {
    expect(read({ [key]: value })).toMatchObject({ problems: [], correctedKeys: [problem] });
  });

  it.each<[unknown, string]>([
    ['{', 'the block is not JSON'],
    [[], 'the block is not an object'],
  ])('D1: the whole block %j is a configuration error', (block, problem) => {
    expect(read(block)).toMatchObject({ problems: [problem], correctedKeys: [], emptyKeys: [] });
  });

  it.each(['', '/help', 'http://a.example', 'https://a.example/help'])(
    'D1: nothing about the link %j for reports',
    (reportUrl) =>
      expect(read({ reportUrl })).toMatchObject({
        problems: [],
        correctedKeys: [],
        emptyKeys: [],
      }),
  );
});
