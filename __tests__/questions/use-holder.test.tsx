import { act, render, screen } from '@testing-library/react';
import type { AnswersByForm } from '../../machines/answer.types';
import type { AnswerHolder } from '../../src/features/assessments/answer-holder';
import { useHolder } from '../../src/questions/use-holder';

type Holder = Omit<AnswerHolder, 'send'>;

function createHolder() {
  const listeners = new Set<() => void>();
  let answers: AnswersByForm = {};
  const holder: Holder = {
    getSnapshot: () => ({ context: { answers, unanswered: {} } }),
    subscribe: (listener) => {
      listeners.add(listener);
      return { unsubscribe: () => listeners.delete(listener) };
    },
  };
  const setAnswers = (newAnswers: AnswersByForm) =>
    act(() => {
      answers = newAnswers;
      for (const listener of listeners) listener();
    });
  return { holder, listeners, setAnswers };
}

const renders: string[] = [];
beforeEach(() => (renders.length = 0));

function Answer({ holder, name }: { readonly holder: Holder; readonly name: string }) {
  const value = useHolder(holder, ({ answers }) => answers['phq-9']?.[name]);
  renders.push(name);
  return <p>{`${name}: ${JSON.stringify(value ?? null)}`}</p>;
}

describe('the answer to one question', () => {
  it('re-renders only its own question', () => {
    const { holder, setAnswers, listeners } = createHolder();
    const { unmount } = render(
      ['a', 'b', 'c'].map((name) => <Answer key={name} {...{ holder, name }} />),
    );
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
});
