import { act, render, screen } from '@testing-library/react';
import { useAnswer } from '../../../src/features/assessments/use-answer';
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
    // SAFETY: useAnswer uses only these two methods.
    gate: gate as unknown as AssessmentGateRef,
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

type Props = { readonly gate: AssessmentGateRef; readonly name: string };

function Answer({ gate, name }: Props) {
  const value = useAnswer(gate, { assessmentId: 'phq-9', key: name });
  renders.push(name);
  return <p>{`${name}: ${JSON.stringify(value ?? null)}`}</p>;
}

describe('the answer to one question', () => {
  it('re-renders only its own question, through one subscription shared by all', () => {
    const { gate, setAnswers, listeners } = createFakeGate({});
    const { unmount } = render(
      ['a', 'b', 'c'].map((name) => <Answer key={name} {...{ gate, name }} />),
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
    const { gate, setAnswers } = createFakeGate({});
    render(<Answer gate={gate} name="a" />).unmount();
    setAnswers({ 'phq-9': { a: 'meanwhile' } });
    render(<Answer gate={gate} name="a" />);
    expect(screen.getByText('a: "meanwhile"')).toBeInTheDocument();
    setAnswers({ 'phq-9': { a: 'then' } });
    expect(screen.getByText('a: "then"')).toBeInTheDocument();
  });
});
