import {
  DRAFT_LIFETIME_MS,
  openDraft,
  removeStaleDrafts,
  type DraftOptions,
} from '../../../src/lib/drafts/draft';
import { getDraftKey } from '../../../src/lib/drafts/draft-key';

const START = Date.UTC(2026, 10, 2, 12);
let now = START;
beforeEach(() => {
  now = START;
});
afterEach(() => sessionStorage.clear());

const subject = { userId: 'ada', form: 'assessments', ids: ['phq-9'] } as const;
const key = getDraftKey(subject);
const answers = { 'phq-9': { q1: 'never', q2: ['tired', 'restless'] } };
const sent = {
  command: { key: 'a-key', fingerprint: 'a-fingerprint', expiresAt: START + 1000 },
  forms: [{ id: 'phq-9', isOverdue: false, dueAt: START, lastCompletedAt: null }],
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
    open().save(answers, 0);
    expect(open().read()).toEqual(answers);
  });

  it('are those of one form of one user', () => {
    open().save(answers, 0);
    expect(open({ userId: 'ben' }).read()).toBeNull();
    expect(open({ form: 'check-ins' }).read()).toBeNull();
    expect(open({ ids: ['phq-9', 'gad-7'] }).read()).toBeNull();
  });

  it('are read again with the page on which the form was left', () => {
    const draft = open();
    expect(draft.getPage()).toBe(0);
    draft.save(answers, 2);
    expect(open().getPage()).toBe(2);
    draft.save(answers, 1);
    expect(open().getPage()).toBe(1);
    draft.setSent(sent);
    expect(open().getPage()).toBe(1);
  });

  it('do not include forms without an answer', () => {
    open().save({ ...answers, 'gad-7': {} }, 0);
    expect(open().read()).toEqual(answers);
  });

  it('are removed with the last answer', () => {
    const draft = open();
    draft.save(answers, 0);
    draft.save({ 'phq-9': {} }, 0);
    expect(getStored()).toBeNull();
    expect(draft.read()).toBeNull();
    expect(draft.isStored()).toBe(false);
  });

  it('can be removed', () => {
    const draft = open();
    draft.save(answers, 0);
    draft.remove();
    expect(getStored()).toBeNull();
    expect(open().read()).toBeNull();
  });

  it('are kept for 24 hours after the last change', () => {
    open().save(answers, 0);
    now = START + DRAFT_LIFETIME_MS - 1;
    expect(open().read()).toEqual(answers);
    now = START + DRAFT_LIFETIME_MS;
    expect(open().read()).toBeNull();
    expect(getStored()).toBeNull();
  });

  it('are kept longer once they change, not if they are only saved again', () => {
    const draft = open();
    draft.save(answers, 0);
    now = START + 1000;
    draft.save(answers, 0);
    expect(getStored()).toMatchObject({ savedAt: START });
    draft.save({ 'phq-9': { q1: 'always' } }, 0);
    expect(getStored()).toMatchObject({ savedAt: START + 1000 });
  });

  it('are dropped if the clock was set back by more than 24 hours', () => {
    open().save(answers, 0);
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
    draft.save(answers, 0);
    expect(draft.isStored()).toBe(true);
  });

  it('not if storage is full', () => {
    const draft = open();
    draft.save(answers, 0);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    draft.save({ 'phq-9': { q1: 'always' } }, 0);
    expect(draft.isStored()).toBe(false);
    expect(getStored()).toBeNull();
  });

  it('not after 24 hours', () => {
    const draft = open();
    draft.save(answers, 0);
    now = START + DRAFT_LIFETIME_MS;
    expect(draft.isStored()).toBe(false);
  });

  it('not if it is another one that is stored', () => {
    const draft = open();
    expect(draft.read()).toBeNull();
    open().save(answers, 0);
    expect(draft.isStored()).toBe(false);
  });

  it('not once another tab has removed it, even if another one is stored since', () => {
    const draft = open();
    draft.save(answers, 0);
    sessionStorage.clear();
    expect(draft.isStored()).toBe(false);
    open().save(answers, 0);
    expect(draft.isStored()).toBe(false);
  });

  it('not if an answer changes just after another tab has removed it', () => {
    const draft = open();
    draft.save(answers, 0);
    sessionStorage.clear();
    draft.save({ 'phq-9': { q1: 'always' } }, 0);
    expect(draft.isStored()).toBe(false);
    expect(getStored()).toBeNull();
  });

  it('not once another tab has removed it; the form that is still open does not store it again', () => {
    const draft = open();
    draft.save(answers, 0);
    sessionStorage.clear();
    expect(draft.isStored()).toBe(false);
    draft.save({ 'phq-9': { q1: 'always' } }, 0);
    draft.setSent(sent);
    expect(getStored()).toBeNull();
    expect(draft.read()).toBeNull();
  });
});

describe('D10 drafts: a submit whose outcome is not certain', () => {
  it('is kept with the answers, also after a reload', () => {
    const draft = open();
    draft.save(answers, 0);
    expect(draft.getSent()).toBeNull();
    draft.setSent(sent);
    expect(draft.getSent()).toEqual(sent);
    expect(open().getSent()).toEqual(sent);
    expect(open().read()).toEqual(answers);
  });

  it('is kept without answers', () => {
    open().setSent(sent);
    expect(open().getSent()).toEqual(sent);
    expect(open().read()).toBeNull();
    expect(open().isStored()).toBe(true);
  });

  it('is forgotten once it was refused; the answers stay', () => {
    const draft = open();
    draft.save(answers, 0);
    draft.setSent(sent);
    draft.setSent(null);
    expect(open().getSent()).toBeNull();
    expect(open().read()).toEqual(answers);
  });

  it('stays when an answer changes, and is forgotten when none is left', () => {
    const draft = open();
    draft.save(answers, 0);
    draft.setSent(sent);
    draft.save({ 'phq-9': { q1: 'always' } }, 0);
    expect(draft.getSent()).toEqual(sent);
    draft.save({}, 0);
    expect(draft.getSent()).toBeNull();
    expect(getStored()).toBeNull();
  });
});

describe('D10 drafts: removing stale ones', () => {
  it('removes those that are too old or malformed, and nothing else', () => {
    open().save(answers, 0);
    now = START + DRAFT_LIFETIME_MS;
    open({ userId: 'ben' }).save(answers, 0);
    const malformed = getDraftKey({ ...subject, ids: ['gad-7'] });
    sessionStorage.setItem(malformed, '{');
    sessionStorage.setItem('card-setup', 'kept');
    removeStaleDrafts(now);
    expect(Object.keys(sessionStorage).toSorted()).toEqual(
      ['card-setup', getDraftKey({ ...subject, userId: 'ben' })].toSorted(),
    );
  });

  it('removes those of everybody else once it is known who has signed in', () => {
    open().save(answers, 0);
    open({ userId: 'ben' }).save(answers, 0);
    removeStaleDrafts(now, 'ben');
    expect(Object.keys(sessionStorage)).toEqual([getDraftKey({ ...subject, userId: 'ben' })]);
  });
});
