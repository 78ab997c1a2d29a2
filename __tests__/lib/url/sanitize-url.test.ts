/** @jest-environment node */
import {
  toHttpUrl,
  toSameOriginPath,
  toPathOnOwnOrigin,
  toSmsHref,
  toTelHref,
  toTrustedUrl,
} from '../../../src/lib/url/sanitize-url';

const own = 'https://app.example';
const trusted = {
  ownOrigin: own,
  trustedOrigins: ['https://clinic.example', 'https://safe.example:8443'],
};

/** No function may accept any of these. */
const hostile = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://app.example/1',
  'file:///etc/passwd',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '\\\\evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/%5cevil.example',
  '/%5Cevil.example',
  '/%2fevil.example',
  '/%2Fevil.example',
  '/%09/evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/%2e%2e//evil.example',
  '/a/..//evil.example',
  '/a//b',
  '/user/..%2f..%2fadmin',
  '/user/%2e%2e%2fadmin',
  '/user%2f.%2fadmin',
  '/a\u00a0b',
  '/a\u2028b',
  '/a\u0000b',
  '/a%00b',
  '/a%7fb',
  '/a%c2%85b',
  '/%zz',
  'https:evil.example',
  'https:/evil.example',
  'https:\\\\evil.example',
  'https:///evil.example',
  'http\ts://clinic.example',
  'https://user@clinic.example',
  'https://clinic.example@evil.example\\',
  'https://clinic.example:pass@clinic.example',
  'https://:pass@clinic.example',
  'https://clinic.example\\help',
  'https://[',
  'https://',
  'evil.example',
  'user@host',
  '../up',
  '?query',
  '#hash',
  '',
  ' ',
];

describe('URLs from outside', () => {
  it.each(hostile)('are rejected as a path of our own: %j', (value) => {
    expect(toSameOriginPath(value, own)).toBeNull();
  });

  it.each(hostile)('are rejected as a trusted URL: %j', (value) => {
    expect(toTrustedUrl(value, trusted)).toBeNull();
  });

  it.each(hostile)('are rejected as a web URL: %j', (value) => {
    expect(toHttpUrl(value)).toBeNull();
  });

  it.each(hostile)('are rejected as a number to call or to text: %j', (value) => {
    expect(toTelHref(value)).toBeNull();
    expect(toSmsHref(value)).toBeNull();
  });

  it('are null if there is no value', () => {
    expect(toSameOriginPath(null, own)).toBeNull();
    expect(toTrustedUrl(null, trusted)).toBeNull();
    expect(toHttpUrl(null)).toBeNull();
    expect(toTelHref(null)).toBeNull();
    expect(toSmsHref(null)).toBeNull();
  });
});

describe('§2 a path of our own', () => {
  it.each([
    ['/', '/'],
    ['/login', '/login'],
    [
      '/user/u1/assessments?context=sms&more=/x#top',
      '/user/u1/assessments?context=sms&more=/x#top',
    ],
    ['/kiosk/St.%20Mary', '/kiosk/St.%20Mary'],
    ['/kiosk/St. Mary', '/kiosk/St.%20Mary'],
    ['/ /evil.example', '/%20/evil.example'],
    ['/kiosk/a%2Fb', '/kiosk/a%2Fb'],
    ['/a/../b', '/b'],
    ['/a/./b/', '/a/b/'],
    ['/?next=https://evil.example//x', '/?next=https://evil.example//x'],
    ['/kiosk/süd', '/kiosk/s%C3%BCd'],
    ['/\uff0fevil.example', '/%EF%BC%8Fevil.example'],
    ['/user@host', '/user@host'],
    ['/javascript:alert(1)', '/javascript:alert(1)'],
  ])('is normalized from %j to %j', (value, path) => {
    expect(toSameOriginPath(value, own)).toBe(path);
  });

  it('stays on our origin, whatever parts it is made of', () => {
    const pieces = [
      '/',
      '//',
      '\\',
      '.',
      '..',
      '%2e',
      '%2f',
      '%5c',
      '\t',
      ' ',
      '@',
      'evil.example',
      ':',
      '?',
      '#',
    ];
    for (const a of pieces)
      for (const b of pieces)
        for (const c of pieces)
          for (const d of pieces) {
            const path = toSameOriginPath(`/${a}${b}${c}${d}`, own);
            if (path === null) continue;
            expect(path).toMatch(/^\/(?![/\\])/);
            expect(new URL(path, own).origin).toBe(own);
            expect(toSameOriginPath(path, own)).toBe(path);
          }
  });

  it('is always rejected if our own origin is unknown', () => {
    expect(toSameOriginPath('/login', '')).toBeNull();
  });
});

describe('§2 homescreenUrl', () => {
  it('may be a path of our own', () => {
    expect(toTrustedUrl('/kiosk/c1', trusted)).toBe('/kiosk/c1');
  });

  it('is reduced to its path if it is on our own origin', () => {
    expect(toTrustedUrl('https://app.example/kiosk/c1?x=1', trusted)).toBe('/kiosk/c1?x=1');
    expect(toTrustedUrl('https://app.example//evil.example', trusted)).toBeNull();
  });

  it('may be on a trusted https origin, which includes the port', () => {
    expect(toTrustedUrl('https://clinic.example', trusted)).toBe('https://clinic.example/');
    expect(toTrustedUrl('HTTPS://CLINIC.example/a?b#c', trusted)).toBe(
      'https://clinic.example/a?b#c',
    );
    expect(toTrustedUrl('https://safe.example:8443/', trusted)).toBe('https://safe.example:8443/');
  });

  it('may be on a trusted origin although our own origin is unknown', () => {
    const unknown = { ...trusted, ownOrigin: '' };
    expect(toTrustedUrl('https://clinic.example/a', unknown)).toBe('https://clinic.example/a');
  });

  it.each([
    'http://clinic.example/',
    'https://clinic.example:444/',
    'https://safe.example/',
    'https://clinic.example.evil.example/',
    'https://evil.example/https://clinic.example',
    'https://evil.example#clinic.example',
    'https://sub.clinic.example/',
    'https://clinic.examplе/',
  ])('may not be %j', (value) => {
    expect(toTrustedUrl(value, trusted)).toBeNull();
  });

  it('is not trusted because of an invalid entry in the list', () => {
    const broken = { ownOrigin: own, trustedOrigins: ['', 'clinic.example', '*'] };
    expect(toTrustedUrl('https://clinic.example/', broken)).toBeNull();
  });

  it('may have white space around it, as the URL of a policy document may', () => {
    expect(toTrustedUrl('https://clinic.example/a.pdf\n', trusted)).toBe(
      'https://clinic.example/a.pdf',
    );
    expect(toTrustedUrl(' /legal/terms.html', trusted)).toBe('/legal/terms.html');
  });

  it('may have a space in its path, as file names have', () => {
    expect(toTrustedUrl('https://clinic.example/Fees 2026.pdf', trusted)).toBe(
      'https://clinic.example/Fees%202026.pdf',
    );
    expect(toTrustedUrl('https://clinic.example .evil.example/', trusted)).toBeNull();
  });

  it('is trusted by its scheme too: http and https are different origins', () => {
    const listed = { ownOrigin: own, trustedOrigins: ['http://clinic.example'] };
    expect(toTrustedUrl('http://clinic.example/', listed)).toBe('http://clinic.example/');
    expect(toTrustedUrl('https://clinic.example/', listed)).toBeNull();
  });
});

describe('§2 safety resources', () => {
  it.each([
    ['988', 'tel:988'],
    ['911', 'tel:911'],
    ['1-800-273-8255', 'tel:18002738255'],
    ['+1 (800) 273-8255', 'tel:+18002738255'],
    ['(201) 555.0123', 'tel:2015550123'],
    ['201\u2011555\u20110123', 'tel:2015550123'],
    [' 988 ', 'tel:988'],
    ['tel:988', 'tel:988'],
    ['TEL:+12015550123', 'tel:+12015550123'],
    [' tel:988', 'tel:988'],
    [' +12015550123', 'tel:+12015550123'],
    ['+123456789012345', 'tel:+123456789012345'],
  ])('are called: %j by %j', (value, href) => {
    expect(toTelHref(value)).toBe(href);
  });

  it.each(['ext. 42', 'Ext 42', ', extension 42', 'extensión 42', 'x42', '#42'])(
    'are called without the extension %j, which the caller enters',
    (extension) => {
      expect(toTelHref(`+1 (201) 555-0123 ${extension}`)).toBe('tel:+12015550123');
    },
  );

  it.each([
    ['741741', 'sms:741741'],
    ['988', 'sms:988'],
    ['+1 201 555 0123', 'sms:+12015550123'],
    ['sms:741741', 'sms:741741'],
    ['741741?body=HOME', 'sms:741741'],
    ['741741&body=HOME', 'sms:741741'],
    ['sms:741741?body=javascript:alert(1)\n//', 'sms:741741'],
  ])('are texted: %j by %j', (value, href) => {
    expect(toSmsHref(value)).toBe(href);
  });

  it.each([
    '12',
    '+',
    '()',
    '1+1234',
    '1234567890123456',
    'call 988',
    '988;phone-context=evil',
    '988?body=x',
    'ext. 42',
    '٩٨٨',
    'tel:tel:988',
    '(tel:988',
  ])('are not called if the number is %j', (value) => {
    expect(toTelHref(value)).toBeNull();
  });

  it.each([
    ['https://988lifeline.org', 'https://988lifeline.org/'],
    ['http://example.org/a b'.replace(' ', '%20'), 'http://example.org/a%20b'],
    [' https://example.org/help?x=1#y ', 'https://example.org/help?x=1#y'],
  ])('are opened: %j as %j', (value, href) => {
    expect(toHttpUrl(value)).toBe(href);
  });

  it('are not opened if the value is a sentence that begins with a URL', () => {
    expect(toHttpUrl('https://example.org/help or call 988')).toBeNull();
  });

  it('open the Safety Plan on our own origin, whatever origin its URL has', () => {
    expect(toPathOnOwnOrigin('/user/u1/plan?x=1', own)).toBe('/user/u1/plan?x=1');
    expect(toPathOnOwnOrigin('https://old.example/user/u1/plan', own)).toBe('/user/u1/plan');
    expect(toPathOnOwnOrigin(' https://old.example/plan\n', own)).toBe('/plan');
    expect(toPathOnOwnOrigin(' /plan\n', own)).toBe('/plan');
    expect(toPathOnOwnOrigin('https://old.example//evil.example', own)).toBeNull();
    expect(toPathOnOwnOrigin('//evil.example', own)).toBeNull();
    expect(toPathOnOwnOrigin('javascript:alert(1)', own)).toBeNull();
  });
});
