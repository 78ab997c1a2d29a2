import { NOT_SUBMITTED } from '../../../machines/submission/submission';
import type { Submission } from '../../../machines/submission/submission.types';
import { openDraft, removeStaleDrafts, type Draft } from '../../../src/state/drafts/draft';
import { getDraftKey } from '../../../src/state/drafts/draft-key';
import { drawFrame } from '../../support/draw-frame';

jest.mock('../../../src/lib/browser/after-frame', () => ({ afterFrame: jest.fn() }));

const subject = { userId: 'ada', form: 'assessments', ids: ['phq-9'] } as const;
const key = getDraftKey(subject);
const answers = { 'phq-9': { q1: 'never' } };
const content = { answers, submission: NOT_SUBMITTED, isTakeAnywayChosen: false };
const submission: Submission = {
  ...NOT_SUBMITTED,
  attempt: { command: { key: 'a-key', startedAt: 1000 }, forms: [], before: [] },
};

function open(): Draft {
  const clock = { now: () => 1000 };
  const options = { ...subject, configuration: { drafts: 'session' }, clock } as const;
  const draft = openDraft({ ...options, appContext: 'email' });
  if (draft === null) throw new Error('Nothing may be kept here.');
  return draft;
}

const isStored = () => sessionStorage.getItem(key) !== null;

afterEach(() => {
  drawFrame();
  sessionStorage.clear();
});

describe('D10 drafts: answers that are stored after the next frame', () => {
  it('are the last ones before it', () => {
    const draft = open();
    draft.save({ ...content, answers: { 'phq-9': { q1: 'often' } } }, 0);
    draft.save(content, 1);
    expect(isStored()).toBe(false);
    drawFrame();
    expect(open().read()).toMatchObject(content);
    expect(open().getPage()).toBe(1);
  });

  it.each<[string, (draft: Draft) => unknown, unknown]>([
    ['read', (draft) => draft.read()?.answers, answers],
    ['getPage', (draft) => draft.getPage(), 2],
    ['isStored', (draft) => draft.isStored(), true],
  ])('are stored before the draft answers %s', (_name, ask, expected) => {
    const draft = open();
    draft.save(content, 2);
    expect(ask(draft)).toEqual(expected);
    expect(isStored()).toBe(true);
  });

  it('are read by a draft of the same form that is opened before it', () => {
    open().save(content, 0);
    expect(open().read()).toMatchObject(content);
  });

  it('D10 an attempt is stored before its request leaves, with the answers', () => {
    const draft = open();
    draft.save(content, 0);
    draft.save({ ...content, submission }, 0);
    expect(JSON.parse(sessionStorage.getItem(key) ?? '')).toMatchObject({ answers, submission });
  });

  it('D10 the end of an attempt is stored at once: a reload does not repeat a refused one', () => {
    const draft = open();
    draft.save({ ...content, submission }, 0);
    draft.save(content, 0);
    expect(JSON.parse(sessionStorage.getItem(key) ?? '')).toMatchObject({
      submission: NOT_SUBMITTED,
    });
  });

  it('D10 an answer that is changed after an attempt is stored after the next frame', () => {
    const draft = open();
    draft.save({ ...content, submission }, 0);
    draft.save({ ...content, submission, answers: { 'phq-9': { q1: 'often' } } }, 0);
    expect(JSON.parse(sessionStorage.getItem(key) ?? '')).toMatchObject({ answers });
    drawFrame();
    expect(open().read()).toMatchObject({ answers: { 'phq-9': { q1: 'often' } }, submission });
  });

  it('D10 a form that is opened again with its attempt has nothing to store at once', () => {
    open().save({ ...content, submission }, 0);
    const stored = open().read();
    if (stored === null) throw new Error('Nothing is stored.');
    const setItem = jest.spyOn(Storage.prototype, 'setItem');
    const draft = open();
    draft.save({ ...content, submission: stored.submission }, 0);
    drawFrame();
    expect(setItem).not.toHaveBeenCalled();
  });

  it('are not stored again once the draft was removed', () => {
    const draft = open();
    draft.save(content, 0);
    draft.remove();
    drawFrame();
    expect(isStored()).toBe(false);
  });

  it('are not stored for another user who signs in before it', () => {
    open().save(content, 0);
    removeStaleDrafts(1000, 'ben');
    drawFrame();
    expect(isStored()).toBe(false);
  });
});
