import fc from 'fast-check';
import * as v from 'valibot';
import type { AnswersByForm } from '../../machines/answer.types';
import { EMPTY_FORM_DATA } from '../../machines/intake/intake.selectors';
import { NOT_SUBMITTED } from '../../machines/submission/submission';
import { readConfiguration } from '../../src/lib/configuration/read-configuration';
import { readStoredIntent } from '../../src/features/intake/payment/stored-setup-intent';
import { configurationSchema } from '../../src/lib/configuration/configuration.schema';
import { DRAFT_LIFETIME_MS } from '../../src/lib/submission/draft-lifetime';
import { openDraft, removeStaleDrafts } from '../../src/state/drafts/draft';
import { isDraftKey } from '../../src/state/drafts/draft-key';
import { selectValidAnswers } from '../../src/questions/select-valid-answers';
import { parseStoredProgress, toStoredProgress } from '../../src/state/stored-intake';
import {
  parseStoredSession,
  readStoredSession,
  SESSION_LIFETIME_MS,
  SESSION_STORAGE_KEY,
  toStoredSession,
} from '../../src/state/stored-session';
import {
  choice,
  freeText,
  multiSelect,
  singleChoice,
  unsupported,
} from '../questions/question.fixtures';
import { anyJson, anyText, withOddParts } from './arbitraries';

const now = Date.UTC(2026, 10, 22);

const session = {
  kind: 'magic-link',
  accessToken: 'access',
  refreshToken: 'refresh',
  magicCode: 'code',
  storedAt: now - 1000,
} as const;

const progress = {
  magicCode: 'code',
  step: 'BASIC_INFO' as const,
  formData: {
    ...EMPTY_FORM_DATA,
    basicInfo: {
      firstName: 'Ada',
      lastName: 'Nwosu',
      preferredName: '',
      dateOfBirth: '02/29/1984',
      pronouns: '',
    },
    agreedPolicyIds: ['privacy'],
    answers: { reason: 'Sleep', topics: ['Mood'] },
  },
  storedAt: now - 1000,
};

/** A page with this configuration block. */
function createPage(block: string): Document {
  const page = document.implementation.createHTMLDocument();
  const element = page.createElement('script');
  element.id = 'app-config';
  element.type = 'application/json';
  element.textContent = block;
  page.body.append(element);
  return page;
}

describe('D1 the configuration block', () => {
  const defaults = v.parse(configurationSchema, {});

  it('D1: any block gives a configuration of the right form', () => {
    const block = fc.oneof(
      anyText,
      anyJson.map((value) => JSON.stringify(value)),
      withOddParts(defaults).map((value) => JSON.stringify(value)),
    );
    fc.assert(
      fc.property(block, (text) => {
        const { configuration, problems } = readConfiguration(createPage(text));
        expect(v.is(configurationSchema, configuration)).toBe(true);
        expect(problems.every((problem) => problem !== '')).toBe(true);
      }),
    );
  });
});

describe('§9 stored data', () => {
  afterEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  it('D3: a stored session is read as it was stored, or is none', () => {
    expect(parseStoredSession(toStoredSession(session), now)).toEqual(session);
    fc.assert(
      fc.property(fc.oneof(anyJson, withOddParts(toStoredSession(session))), (stored) => {
        const result = parseStoredSession(stored, now);
        if (result === null) return;
        // SAFETY: only a magic-link session is stored.
        const { storedAt, ...rest } = result as typeof session;
        expect(now - storedAt).toBeLessThan(SESSION_LIFETIME_MS);
        expect(Object.values(rest).every((text) => typeof text === 'string')).toBe(true);
      }),
    );
  });

  it('D3: any text in storage is a session or none', () => {
    const text = fc.oneof(
      anyText,
      fc.oneof(anyJson, anyText).map((current) => JSON.stringify({ current })),
      anyJson.map((current) => JSON.stringify({ current: JSON.stringify(current) })),
      anyJson.map((value) => JSON.stringify(value)),
    );
    fc.assert(
      fc.property(text, (stored) => {
        localStorage.setItem(SESSION_STORAGE_KEY, stored);
        expect(() => readStoredSession(now)).not.toThrow();
      }),
    );
  });

  it('§4: stored progress of an intake is read as it was stored, or is none', () => {
    const stored = toStoredProgress(progress);
    expect(parseStoredProgress(stored, now)).toEqual(progress);
    fc.assert(
      fc.property(fc.oneof(anyJson, withOddParts(stored)), (value) => {
        const result = parseStoredProgress(value, now);
        if (result === null) return;
        // What was read can be stored and read again.
        expect(parseStoredProgress(toStoredProgress(result), now)).toEqual(result);
      }),
    );
  });

  it('§4: any text in storage is a setup intent or none', () => {
    const valid = { clientSecret: 'secret', stripeConnectAccountId: 'acct', storedAt: 0 };
    const text = fc.oneof(
      anyText,
      fc.oneof(anyJson, withOddParts(valid)).map((value) => JSON.stringify(value)),
    );
    fc.assert(
      fc.property(text, (stored) => {
        localStorage.setItem('card-setup link', stored);
        const intent = readStoredIntent('link');
        if (intent === null) expect(localStorage.getItem('card-setup link')).toBeNull();
        else expect(Object.values(intent).every((field) => field !== '')).toBe(true);
      }),
    );
  });
});

describe('D10 unsent answers', () => {
  afterEach(() => sessionStorage.clear());

  // The schema drops keys that objects have by themselves; no question has such a key.
  const anyKey = fc.string().filter((text) => !(text in {}) && text !== 'prototype');
  const answers = fc.dictionary(anyKey, fc.oneof(anyText, fc.array(anyText)), { minKeys: 1 });
  const forms = fc.dictionary(anyKey, answers, { minKeys: 1 });
  const open = (time = now, userId = 'ada', ids: readonly string[] = ['phq-9']) => {
    const draft = openDraft({
      configuration: { drafts: 'session' },
      appContext: 'email',
      clock: { now: () => time },
      userId,
      form: 'assessments',
      ids,
    });
    if (draft === null) throw new Error('Drafts are on.');
    return draft;
  };
  const toContent = (kept: AnswersByForm) => ({
    answers: kept,
    submission: NOT_SUBMITTED,
    isTakeAnywayChosen: false,
  });
  const getKey = () => Object.keys(sessionStorage).find(isDraftKey) ?? '';

  it('D10: answers and their page are read as they were kept, for 24 hours, by the same form and user', () => {
    fc.assert(
      fc.property(forms, fc.nat(), fc.nat({ max: 2 * DRAFT_LIFETIME_MS }), (kept, page, age) => {
        open().save(toContent(kept), page);
        expect(open(now, 'ben').read()).toBeNull();
        expect(open(now, 'ada', ['phq-9', 'gad-7']).read()).toBeNull();
        const isKept = age < DRAFT_LIFETIME_MS;
        expect(open(now + age).read()?.answers ?? null).toEqual(isKept ? kept : null);
        expect(open(now + age).getPage()).toBe(isKept ? page : 0);
        open().remove();
        expect(sessionStorage).toHaveLength(0);
      }),
    );
  });

  it('D10: any text in storage is a draft or is removed', () => {
    const valid = { userId: 'ada', savedAt: now, answers: { 'phq-9': { q1: 'a', q2: ['b'] } } };
    const text = fc.oneof(
      anyText,
      fc.oneof(anyJson, withOddParts(valid)).map((value) => JSON.stringify(value)),
    );
    open().save(toContent(valid.answers), 0);
    const key = getKey();
    fc.assert(
      fc.property(text, (stored) => {
        sessionStorage.setItem(key, stored);
        const read = open().read();
        if (read === null) expect(sessionStorage.getItem(key)).toBeNull();
        sessionStorage.setItem(key, stored);
        removeStaleDrafts(now, 'ada');
        const isKept = sessionStorage.getItem(key) !== null;
        if (isKept) expect(open().read()).toEqual(read);
      }),
    );
  });

  it('D10: kept answers that are given back fit the questions, and fit them again', () => {
    const choices = [choice('a'), choice('b')];
    const questions = [
      singleChoice({ key: 's', choices }),
      multiSelect({ key: 'm', choices }),
      freeText({ key: 't' }),
      unsupported({ key: 'u' }),
    ];
    const value = fc.oneof(anyText, fc.subarray(['a', 'b', 'gone', '']), fc.constantFrom('a', 'b'));
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('s', 'm', 't', 'u', 'x'), value), (kept) => {
        const fitting = selectValidAnswers(questions, kept);
        const chosen = [fitting.s ?? 'a', fitting.m ?? ['b']].flat();
        expect(['a', 'b']).toEqual(expect.arrayContaining(chosen));
        expect(Object.keys(kept)).toEqual(expect.arrayContaining(Object.keys(fitting)));
        expect(selectValidAnswers(questions, fitting)).toEqual(fitting);
      }),
    );
  });
});
