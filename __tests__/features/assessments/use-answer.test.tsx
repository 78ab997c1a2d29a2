import { act, render, screen } from '@testing-library/react';
import {
  createAnswerStore,
  useAnswer,
  type AnswerStore,
} from '../../../src/features/assessments/use-answer';
import type { AssessmentGateRef } from '../../../src/features/assessments/use-assessment-gate';

type Answers = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Creates a flow that only has answers and exposes its listeners. */
function createFakeGate(answers: Answers) {
  const listeners = new Set<() => void>();
  const gate = {
    getSnapshot: () => ({ context: { answers } }),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return { unsubscribe: () => listeners.delete(listener) };
    },
  };
  return {
    // SAFETY: createAnswerStore uses only these two methods.
    store: createAnswerStore(gate as unknown as AssessmentGateRef),
    listeners,
    setAnswers: (newAnswers: Answers) =>
      act(() => {
        answers = newAnswers;
        for (const listener of [...listeners]) listener();
      }),
  };
}

const renders: string[] = [];
beforeEach(() => (renders.length = 0));

type Props = { readonly store: AnswerStore; readonly name: string };

function Answer({ store, name }: Props) {
  const value = useAnswer(store, { assessmentId: 'phq-9', key: name });
  renders.push(name);
  return <p>{`${name}: ${JSON.stringify(value ?? null)}`}</p>;
}

describe('the answer to one question', () => {
  it('re-renders only its own question, through one subscription shared by all', () => {
    const { store, setAnswers, listeners } = createFakeGate({});
    const { unmount } = render(
      ['a', 'b', 'c'].map((name) => <Answer key={name} {...{ store, name }} />),
    );
    expect(listeners.size).toBe(1);
    renders.length = 0;
    setAnswers({ 'phq-9': { b: 'yes' } });
    expect(renders).toEqual(['b']);
    expect(screen.getByText('b: "yes"')).toBeInTheDocument();
    setAnswers({ 'phq-9': { b: 'yes' }, 'gad-7': { a: 'no' } });
    expect(renders).toEqual(['b']);
    setAnswers({});
    expect(screen.getByText('b: null')).toBeInTheDocument();
    unmount();
    expect(listeners.size).toBe(0);
  });

  it('is up to date when the question is mounted again', () => {
    const { store, setAnswers } = createFakeGate({});
    render(<Answer store={store} name="a" />).unmount();
    setAnswers({ 'phq-9': { a: 'meanwhile' } });
    render(<Answer store={store} name="a" />);
    expect(screen.getByText('a: "meanwhile"')).toBeInTheDocument();
    setAnswers({ 'phq-9': { a: 'then' } });
    expect(screen.getByText('a: "then"')).toBeInTheDocument();
  });
});
