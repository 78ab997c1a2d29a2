import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AnsweredQuestion } from '../../src/questions/fields/answered-question';
import { QuestionField } from '../../src/questions/question-field';
import type { AnswerValue } from '../../machines/answer.types';
import type { Question } from '../../src/questions/question.types';
import { expectNoAxeViolations } from '../support/axe';
import {
  choice,
  freeText,
  heading,
  likert,
  numberQuestion,
  singleChoice,
  slider,
} from './question.fixtures';

type HostProps = { question: Question; initial?: AnswerValue };

function Host({ question, initial }: HostProps) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <QuestionField
        question={question}
        value={value}
        onChange={(_, next) => setValue(next)}
        problem={null}
        hideOptionalHint
      />
      <output aria-label="Value">{JSON.stringify(value)}</output>
    </>
  );
}

const currentValue = () => screen.getByRole('status', { name: 'Value' }).textContent;
const group = () => screen.getByRole('group', { name: 'How are you?' });

describe('§3 heading', () => {
  it.each([Host, AnsweredQuestion])('renders a heading of level 2: %p', (Field) => {
    render(<Field question={heading({ title: 'The situation' })} value={undefined} />);
    expect(screen.getByRole('heading', { level: 2, name: 'The situation' })).toBeVisible();
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
  });
});

describe('§3 likert', () => {
  it('renders a scale of numbers when the node has no answers, and the answer can be cleared', async () => {
    const { container } = render(<Host question={likert()} />);
    await userEvent.click(within(group()).getByRole('radio', { name: '2' }));
    expect(currentValue()).toBe('"2"');
    await expectNoAxeViolations(container);
    await userEvent.click(screen.getByRole('button', { name: 'Clear answer' }));
    expect(currentValue()).toBe('""');
    expect(within(group()).getByRole('radio', { name: '2' })).toHaveFocus();
    expect(within(group()).getByRole('radio', { name: '2' })).not.toBeChecked();
  });

  it('renders a radio for each answer of the node', async () => {
    const choices = [
      choice('0', { wireId: 0, label: 'Not at all' }),
      choice('1', { label: 'Very' }),
    ];
    render(<Host question={likert({ isNumeric: false, choices })} />);
    await userEvent.click(within(group()).getByRole('radio', { name: 'Not at all' }));
    expect(currentValue()).toBe('"0"');
  });
});

describe('§4 slider', () => {
  it('is named by the question, has no value until it is touched, and the answer can be cleared', async () => {
    const { container } = render(<Host question={slider()} />);
    const control = within(group()).getByRole('slider', { name: 'How are you?' });
    expect(screen.queryByRole('button', { name: 'Clear answer' })).not.toBeInTheDocument();
    fireEvent.change(control, { target: { value: '-1.5' } });
    expect(currentValue()).toBe('"-1.5"');
    expect(control).toHaveAttribute('aria-valuetext', 'Negative');
    await expectNoAxeViolations(container);
    const clear = screen.getByRole('button', { name: 'Clear answer' });
    expect(clear).toHaveAccessibleDescription('How are you?');
    await userEvent.click(clear);
    expect(currentValue()).toBe('""');
    expect(control).toHaveAttribute('aria-valuetext', 'Not set');
    expect(control).toHaveFocus();
  });
});

describe('§5 check-in answers: all optional', () => {
  it.each<Question>([
    freeText({ isSkippable: true }),
    singleChoice({ isSkippable: true }),
    numberQuestion({ isSkippable: true }),
    likert(),
    slider(),
  ])('shows neither an optional hint nor a question number at the question: $kind', (question) => {
    render(<Host question={question} />);
    expect(group()).not.toHaveTextContent(/Optional/);
    expect(group()).not.toHaveTextContent(/Question \d/);
  });
});

describe('a question of a check-in that was answered', () => {
  it.each<[string, Question, AnswerValue, string]>([
    [
      'the meaning of the ends of a numbered scale',
      likert(),
      '2',
      '0 = Not there, 2 = Very strong',
    ],
    ['the step of a numbered scale', likert(), '2', '2'],
    ['the mood of a slider', slider(), '1.9', 'Positive'],
    ['the ends of a slider', slider(), '1.9', 'Full of energy'],
    ['that a slider is not answered', slider(), '', 'Not answered'],
    ['that a scale is not answered', likert(), '', 'Not answered'],
  ])('shows %s', async (_, question, initial, text) => {
    const { container } = render(<AnsweredQuestion question={question} value={initial} />);
    expect(within(group()).getByText(text)).toBeVisible();
    expect(group().querySelector('input, button')).toBeNull();
    await expectNoAxeViolations(container);
  });
});
