/** @jest-environment node */
import type { AnswersByForm } from '../../../machines/answer.types';
import { NOT_SUBMITTED } from '../../../machines/submission/submission';
import type { Draft } from '../../../src/lib/drafts/draft';
import { saveDraft } from '../../../src/lib/drafts/save-draft';

const answers: AnswersByForm = { 'phq-9': { q1: 'never' } };

const content = { answers, submission: NOT_SUBMITTED, isTakeAnywayChosen: false };

function startFlow(changes: { readonly isTakeAnywayChosen?: boolean } = {}) {
  const draft: jest.Mocked<Draft> = {
    read: jest.fn(),
    getPage: jest.fn(),
    save: jest.fn(),
    remove: jest.fn(),
    isStored: jest.fn(),
  };
  const listeners: ((isTaking: boolean) => void)[] = [];
  const context = { answers, submission: NOT_SUBMITTED, pageIndex: 2, ...changes };
  const flow: Parameters<typeof saveDraft<typeof context>>[0] = {
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
    saveDraft(flow, draft, ({ pageIndex }) => pageIndex);
    emit(true);
    expect(draft.save).toHaveBeenCalledWith(content, 2);
    expect(draft.remove).not.toHaveBeenCalled();
  });

  it('D9 “Take assessment anyway” is saved with the answers', () => {
    const { flow, draft, emit } = startFlow({ isTakeAnywayChosen: true });
    saveDraft(flow, draft, ({ pageIndex }) => pageIndex);
    emit(true);
    expect(draft.save).toHaveBeenCalledWith({ ...content, isTakeAnywayChosen: true }, 2);
  });

  it('removes them once the form is no longer taken', () => {
    const { flow, draft, emit } = startFlow();
    saveDraft(flow, draft, ({ pageIndex }) => pageIndex);
    emit(true);
    emit(false);
    expect(draft.save).toHaveBeenCalledTimes(1);
    expect(draft.remove).toHaveBeenCalledTimes(1);
  });

  it('leaves what is kept alone before the form is loaded', () => {
    const { flow, draft, emit } = startFlow();
    saveDraft(flow, draft, ({ pageIndex }) => pageIndex);
    emit(false);
    expect(draft.save).not.toHaveBeenCalled();
    expect(draft.remove).not.toHaveBeenCalled();
  });

  it('does nothing where nothing may be kept', () => {
    const { flow, emit } = startFlow();
    saveDraft(flow, null, ({ pageIndex }) => pageIndex);
    expect(() => emit(true)).not.toThrow();
  });
});
