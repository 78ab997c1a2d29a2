import { fireEvent, render, within } from '@testing-library/react';
import { Profiler, useCallback, useState } from 'react';
import { QuestionField } from '../../src/questions/question-field';
import { questionFieldId } from '../../src/questions/question-field-id';
import type { AnswerValue, Answers, Question } from '../../src/questions/question.types';
import { freeText, multiSelect, singleChoice } from './examples';

const questions: Question[] = Array.from({ length: 1000 }, (_, i) => {
  const own = { key: `q${i}`, wireKey: `q${i}`, title: `Question ${i}` };
  return [singleChoice(own), multiSelect(own), freeText(own)][i % 3] ?? singleChoice(own);
});

/** A page of 1,000 questions whose answers live in one place; `onRender` is told which question rendered. */
function Page({ onRender }: { onRender: (key: string) => void }) {
  const [answers, setAnswers] = useState<Answers>({});
  const onChange = useCallback(
    (key: string, value: AnswerValue) => setAnswers((given) => ({ ...given, [key]: value })),
    [],
  );
  return questions.map((question, index) => (
    <Profiler key={question.key} id={question.key} onRender={onRender}>
      <QuestionField
        question={question}
        value={answers[question.key]}
        onChange={onChange}
        problem={null}
        n={index + 1}
        m={questions.length}
      />
    </Profiler>
  ));
}

it('a tap or a keystroke renders one question of a thousand', () => {
  const rendered: string[] = [];
  render(<Page onRender={(key) => rendered.push(key)} />);
  expect(rendered).toHaveLength(1000);

  // By id: names of a thousand groups take their time to compute.
  const groupOf = (key: string) => {
    const group = document.getElementById(questionFieldId({ key }));
    if (!group) throw new Error(`no group for ${key}`);
    return within(group);
  };
  const takeRendered = () => rendered.splice(0);
  takeRendered();

  fireEvent.click(groupOf('q300').getByRole('radio', { name: 'Option a' }));
  expect(takeRendered()).toEqual(['q300']);
  fireEvent.click(groupOf('q601').getByRole('checkbox', { name: 'Option b' }));
  expect(takeRendered()).toEqual(['q601']);
  fireEvent.change(groupOf('q2').getByRole('textbox'), { target: { value: 'words' } });
  expect(takeRendered()).toEqual(['q2']);

  expect(groupOf('q300').getByRole('radio', { name: 'Option a' })).toBeChecked();
  expect(groupOf('q601').getByRole('checkbox', { name: 'Option b' })).toBeChecked();
});
