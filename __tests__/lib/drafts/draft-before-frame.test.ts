import { openDraft, removeStaleDrafts, type Draft } from '../../../src/lib/drafts/draft';
import { getDraftKey } from '../../../src/lib/drafts/draft-key';
import { drawFrame } from '../../support/draw-frame';

jest.mock('../../../src/lib/browser/after-frame', () => ({ afterFrame: jest.fn() }));

const subject = { userId: 'ada', form: 'assessments', ids: ['phq-9'] } as const;
const key = getDraftKey(subject);
const answers = { 'phq-9': { q1: 'never' } };
const sent = {
  command: { key: 'a-key', fingerprint: 'a-fingerprint', expiresAt: 1000 },
  forms: [{ id: 'phq-9', isOverdue: false, dueAt: null, lastCompletedAt: null }],
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
    draft.save({ 'phq-9': { q1: 'often' } }, 0);
    draft.save(answers, 1);
    expect(isStored()).toBe(false);
    drawFrame();
    expect(open().read()).toEqual(answers);
    expect(open().getPage()).toBe(1);
  });

  it.each<[string, (draft: Draft) => unknown, unknown]>([
    ['read', (draft) => draft.read(), answers],
    ['getPage', (draft) => draft.getPage(), 2],
    ['getSent', (draft) => draft.getSent(), null],
    ['isStored', (draft) => draft.isStored(), true],
  ])('are stored before the draft answers %s', (_name, ask, expected) => {
    const draft = open();
    draft.save(answers, 2);
    expect(ask(draft)).toEqual(expected);
    expect(isStored()).toBe(true);
  });

  it('are read by a draft of the same form that is opened before it', () => {
    open().save(answers, 0);
    expect(open().read()).toEqual(answers);
  });

  it('are part of what is being submitted', () => {
    const draft = open();
    draft.save(answers, 0);
    draft.setSent(sent);
    drawFrame();
    expect(open().read()).toEqual(answers);
    expect(open().getSent()).toEqual(sent);
  });

  it('are not stored again once the draft was removed', () => {
    const draft = open();
    draft.save(answers, 0);
    draft.remove();
    drawFrame();
    expect(isStored()).toBe(false);
  });

  it('are not stored for another user who signs in before it', () => {
    open().save(answers, 0);
    removeStaleDrafts(1000, 'ben');
    drawFrame();
    expect(isStored()).toBe(false);
  });
});
