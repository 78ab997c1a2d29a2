/** @jest-environment node */
import type { AnswersByForm } from '../../../machines/answer.types';
import type { Draft } from '../../../src/lib/drafts/draft';
import { saveDraft } from '../../../src/lib/drafts/save-draft';

const answers: AnswersByForm = { 'phq-9': { q1: 'never' } };

function startFlow() {
  const draft: jest.Mocked<Draft> = {
    read: jest.fn(),
    getPage: jest.fn(),
    save: jest.fn(),
    getSent: jest.fn(),
    setSent: jest.fn(),
    remove: jest.fn(),
    isStored: jest.fn(),
  };
  const listeners: ((isTaking: boolean) => void)[] = [];
  const context = { answers, pageIndex: 2 };
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
  it('saves the answers and the page while the form is taken', () => {
    const { flow, draft, emit } = startFlow();
    saveDraft(flow, draft, ({ pageIndex }) => pageIndex);
    emit(true);
    expect(draft.save).toHaveBeenCalledWith(answers, 2);
    expect(draft.remove).not.toHaveBeenCalled();
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
