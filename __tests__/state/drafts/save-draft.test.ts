/** @jest-environment node */
import type { AnswersByForm } from '../../../machines/answer.types';
import { NOT_SUBMITTED } from '../../../machines/submission/submission';
import { toFormVersion } from '../../../machines/submission/get-fingerprint';
import type { Submission } from '../../../machines/submission/submission.types';
import type { Draft } from '../../../src/state/drafts/draft';
import { saveDraft } from '../../../src/state/drafts/save-draft';

const answers: AnswersByForm = { 'phq-9': { q1: 'never' } };

const content = { answers, submission: NOT_SUBMITTED, isTakeAnywayChosen: false };

type Changes = {
  readonly isTakeAnywayChosen?: boolean;
  readonly draft?: { readonly answers: AnswersByForm };
  readonly submission?: Submission;
};

function startFlow(changes: Changes = {}) {
  const draft: jest.Mocked<Draft> = {
    read: jest.fn(),
    getPage: jest.fn(),
    save: jest.fn(),
    remove: jest.fn(),
    isStored: jest.fn(),
  };
  const listeners: ((isTaking: boolean) => void)[] = [];
  const context = {
    answers,
    submission: NOT_SUBMITTED,
    draft: null,
    forms: [{ id: 'phq-9' }],
    pageIndex: 2,
    ...changes,
  };
  const flow: Parameters<typeof saveDraft>[0] = {
    subscribe: (listener) =>
      listeners.push((isTaking) =>
        listener({ context, hasTag: (tag: string) => tag === 'taking' && isTaking }),
      ),
  };
  const emit = (isTaking: boolean) => listeners.forEach((listener) => listener(isTaking));
  return { flow, draft, emit };
}

describe('D10 drafts: keeping them in step with a flow', () => {
  it('saves the answers, the submit and the page while the form is taken', () => {
    const { flow, draft, emit } = startFlow();
    saveDraft(flow, draft);
    emit(true);
    expect(draft.save).toHaveBeenCalledWith(content, 2);
    expect(draft.remove).not.toHaveBeenCalled();
  });

  it('D9 “Take assessment anyway” is saved with the answers', () => {
    const { flow, draft, emit } = startFlow({ isTakeAnywayChosen: true });
    saveDraft(flow, draft);
    emit(true);
    expect(draft.save).toHaveBeenCalledWith({ ...content, isTakeAnywayChosen: true }, 2);
  });

  it('removes them once the form is no longer taken', () => {
    const { flow, draft, emit } = startFlow();
    saveDraft(flow, draft);
    emit(true);
    emit(false);
    expect(draft.save).toHaveBeenCalledTimes(1);
    expect(draft.remove).toHaveBeenCalledTimes(1);
  });

  it('leaves what is kept alone before the form is loaded', () => {
    const { flow, draft, emit } = startFlow();
    saveDraft(flow, draft);
    emit(false);
    expect(draft.save).not.toHaveBeenCalled();
    expect(draft.remove).not.toHaveBeenCalled();
  });

  it('does nothing where nothing may be kept', () => {
    const { flow, emit } = startFlow();
    saveDraft(flow, null);
    expect(() => emit(true)).not.toThrow();
  });
});

describe('D9 answers that nobody received are never deleted: a form is no longer on the list after a reload', () => {
  const others: AnswersByForm = { 'gad-7': { q1: 'often' } };
  const draft = { answers: { 'phq-9': { q1: 'always' }, ...others } };

  it('keeps its answers while the others are taken', () => {
    const { flow, draft: saved, emit } = startFlow({ draft });
    saveDraft(flow, saved);
    emit(true);
    expect(saved.save).toHaveBeenCalledWith({ ...content, answers: { ...answers, ...others } }, 2);
  });

  it('keeps them after the others are sent, without what is known of that submit', () => {
    const {
      flow,
      draft: saved,
      emit,
    } = startFlow({
      draft,
      submission: { ...NOT_SUBMITTED, receivedAt: 1, superseded: { at: 1, hasArrived: false } },
      isTakeAnywayChosen: true,
    });
    saveDraft(flow, saved);
    emit(true);
    emit(false);
    expect(saved.save).toHaveBeenLastCalledWith({ ...content, answers: others }, 0);
    expect(saved.remove).not.toHaveBeenCalled();
  });

  it('removes them then if they count as received', () => {
    const received = [toFormVersion('gad-7', { q1: 'often' })];
    const {
      flow,
      draft: saved,
      emit,
    } = startFlow({
      draft,
      submission: { ...NOT_SUBMITTED, received },
    });
    saveDraft(flow, saved);
    emit(true);
    emit(false);
    expect(saved.remove).toHaveBeenCalledTimes(1);
  });
});
