import { readFileSync } from 'node:fs';
import { readConfiguration } from '../../../src/lib/configuration/read-configuration';

function createPage(block: string): Document {
  const page = document.implementation.createHTMLDocument();
  page.head.innerHTML = '<script id="app-config" type="application/json"></script>';
  const element = page.getElementById('app-config');
  if (element !== null) element.textContent = block;
  return page;
}

const readBlock = (block: object) => readConfiguration(createPage(JSON.stringify(block)));

function parseConfiguration(block: string) {
  const { configuration, problems } = readConfiguration(createPage(block));
  if (problems.length > 0) throw new Error(problems.join('; '));
  return configuration;
}

/** The problems of a block as one text. */
function getProblems(block: object | string): string {
  const text = typeof block === 'string' ? block : JSON.stringify(block);
  const { problems } = readConfiguration(createPage(text));
  return problems.length === 0 ? 'none' : problems.join('; ');
}

const defaults = {
  apiBaseUrl: '',
  identityBaseUrl: '',
  flags: { accept_invite_flow: true, assessment_birthday_confirmation: true },
  stripePublishableKey: '',
  stripeJsUrl: expect.stringMatching(/^https:\/\/js\.stripe\.com\//) as string,
  supportSmsNumber: expect.any(String) as string,
  supportEmail: expect.any(String) as string,
  supportUrl: expect.any(String) as string,
  languageHelpUrl: '',
  privacyUrl: '/legal/privacy.html',
  termsUrl: '/legal/terms.html',
  appStoreUrl: expect.any(String) as string,
  playStoreUrl: expect.any(String) as string,
  preferencesSiteUrl: expect.any(String) as string,
  trustedOrigins: [],
  kioskIdleSeconds: 120,
  idleMinutes: 0,
  drafts: 'session',
  extraHeaders: false,
  crisisLines: [
    { displayText: expect.stringContaining('988') as string, type: 'call', value: '988' },
    { displayText: expect.stringContaining('741741') as string, type: 'sms', value: '741741' },
  ],
  reportUrl: '',
};

const noProblems = {
  problems: [],
  correctedKeys: [],
  emptyKeys: [],
  unknownKeys: [],
  hiddenKeys: [],
};

describe('D1 reading the configuration block', () => {
  it('D1: loads the release of Stripe’s script that the installed package requires', () => {
    const loader = readFileSync('node_modules/@stripe/stripe-js/dist/pure.js', 'utf8');
    const [, release = 'unknown'] = /RELEASE_TRAIN = '(\w+)'/.exec(loader) ?? [];
    expect(parseConfiguration('').stripeJsUrl).toBe(`https://js.stripe.com/${release}/stripe.js`);
  });

  it.each(['', '  \n ', '{}'])('D1: %j means all defaults', (block) => {
    expect(readConfiguration(createPage(block))).toEqual({
      ...noProblems,
      configuration: defaults,
    });
  });

  it('D1: a missing block means all defaults', () => {
    const page = document.implementation.createHTMLDocument();
    expect(readConfiguration(page)).toEqual({ ...noProblems, configuration: defaults });
  });

  it.each([
    ['apiBaseUrl', 'https://api.example'],
    ['apiBaseUrl', 'https://api.example:8443/'],
    ['identityBaseUrl', 'http://localhost:3001'],
    ['stripePublishableKey', 'pk_test_1'],
    ['stripePublishableKey', 'pk_test_ask_1'],
    ['stripeJsUrl', '/fake-stripe.js'],
    ['supportSmsNumber', '+12015550111'],
    ['supportEmail', 'help@clinic.example'],
    ['supportUrl', 'https://clinic.example/help'],
    ['privacyUrl', 'https://clinic.example/privacy'],
    ['termsUrl', '/terms'],
    ['languageHelpUrl', 'https://clinic.example/language-help'],
    ['appStoreUrl', 'https://apps.apple.com/own'],
    ['playStoreUrl', 'https://play.google.com/own'],
    ['preferencesSiteUrl', 'https://preferences.clinic.example'],
    ['trustedOrigins', ['https://portal.example', 'https://other.example']],
    ['kioskIdleSeconds', 1],
    ['kioskIdleSeconds', 3600],
    ['idleMinutes', 0],
    ['idleMinutes', 15],
    ['drafts', 'off'],
    ['extraHeaders', true],
    ['crisisLines', [{ displayText: 'Samaritans', type: 'call', value: '116 123' }]],
    ['crisisLines', [{ displayText: 'Chat', type: 'web', value: 'https://chat.example' }]],
    ['reportUrl', 'https://reports.clinic.example/errors'],
  ])('D1: accepts %s: %j', (key, value) => {
    expect(readBlock({ [key]: value })).toEqual({
      ...noProblems,
      configuration: { ...defaults, [key]: value },
    });
  });

  it('D1: a block with one flag leaves the other at its default', () => {
    expect(readBlock({ flags: { accept_invite_flow: false } })).toMatchObject({
      configuration: {
        flags: { accept_invite_flow: false, assessment_birthday_confirmation: true },
      },
      unknownKeys: [],
    });
  });

  it.each([
    ['apiBaseUrl', 'api.example'],
    ['apiBaseUrl', 'https://api.example/v1'],
    ['apiBaseUrl', 'javascript:alert(1)'],
    ['apiBaseUrl', null],
    ['identityBaseUrl', 5],
    ['flags', 'all'],
    ['flags', []],
    ['stripePublishableKey', 1],
    ['stripePublishableKey', 'sk_test_1'],
    ['stripeJsUrl', 'javascript:alert(1)'],
    ['trustedOrigins', 'https://portal.example'],
    ['trustedOrigins', ['portal.example']],
    ['drafts', 'local'],
    ['extraHeaders', 'true'],
  ])('D1: is wrong if %s is %j', (key, value) => {
    expect(getProblems({ [key]: value })).toMatch(new RegExp(`^${key}\\b`));
  });

  it.each([
    ['supportEmail', 'help'],
    ['supportSmsNumber', 'call us'],
    ['supportUrl', '//evil.example'],
    ['languageHelpUrl', 'javascript:alert(1)'],
    ['privacyUrl', '/\\evil.example'],
    ['privacyUrl', 'https://['],
    ['termsUrl', 'data:text/html,x'],
    ['appStoreUrl', null],
    ['kioskIdleSeconds', '120'],
    ['idleMinutes', '15'],
    ['crisisLines', { displayText: 'Samaritans', type: 'call', value: '116 123' }],
    ['crisisLines', []],
    ['crisisLines', ['116 123']],
    ['crisisLines', [{ displayText: '', type: 'call', value: '116 123' }]],
    ['crisisLines', [{ displayText: 'Samaritans', type: 'fax', value: '116 123' }]],
    ['reportUrl', 'reports.clinic.example'],
  ])('D1: treats %s as not given, with a warning, if it is %j', (key, value) => {
    expect(readBlock({ [key]: value })).toEqual({
      ...noProblems,
      configuration: defaults,
      correctedKeys: [expect.stringMatching(new RegExp(`^${key}\\b`))],
    });
  });

  it.each([
    'supportSmsNumber',
    'supportEmail',
    'supportUrl',
    'privacyUrl',
    'termsUrl',
    'appStoreUrl',
    'playStoreUrl',
    'preferencesSiteUrl',
  ])('D1: leaves %s empty if it is empty, with a warning', (key) => {
    expect(readBlock({ [key]: '' })).toEqual({
      ...noProblems,
      configuration: { ...defaults, [key]: '' },
      emptyKeys: [key],
    });
  });

  it.each([
    'apiBaseUrl',
    'identityBaseUrl',
    'stripePublishableKey',
    'languageHelpUrl',
    'reportUrl',
  ])('D1: does not warn of %s, which is empty by default', (key) =>
    expect(readBlock({ [key]: '' })).toEqual({ ...noProblems, configuration: defaults }),
  );

  it.each([
    [0, 1],
    [-5, 1],
    [0.5, 1],
    [3601, 3600],
    [1e300, 3600],
  ])('D1: brings kioskIdleSeconds from %d into its range: %d', (given, kioskIdleSeconds) => {
    expect(readBlock({ kioskIdleSeconds: given })).toEqual({
      ...noProblems,
      configuration: { ...defaults, kioskIdleSeconds },
      correctedKeys: ['kioskIdleSeconds must be between 1 and 3600'],
    });
  });

  it.each([
    [-5, 0],
    [0.5, 1],
    [1e300, 480],
  ])('D1: brings idleMinutes from %d into its range: %d', (given, idleMinutes) => {
    expect(readBlock({ idleMinutes: given })).toEqual({
      ...noProblems,
      configuration: { ...defaults, idleMinutes },
      correctedKeys: ['idleMinutes must be 0, or between 1 and 480'],
    });
  });

  it('D1: reports a flag that is neither true nor false', () => {
    expect(getProblems({ flags: { accept_invite_flow: 'yes' } })).toBe(
      'flags.accept_invite_flow must be true or false, without quotes',
    );
  });

  it('D1: reports every key with a wrong value, and no key with a right one', () => {
    const { problems, correctedKeys } = readBlock({
      apiBaseUrl: '',
      drafts: 1,
      extraHeaders: 1,
      kioskIdleSeconds: -1,
      supportEmail: 3,
    });
    expect(problems).toEqual([
      'drafts must be "session" or "off"',
      'extraHeaders must be true or false, without quotes',
    ]);
    expect(correctedKeys).toEqual([
      'supportEmail must be text',
      'kioskIdleSeconds must be between 1 and 3600',
    ]);
  });

  it('D1: ignores unknown keys and flags, and names them', () => {
    const line = { displayText: 'Samaritans', type: 'call', value: '116 123' };
    const crisisLines = [{ ...line, hours: 24 }];
    expect(
      readBlock({ apiBaseURL: 'x', flags: { dark_mode: 'yes' }, toString: 1, crisisLines }),
    ).toEqual({
      configuration: { ...defaults, crisisLines: [line] },
      ...noProblems,
      unknownKeys: ['apiBaseURL', 'toString', 'flags.dark_mode', 'crisisLines.0.hours'],
    });
  });

  it('D1: uses the default of a key with a wrong value, and the values of the other keys', () => {
    const api = 'https://api.clinic.example';
    const block = { apiBaseUrl: api, kioskIdleSeconds: '30', crisisLines: [{}], newKey: 1 };
    expect(readBlock(block)).toMatchObject({
      configuration: { ...defaults, apiBaseUrl: api },
      unknownKeys: ['newKey'],
    });
  });

  it.each(['{', '[]', '"text"', 'null', '<!-- -->'])('D1: rejects %s as a whole', (block) => {
    expect(getProblems(block)).toMatch(/the block/);
    expect(readConfiguration(createPage(block))).toMatchObject({
      configuration: defaults,
      unknownKeys: [],
    });
  });
});

const contacts = [
  'appStoreUrl',
  'playStoreUrl',
  'supportSmsNumber',
  'supportEmail',
  'supportUrl',
  'preferencesSiteUrl',
] as const;

describe('D1 placeholders', () => {
  const readAt = (url: string, block: object = {}) =>
    readConfiguration(createPage(JSON.stringify(block)), new URL(url));

  it('D1: are empty in a deployment, and named for the log', () => {
    const { configuration, hiddenKeys, problems } = readAt('https://clinic.example/');
    expect(contacts.map((key) => configuration[key])).toEqual(contacts.map(() => ''));
    expect(hiddenKeys).toEqual(contacts);
    expect(problems).toEqual([]);
  });

  it.each(['http://localhost:3000/', 'http://192.168.1.5/'])(
    'D1: are the values of the sandbox at %s',
    (url) => {
      expect(readAt(url)).toEqual({ ...noProblems, configuration: defaults });
    },
  );

  it('D1: leave the keys alone that a deployment has set', () => {
    const supportEmail = 'help@clinic.example';
    const { configuration, hiddenKeys } = readAt('https://clinic.example/', { supportEmail });
    expect(configuration).toMatchObject({ supportEmail, supportUrl: '' });
    expect(hiddenKeys).not.toContain('supportEmail');
    expect(hiddenKeys).toContain('supportUrl');
  });
});
