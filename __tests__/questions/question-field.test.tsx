import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { validateAnswer } from '../../src/questions/assessment/validate-answer';
import { AnsweredQuestion } from '../../src/questions/fields/answered-question';
import { QuestionField } from '../../src/questions/question-field';
import { formatQuestionNumber } from '../../src/questions/assessment/copy';
import type { AnswerValue } from '../../machines/answer.types';
import type { BasicQuestion, Question } from '../../src/questions/question.types';
import {
  choice,
  freeText,
  multiSelect,
  numberQuestion,
  singleChoice,
  unsupported,
} from './question.fixtures';

type HostProps = { question: BasicQuestion; initial?: AnswerValue; isChecked?: boolean };

/** A form with one question, which holds its answer; `isChecked` shows its validation error. */
function Host({ question, initial, isChecked = false }: HostProps) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <QuestionField
        question={question}
        value={value}
        onChange={(key, next) => key === question.key && setValue(next)}
        problem={isChecked ? validateAnswer(question, value) : null}
        detail={formatQuestionNumber(2, 9)}
      />
      <output aria-label="Value">{JSON.stringify(value)}</output>
    </>
  );
}

const currentValue = () => screen.getByRole('status', { name: 'Value' }).textContent;
const group = () => screen.getByRole('group', { name: 'How are you?' });

const kinds = [singleChoice(), multiSelect(), numberQuestion(), freeText(), unsupported()];

describe('a field of any kind of question', () => {
  it.each(kinds)(
    "is a group named only by its title, with 'Question n of m' as its description: $kind",
    (question) => {
      render(<Host question={question} />);
      expect(group()).toHaveAccessibleDescription(expect.stringContaining('Question 2 of 9'));
      expect(within(group()).getByText('Question 2 of 9')).toBeVisible();
    },
  );

  it.each(kinds)('shows whether it may be skipped: $kind', (question) => {
    const { unmount } = render(<Host question={question} />);
    expect(screen.queryByText(/^Optional/)).not.toBeInTheDocument();
    unmount();
    render(<Host question={{ ...question, isSkippable: true }} />);
    expect(screen.queryAllByText(/^Optional/)).toHaveLength(
      question.kind === 'unsupported' ? 0 : 1,
    );
  });
});

describe('§5 single choice', () => {
  it('renders a radio for each option and selects the one that is clicked', async () => {
    render(<Host question={singleChoice()} />);
    const names = within(group())
      .getAllByRole('radio')
      .map((radio) => radio.closest('div')?.textContent);
    expect(names).toEqual(['Option a', 'Option b', 'None']);
    await userEvent.click(within(group()).getByRole('radio', { name: 'Option b' }));
    expect(currentValue()).toBe('"b"');
    expect(screen.getByRole('radio', { name: 'Option b' })).toBeChecked();
    await userEvent.click(screen.getByText('Option a'));
    expect(currentValue()).toBe('"a"');
  });

  it('can be answered with the keyboard only', async () => {
    render(<Host question={singleChoice()} />);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(currentValue()).toBe('"a"');
    await userEvent.keyboard('{ArrowDown}');
    expect(currentValue()).toBe('"b"');
  });

  it('has a clear button when it may be skipped, which moves the focus to the option', async () => {
    render(<Host question={singleChoice({ isSkippable: true })} />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'Option b' }));
    const clear = screen.getByRole('button', { name: 'Clear answer' });
    expect(clear).toHaveAccessibleDescription('How are you?');
    await userEvent.click(clear);
    expect(currentValue()).toBe('""');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
    expect(screen.getByRole('radio', { name: 'Option b' })).toHaveFocus();
  });

  it('has no clear button when it is required, or when the answer is not among the options', () => {
    const { unmount } = render(<Host question={singleChoice()} initial="a" />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    unmount();
    render(<Host question={singleChoice({ isSkippable: true })} initial="gone" />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('shows its error at the group until it is answered', async () => {
    render(<Host question={singleChoice()} isChecked />);
    expect(group()).toHaveAccessibleDescription(expect.stringContaining('* Required'));
    await userEvent.click(screen.getByRole('radio', { name: 'Option a' }));
    expect(screen.queryByText('* Required')).not.toBeInTheDocument();
  });
});

describe('§5 multi-select', () => {
  it('renders a checkbox for each option and applies the override rules', async () => {
    render(<Host question={multiSelect()} />);
    const tap = (name: string) => userEvent.click(within(group()).getByRole('checkbox', { name }));
    await tap('Option b');
    await tap('Option a');
    expect(currentValue()).toBe('["a","b"]');
    await tap('None');
    expect(currentValue()).toBe('["none"]');
    expect(screen.getByRole('checkbox', { name: 'Option a' })).not.toBeChecked();
    await tap('Option a');
    expect(currentValue()).toBe('["a"]');
    expect(screen.getByRole('checkbox', { name: 'None' })).not.toBeChecked();
    await tap('Option a');
    expect(currentValue()).toBe('[]');
  });

  it('shows its error at the group', () => {
    render(<Host question={multiSelect()} isChecked />);
    expect(group()).toHaveAccessibleDescription(
      expect.stringContaining('* Must select at least one option'),
    );
  });
});

describe('§5 number', () => {
  it('is a spinbutton named by the question that keeps the typed text and shows its error', async () => {
    render(<Host question={numberQuestion({ min: 0, max: 10 })} isChecked />);
    const box = within(group()).getByRole('spinbutton', { name: 'How are you?' });
    expect(box).toHaveAccessibleDescription(expect.stringContaining('A whole number from 0 to 10'));
    expect(box).toBeInvalid();
    await userEvent.type(box, '1.5');
    expect(currentValue()).toBe('"1.5"');
    expect(box).toHaveAccessibleDescription(expect.stringContaining('* Enter whole number'));
    await userEvent.clear(box);
    await userEvent.type(box, '12');
    expect(box).toHaveAccessibleDescription(expect.stringContaining('* Enter between 0 and 10'));
    await userEvent.type(box, '{Backspace}');
    expect(currentValue()).toBe('"1"');
    expect(box).not.toBeInvalid();
  });

  it.each([
    [null, null, 'A whole number'],
    [1, null, 'A whole number, 1 or more'],
    [null, 5, 'A whole number, 5 or less'],
    [0, 0, 'A whole number from 0 to 0'],
  ])('shows a hint for the bounds %j and %j', (min, max, hint) => {
    const { unmount } = render(<Host question={numberQuestion({ min, max })} />);
    expect(screen.getByRole('spinbutton')).toHaveAccessibleDescription(hint);
    unmount();
    render(<Host question={numberQuestion({ min, max, isSkippable: true })} />);
    expect(screen.getByRole('spinbutton')).toHaveAccessibleDescription(`Optional. ${hint}`);
  });
});

describe('§5 free text', () => {
  it('is a multi-line text box named by the question', async () => {
    render(<Host question={freeText()} isChecked />);
    const box = within(group()).getByRole('textbox', { name: 'How are you?' });
    expect(box).toHaveAccessibleDescription(expect.stringContaining('* Required'));
    await userEvent.type(box, 'Tired{Enter}but fine');
    expect(currentValue()).toBe('"Tired\\nbut fine"');
    expect(box).not.toBeInvalid();
  });
});

it.each([
  [true, 'You can go on without it.'],
  [false, 'If your answers are not accepted, contact the clinic.'],
])(
  'D11 a question that can’t be shown says so, and shows no control: %s',
  (isSkippable, advice) => {
    render(<Host question={unsupported({ isSkippable })} isChecked />);
    expect(group()).toHaveTextContent(`This question can’t be shown. ${advice}`);
    for (const role of ['radio', 'checkbox', 'textbox', 'spinbutton', 'button'])
      expect(screen.queryByRole(role)).not.toBeInTheDocument();
  },
);

describe('a question that was answered', () => {
  const renderAnswered = (question: Question, value?: AnswerValue) =>
    render(<AnsweredQuestion question={question} value={value} />);

  it.each<[Question, AnswerValue, string[]]>([
    [singleChoice({ isSkippable: true }), 'a', ['Option a']],
    [multiSelect(), ['a', 'b'], ['Option a', 'Option b']],
    [numberQuestion(), '7', ['7']],
    [freeText(), 'Two\nlines', ['Two\nlines']],
  ])('shows an answer as text, with no control', (question, value, texts) => {
    renderAnswered(question, value);
    for (const text of texts)
      expect(
        within(group()).getByText(
          (_, element) => element?.textContent === text && element.children.length === 0,
        ),
      ).toBeVisible();
    expect(group().querySelector('input, textarea, button, select')).toBeNull();
    expect(screen.queryByText('Not answered')).not.toBeInTheDocument();
  });

  it.each([...kinds])('shows that a question is not answered: $kind', (question) => {
    for (const value of [undefined, '', ' ', [], ['gone']]) {
      const { unmount } = renderAnswered(question, value);
      expect(group()).toHaveTextContent('Not answered');
      unmount();
    }
  });

  it('shows several answers as a list', () => {
    renderAnswered(multiSelect(), ['a', 'b']);
    expect(within(group()).getAllByRole('listitem')).toHaveLength(2);
  });
});

it('shows HTML in texts from the server as plain text', () => {
  const html = '<img src=x onerror=alert(1)>';
  render(
    <Host question={singleChoice({ title: html, choices: [choice('a', { label: html })] })} />,
  );
  expect(screen.getByRole('group', { name: html })).toBeVisible();
  expect(screen.getByRole('radio', { name: html })).toBeVisible();
  expect(document.querySelector('img')).toBeNull();
});
