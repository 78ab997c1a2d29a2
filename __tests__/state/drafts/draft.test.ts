import { NOT_SUBMITTED } from '../../../machines/submission/submission';
import type { Submission } from '../../../machines/submission/submission.types';
import { DRAFT_LIFETIME_MS } from '../../../src/lib/submission/draft-lifetime';
import {
  openDraft,
  removeStaleDrafts,
  type DraftContent,
  type DraftOptions,
} from '../../../src/state/drafts/draft';
import { getDraftKey } from '../../../src/state/drafts/draft-key';

const START = Date.UTC(2026, 10, 2, 12);
let now = START;
beforeEach(() => {
  now = START;
});
afterEach(() => sessionStorage.clear());

const subject = { userId: 'ada', form: 'assessments', ids: ['phq-9'] } as const;
const key = getDraftKey(subject);
const answers = { 'phq-9': { q1: 'never', q2: ['tired', 'restless'] } };
const content: DraftContent = { answers, submission: NOT_SUBMITTED, isTakeAnywayChosen: false };
const changed: DraftContent = { ...content, answers: { 'phq-9': { q1: 'always' } } };
const version = { id: 'phq-9', fingerprint: 'a-fingerprint' };
const submission: Submission = {
  attempt: {
    command: { key: 'a-key', startedAt: START },
    forms: [version],
    before: [{ id: 'phq-9', isOverdue: true, dueAt: START, lastCompletedAt: null }],
  },
  received: [{ ...version, id: 'gad-7' }],
  receivedAt: START - 1000,
  superseded: { at: START - 2000, hasArrived: true },
};

function openOrNull(options: Partial<DraftOptions> = {}) {
  return openDraft({
    ...subject,
    configuration: { drafts: 'session' },
    appContext: 'email',
    clock: { now: () => now },
    ...options,
  });
}
function open(options?: Partial<DraftOptions>) {
  const draft = openOrNull(options);
  if (draft === null) throw new Error('Nothing may be kept here.');
  return draft;
}
const getStored = () => JSON.parse(sessionStorage.getItem(key) ?? 'null') as object | null;

describe('D10 drafts: where unsent answers are kept', () => {
  it.each(['patient_app', 'sms', 'email', 'manual_sms', 'manual_email'] as const)(
    'in the context %s they are',
    (appContext) => expect(openOrNull({ appContext })).not.toBeNull(),
  );

  it.each(['kiosk', 'clinician_app'] as const)(
    'on a shared device (%s) they are not',
    (appContext) => expect(openOrNull({ appContext })).toBeNull(),
  );

  it('if the clinic has switched drafts off they are not', () => {
    expect(openOrNull({ configuration: { drafts: 'off' } })).toBeNull();
  });
});

describe('D10 drafts: unsent answers', () => {
  it('are read again after a reload', () => {
    open().save(content, 0);
    expect(open().read()).toMatchObject(content);
  });

  it('are those of one form of one user', () => {
    open().save(content, 0);
    expect(open({ userId: 'ben' }).read()).toBeNull();
    expect(open({ form: 'check-ins' }).read()).toBeNull();
    expect(open({ ids: ['phq-9', 'gad-7'] }).read()).toBeNull();
  });

  it('are read again with the page on which the form was left', () => {
    const draft = open();
    expect(draft.getPage()).toBe(0);
    draft.save(content, 2);
    expect(open().getPage()).toBe(2);
    draft.save(content, 1);
    expect(open().getPage()).toBe(1);
    draft.save({ ...content, submission }, 1);
    expect(open().getPage()).toBe(1);
  });

  it('do not include forms without an answer', () => {
    open().save({ ...content, answers: { ...answers, 'gad-7': {} } }, 0);
    expect(open().read()).toMatchObject(content);
  });

  it('are removed with the last answer', () => {
    const draft = open();
    draft.save(content, 0);
    draft.save({ ...content, answers: { 'phq-9': {} } }, 0);
    expect(getStored()).toBeNull();
    expect(draft.read()).toBeNull();
    expect(draft.isStored()).toBe(false);
  });

  it('can be removed', () => {
    const draft = open();
    draft.save(content, 0);
    draft.remove();
    expect(getStored()).toBeNull();
    expect(open().read()).toBeNull();
  });

  it('are kept for 24 hours after the last change', () => {
    open().save(content, 0);
    now = START + DRAFT_LIFETIME_MS - 1;
    expect(open().read()).toMatchObject(content);
    now = START + DRAFT_LIFETIME_MS;
    expect(open().read()).toBeNull();
    expect(getStored()).toBeNull();
  });

  it('are kept longer once they change, not if they are only saved again', () => {
    const draft = open();
    draft.save(content, 0);
    now = START + 1000;
    draft.save(content, 0);
    expect(getStored()).toMatchObject({ savedAt: START });
    draft.save(changed, 0);
    expect(getStored()).toMatchObject({ savedAt: START + 1000 });
  });

  it('are dropped if the clock was set back by more than 24 hours', () => {
    open().save(content, 0);
    now = START - DRAFT_LIFETIME_MS;
    expect(open().read()).toBeNull();
  });

  it.each([
    ['not JSON', '{'],
    ['null', 'null'],
    ['of another shape', JSON.stringify({ userId: 'ada', savedAt: START, answers: [1] })],
    ['without a user', JSON.stringify({ savedAt: START, answers })],
    ['without a time', JSON.stringify({ userId: 'ada', answers })],
    ['empty', JSON.stringify({ userId: 'ada', savedAt: START, answers: {} })],
  ])('are removed if what is stored is %s', (_, text) => {
    sessionStorage.setItem(key, text);
    expect(open().read()).toBeNull();
    expect(sessionStorage.getItem(key)).toBeNull();
  });
});

describe('D10 drafts: a reload would give back what was saved last', () => {
  it('once it has been saved', () => {
    const draft = open();
    expect(draft.isStored()).toBe(false);
    draft.save(content, 0);
    expect(draft.isStored()).toBe(true);
  });

  it('not if storage is full', () => {
    const draft = open();
    draft.save(content, 0);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    draft.save(changed, 0);
    expect(draft.isStored()).toBe(false);
    expect(getStored()).toBeNull();
  });

  it('not after 24 hours', () => {
    const draft = open();
    draft.save(content, 0);
    now = START + DRAFT_LIFETIME_MS;
    expect(draft.isStored()).toBe(false);
  });

  it('after 24 hours once an answer changes in the form that is still open', () => {
    const draft = open();
    draft.save(content, 0);
    now = START + DRAFT_LIFETIME_MS;
    expect(draft.isStored()).toBe(false);
    removeStaleDrafts(now);
    draft.save(changed, 0);
    expect(draft.isStored()).toBe(true);
    expect(open().read()).toMatchObject(changed);
  });

  it('not if it is another one that is stored', () => {
    const draft = open();
    expect(draft.read()).toBeNull();
    open().save(content, 0);
    expect(draft.isStored()).toBe(false);
  });

  it('not once another tab has removed it, even if another one is stored since', () => {
    const draft = open();
    draft.save(content, 0);
    sessionStorage.clear();
    expect(draft.isStored()).toBe(false);
    open().save(content, 0);
    expect(draft.isStored()).toBe(false);
  });

  it('not if an answer changes just after another tab has removed it', () => {
    const draft = open();
    draft.save(content, 0);
    sessionStorage.clear();
    draft.save(changed, 0);
    expect(draft.isStored()).toBe(false);
    expect(getStored()).toBeNull();
  });

  it('not once another tab has removed it; the form that is still open does not store it again', () => {
    const draft = open();
    draft.save(content, 0);
    sessionStorage.clear();
    expect(draft.isStored()).toBe(false);
    draft.save(changed, 0);
    draft.save({ ...changed, submission }, 0);
    expect(getStored()).toBeNull();
    expect(draft.read()).toBeNull();
  });
});

describe('D10 drafts: a submit whose outcome is not certain', () => {
  it('D10 a stored draft gives back the answers, the submission and “Take assessment anyway”', () => {
    open().save({ answers, submission, isTakeAnywayChosen: true }, 0);
    expect(open().read()).toMatchObject({ answers, submission, isTakeAnywayChosen: true });
  });

  it('D10 a draft that an earlier version of the app has stored has not been submitted', () => {
    const earlier = { userId: 'ada', savedAt: START, answers, sent: null, page: 1 };
    sessionStorage.setItem(key, JSON.stringify(earlier));
    expect(open().read()).toMatchObject(content);
    expect(open().getPage()).toBe(1);
  });

  it.each<[string, unknown]>([
    ['null', null],
    ['a text', 'submitted'],
    ['an object without anything', {}],
    [
      'an attempt without a key',
      { ...submission, attempt: { ...submission.attempt, command: {} } },
    ],
    [
      'an attempt without its forms',
      { ...submission, attempt: { command: { key: 'a-key', startedAt: START } } },
    ],
    ['a received form without a fingerprint', { ...submission, received: [{ id: 'phq-9' }] }],
    ['a time that is no number', { ...submission, receivedAt: 'yesterday' }],
  ])(
    'D10 the answers are not lost if the stored submission is malformed: %s',
    (_what, malformed) => {
      const stored = { userId: 'ada', savedAt: START, page: 2, isTakeAnywayChosen: true };
      sessionStorage.setItem(key, JSON.stringify({ ...stored, answers, submission: malformed }));
      expect(open().read()).toMatchObject({ ...content, isTakeAnywayChosen: true });
      expect(open().getPage()).toBe(2);
    },
  );

  it('D10 times that are not known need not be stored', () => {
    const { attempt, received } = submission;
    const before = [{ id: 'phq-9', isOverdue: true }];
    const stored = { userId: 'ada', savedAt: START, answers };
    const known = { attempt: { ...attempt, before }, received };
    sessionStorage.setItem(key, JSON.stringify({ ...stored, submission: known }));
    expect(open().read()?.submission).toMatchObject({
      ...known,
      receivedAt: null,
      superseded: null,
    });
  });

  it('D10 an attempt that was refused is not stored any more, and the answers are', () => {
    const draft = open();
    draft.save({ ...content, submission }, 0);
    draft.save(content, 0);
    expect(open().read()).toMatchObject(content);
  });

  it('D10 an attempt stays when answers change, also when there are none', () => {
    const draft = open();
    draft.save({ ...content, submission }, 0);
    draft.save({ ...changed, submission }, 0);
    expect(open().read()).toMatchObject({ ...changed, submission });
    draft.save({ ...content, answers: {}, submission }, 0);
    expect(open().read()).toMatchObject({ answers: {}, submission });
    draft.save({ ...content, answers: {}, submission: NOT_SUBMITTED }, 0);
    expect(getStored()).toBeNull();
  });

  it('D10 opening a form does not renew the time of its draft', () => {
    open().save({ ...content, submission }, 1);
    now = START + 1000;
    const draft = open();
    const stored = draft.read();
    if (stored === null) throw new Error('Nothing is stored.');
    const { answers: storedAnswers, isTakeAnywayChosen } = stored;
    // As a flow does that has just loaded its form.
    draft.save(
      { answers: storedAnswers, submission: stored.submission, isTakeAnywayChosen },
      draft.getPage(),
    );
    expect(getStored()).toMatchObject({ savedAt: START });
    now = START + DRAFT_LIFETIME_MS;
    expect(open().read()).toBeNull();
  });

  it.each<[string, DraftContent, number]>([
    ['an attempt', { ...content, submission }, 0],
    ['“Take assessment anyway”', { ...content, isTakeAnywayChosen: true }, 0],
    ['another page', content, 1],
  ])('D10 a draft is stored again for %s', (_what, next, page) => {
    const draft = open();
    draft.save(content, 0);
    now = START + 1000;
    draft.save(next, page);
    expect(getStored()).toMatchObject({ savedAt: START + 1000, page });
    expect(open().read()).toMatchObject(next);
  });
});

describe('D10 drafts: removing stale ones', () => {
  it('removes those that are too old or malformed, and nothing else', () => {
    open().save(content, 0);
    now = START + DRAFT_LIFETIME_MS;
    open({ userId: 'ben' }).save(content, 0);
    const malformed = getDraftKey({ ...subject, ids: ['gad-7'] });
    sessionStorage.setItem(malformed, '{');
    sessionStorage.setItem('card-setup', 'kept');
    removeStaleDrafts(now);
    expect(Object.keys(sessionStorage).toSorted()).toEqual(
      ['card-setup', getDraftKey({ ...subject, userId: 'ben' })].toSorted(),
    );
  });

  it('removes those of everybody else once it is known who has signed in', () => {
    open().save(content, 0);
    open({ userId: 'ben' }).save(content, 0);
    removeStaleDrafts(now, 'ben');
    expect(Object.keys(sessionStorage)).toEqual([getDraftKey({ ...subject, userId: 'ben' })]);
  });
});
