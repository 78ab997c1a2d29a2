import { fireEvent, render } from '@testing-library/react';
import { useCallback, useState } from 'react';
import { QuestionField } from '../../src/questions/question-field';
import { questionFieldId } from '../../src/questions/assessment/question-field-id';
import type { AnswerValue, Answers } from '../../machines/answer.types';
import type { Question } from '../../src/questions/question.types';
import { freeText, multiSelect, singleChoice } from './question.fixtures';

const rendered = new Set<string>();

/** Returns the keys of the questions that rendered since the last call. */
function takeRendered(): string[] {
  const keys = [...rendered];
  rendered.clear();
  return keys;
}

/** Records each read of the question's title, which every render of its field does. */
function withRenderTracking(question: Question): Question {
  return {
    ...question,
    get title() {
      rendered.add(question.key);
      return `Question ${question.key}`;
    },
  };
}

const questions = Array.from({ length: 1000 }, (_, i) => {
  const own = { key: `q${i}`, wireKey: `q${i}` };
  return withRenderTracking(
    [singleChoice(own), multiSelect(own), freeText(own)][i % 3] ?? singleChoice(own),
  );
});

/** A page of 1,000 questions with all answers in one state. */
function Page() {
  const [answers, setAnswers] = useState<Answers>({});
  const onChange = useCallback(
    (key: string, value: AnswerValue) => setAnswers((given) => ({ ...given, [key]: value })),
    [],
  );
  return questions.map((question) => (
    <QuestionField
      key={question.key}
      question={question}
      value={answers[question.key]}
      onChange={onChange}
      problem={null}
    />
  ));
}

/** Finds a control by its position in the group: queries by name are slow with a thousand groups. */
function getControl(key: string, index: number): Element {
  const group = document.getElementById(questionFieldId({ key }));
  const control = group?.querySelectorAll('input, textarea')[index];
  if (!control) throw new Error(`Question ${key} has no control ${index}.`);
  return control;
}

it('a click or a keystroke renders only its own question, of a thousand on the page', () => {
  render(<Page />);
  expect(takeRendered()).toHaveLength(1000);

  fireEvent.click(getControl('q300', 0));
  expect(takeRendered()).toEqual(['q300']);
  fireEvent.click(getControl('q601', 1));
  expect(takeRendered()).toEqual(['q601']);
  fireEvent.change(getControl('q2', 0), { target: { value: 'words' } });
  expect(takeRendered()).toEqual(['q2']);

  expect(getControl('q300', 0)).toBeChecked();
  expect(getControl('q601', 1)).toBeChecked();
  expect(getControl('q2', 0)).toHaveValue('words');
});
