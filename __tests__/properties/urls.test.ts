/** @jest-environment node */
import fc from 'fast-check';
import { APP_CONTEXTS } from '../../machines/app-context';
import { INTAKE_STEPS } from '../../machines/intake/intake.types';
import { getPrefetchedRoute, getPrefetchPaths } from '../../src/first-view/prefetch/prefetch-plan';
import { readAssessmentQuery } from '../../src/features/assessments/assessment-query';
import { readLoginState, toDestination } from '../../src/features/authentication/login-state';
import { readMagicLink } from '../../src/features/authentication/magic-link';
import { readPosition } from '../../src/features/intake/intake-position';
import { toPreferencesUrl } from '../../src/features/messages/preferences-redirect-page';
import { readPreset } from '../../src/features/onboarding/read-preset';
import { encodePathSegment, isSafeId, UnsafeIdError } from '../../src/lib/url/encode-path-segment';
import { readIntakeLink, removeCode } from '../../src/lib/url/intake-link';
import { parseIds } from '../../src/lib/url/parse-ids';
import {
  toHttpUrl,
  toSameOriginPath,
  toPathOnOwnOrigin,
  toSmsHref,
  toTelHref,
  toTrustedUrl,
} from '../../src/lib/url/sanitize-url';
import { detectWrapper } from '../../src/wrapper/detect-wrapper';
import { anyJson, anyText, textOfParts, withOddParts } from './arbitraries';

const ownOrigin = 'https://app.example';
const trustedOrigins = ['https://trusted.example'];
const policy = { ownOrigin, trustedOrigins };

const urlText = fc.oneof(
  anyText,
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
  textOfParts(
    ...['/', '//', '\\', 'https:', 'HTTP://', 'javascript:', 'data:', 'tel:', 'sms:', '+', '988'],
    ...['%2e', '%2F', '%', '%5c', '..', '.', '@', ':', '?', '#', '\t', '\n', ' ', '\u00a0'],
    ...['app.example', 'evil.example', 'trusted.example', 'login', '/logout', 'magic-link', ','],
  ),
);

const search = fc.oneof(
  urlText.map((text) => `?${text}`),
  fc
    .dictionary(
      fc.constantFrom('assessments', 'context', 'more', 'homescreenUrl', 'code', 'next', 'x'),
      urlText,
    )
    .map((query) => `?${new URLSearchParams(query).toString()}`),
);

const isOwnPath = (path: string) =>
  /^\/(?!\/)/.test(path) && new URL(path, ownOrigin).origin === ownOrigin;

describe('§8 ids and links from outside', () => {
  it('§8: an id is one segment of a path, or is not used', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, urlText), (id) => {
        if (!isSafeId(id)) {
          expect(() => encodePathSegment(id)).toThrow(UnsafeIdError);
          return;
        }
        const { pathname, search, hash } = new URL(`/a/${encodePathSegment(id)}/b`, ownOrigin);
        const segments = pathname.split('/').map(decodeURIComponent);
        expect([segments, search, hash]).toEqual([['', 'a', id, 'b'], '', '']);
      }),
    );
  });

  it('§8: a path of our own stays on our own origin, and is unchanged when it is checked again', () => {
    fc.assert(
      fc.property(urlText, (text) => {
        for (const path of [
          toSameOriginPath(text, ownOrigin),
          toPathOnOwnOrigin(text, ownOrigin),
        ]) {
          if (path === null) continue;
          expect(isOwnPath(path)).toBe(true);
          expect(toSameOriginPath(path, ownOrigin)).toBe(path);
        }
        expect(isOwnPath(toDestination(text, ownOrigin))).toBe(true);
      }),
    );
  });

  it('D7: a trusted URL is a path of our own or has a trusted origin', () => {
    fc.assert(
      fc.property(urlText, (text) => {
        const url = toTrustedUrl(text, policy);
        if (url === null || isOwnPath(url)) return;
        expect(trustedOrigins).toContain(new URL(url).origin);
      }),
    );
  });

  it('§2: the preferences site is opened with the id and the type of the link, and nothing else', () => {
    fc.assert(
      fc.property(anyText.filter(isSafeId), fc.option(urlText), (id, type) => {
        const url = new URL(toPreferencesUrl('https://site.example/p/', id, type));
        expect(url.origin).toBe('https://site.example');
        expect(url.pathname.split('/').map(decodeURIComponent)).toEqual(['', 'p', id]);
        expect([...url.searchParams.keys()]).toEqual(['notification_type']);
      }),
    );
  });

  it('§2: a resource leads to http(s) without credentials, or to digits to dial', () => {
    fc.assert(
      fc.property(urlText, (text) => {
        const url = toHttpUrl(text);
        if (url !== null) {
          const { protocol, username, password } = new URL(url);
          expect(['http:', 'https:']).toContain(protocol);
          expect([username, password]).toEqual(['', '']);
        }
        expect(toTelHref(text) ?? 'tel:911').toMatch(/^tel:\+?\d{3,15}$/);
        expect(toSmsHref(text) ?? 'sms:911').toMatch(/^sms:\+?\d{3,15}$/);
      }),
    );
  });
});

describe('§2 query values', () => {
  it('§2: a list of ids is null, or has at most 50 ids without blanks, commas and duplicates', () => {
    fc.assert(
      fc.property(fc.oneof(urlText, fc.constant(null)), (text) => {
        const ids = parseIds(text);
        if (ids === null) return;
        expect(ids.length).toBeLessThanOrEqual(50);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.every((id) => id === id.trim() && id !== '' && !id.includes(','))).toBe(true);
      }),
    );
  });

  it('§2: the query of an assessment link has a known context and safe targets', () => {
    fc.assert(
      fc.property(search, (text) => {
        const query = readAssessmentQuery(new URLSearchParams(text), policy);
        expect(APP_CONTEXTS).toContain(query.appContext);
        expect(isOwnPath(query.more ?? '/')).toBe(true);
        const home = query.homescreenUrl ?? '/';
        expect(isOwnPath(home) || trustedOrigins.includes(new URL(home).origin)).toBe(true);
      }),
    );
  });

  it('D3: a magic link has a code and a path of our own, whatever the address and the history entry hold', () => {
    const state = fc.oneof(anyJson, fc.record({ code: anyJson, next: fc.oneof(urlText, anyJson) }));
    fc.assert(
      fc.property(search, state, (text, entry) => {
        const { code, next } = readMagicLink({ search: text, state: entry }, ownOrigin);
        expect(typeof code).toBe('string');
        expect(isOwnPath(next)).toBe(true);
        expect(isOwnPath(readLoginState({ from: next, state: entry }, ownOrigin).from)).toBe(true);
        expect(isOwnPath(readLoginState(entry, ownOrigin).from)).toBe(true);
      }),
    );
  });

  it('§4: an intake link has a code that is not blank, or none', () => {
    fc.assert(
      fc.property(search, (text) => {
        const { code } = readIntakeLink(text);
        expect(code?.trim()).not.toBe('');
        expect(new URLSearchParams(removeCode(text)).has('code')).toBe(false);
      }),
    );
  });
});

describe('§2 the state of history entries', () => {
  it('§2: an invite starts with a step of its own, or as usual', () => {
    const valid = [
      { step: 'initiate', email: 'ada@example.com' },
      { step: 'verify', phoneNumber: '(201) 555-0123' },
      { step: 'setup-account', patientId: 'patient-ada', email: null },
    ];
    fc.assert(
      fc.property(fc.oneof(anyJson, ...valid.map(withOddParts)), (state) => {
        const preset = readPreset(state);
        if (preset !== null) expect(['initiate', 'verify', 'setup-account']).toContain(preset.step);
        if (preset?.step === 'setup-account') expect(preset.patient.patientId.trim()).not.toBe('');
      }),
    );
  });

  it('§4: a position within the intake is one of its steps, or none', () => {
    const step = fc.oneof(
      anyText,
      textOfParts(...INTAKE_STEPS, 'QUESTIONNAIRE ', ' ', '0', '12', '-1', 'e3'),
    );
    const state = fc.oneof(anyJson, fc.record({ step: fc.oneof(anyJson, step) }));
    fc.assert(
      fc.property(state, (entry) => {
        const [name, page] = (readPosition(entry) ?? 'INTRO').split(' ');
        expect(INTAKE_STEPS).toContain(name);
        expect(Number.isSafeInteger(Number(page ?? '0'))).toBe(true);
      }),
    );
  });
});

describe('§4 what is requested before the app has loaded', () => {
  const flags = { isBirthdayConfirmationOn: true };
  const route = fc.constantFrom('assessments', 'check-ins', 'safety-net');

  it('§4: a link prefetches public resources of its user, or nothing', () => {
    fc.assert(
      fc.property(anyText.filter(isSafeId), route, search, (userId, page, query) => {
        const segment = encodePathSegment(userId);
        const paths = getPrefetchPaths(
          { pathname: `/user/${segment}/${page}`, search: query },
          flags,
        );
        expect(paths).not.toHaveLength(0);
        for (const path of paths) {
          const { pathname } = new URL(path, ownOrigin);
          const ownPaths = [`/v1/public-api/user/${segment}`, '/v1/public-api/assessments'];
          expect(ownPaths.some((own) => `${pathname}/`.startsWith(`${own}/`))).toBe(true);
        }
      }),
    );
  });

  it('§4: any other address prefetches nothing', () => {
    fc.assert(
      fc.property(anyText.filter(isSafeId), (text) => {
        const pathname = `/${encodePathSegment(text)}/user/ada/assessments`;
        expect(getPrefetchPaths({ pathname, search: '' }, flags)).toEqual([]);
        expect(getPrefetchedRoute(pathname)).toBe('');
      }),
    );
  });
});

describe('§9 the native app', () => {
  it('§9: any user agent is an app of a known platform, or a browser', () => {
    const userAgent = fc.oneof(
      anyText,
      textOfParts(
        'Mozilla/5.0 ',
        'PatientApp/',
        '3.2.6',
        '.',
        '10',
        ' (ios)',
        ' (android)',
        '-beta',
      ),
    );
    fc.assert(
      fc.property(userAgent, (text) => {
        const wrapper = detectWrapper({
          navigator: { userAgent: text },
          ReactNativeWebView: { postMessage: () => undefined },
        });
        if (wrapper === null) return;
        expect(['android', 'ios']).toContain(wrapper.platform);
        expect(wrapper.version).not.toHaveLength(0);
        expect(wrapper.version.every((part) => Number.isFinite(part))).toBe(true);
      }),
    );
  });
});
