import { fireEvent, render } from '@testing-library/react';
import { useCallback, useState } from 'react';
import { QuestionField } from '../../src/questions/question-field';
import { questionFieldId } from '../../src/questions/assessment/question-field-id';
import type { AnswerValue, Answers } from '../../machines/answer.types';
import type { Question } from '../../src/questions/question.types';
import { freeText, multiSelect, singleChoice } from './question.fixtures';

const rendered = new Set<string>();

/** The questions that rendered since this was last asked. */
function takeRendered(): string[] {
  const keys = [...rendered];
  rendered.clear();
  return keys;
}

/** A question that notes when its title is read: no field renders without reading it. */
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

/** A page of 1,000 questions whose answers live in one place. */
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

/** By place within its group: names take long to compute among a thousand groups. */
function getControl(key: string, index: number): Element {
  const group = document.getElementById(questionFieldId({ key }));
  const control = group?.querySelectorAll('input, textarea')[index];
  if (!control) throw new Error(`question ${key} has no control ${index}`);
  return control;
}

it('a tap or a keystroke renders one question of a thousand', () => {
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
