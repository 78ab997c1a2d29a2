import { render, screen, within } from '@testing-library/react';
import type { AnswerValue } from '../../machines/answer.types';
import { AnsweredQuestion } from '../../src/questions/fields/answered-question';
import { QuestionField } from '../../src/questions/question-field';
import { QuestionList } from '../../src/questions/question-list';
import type { Question } from '../../src/questions/question.types';
import { expectNoAxeViolations } from '../support/axe';
import {
  choice,
  freeText,
  heading,
  likert,
  multiSelect,
  numberQuestion,
  singleChoice,
  slider,
  unsupported,
} from './question.fixtures';

const title = 'كيف حالك اليوم؟\nHow are you?';
/** How Testing Library reads the text; the name of an element keeps its line breaks. */
const text = 'كيف حالك اليوم؟ How are you?';
const choices = [choice('a', { label: 'أبدا' }), choice('b', { label: 'Often' })];

function renderField(question: Question, value?: AnswerValue) {
  return render(
    <QuestionField question={question} value={value} onChange={() => undefined} problem={null} />,
  );
}

describe('D11 texts of questions', () => {
  it.each([
    singleChoice({ title, choices }),
    multiSelect({ title, choices }),
    numberQuestion({ title }),
    freeText({ title }),
    likert({ title }),
    slider({ title }),
    unsupported({ title }),
  ])('names the group by the title, whose direction is that of its text: $kind', (question) => {
    renderField(question);
    const group = screen.getByRole('group', { name: title });
    expect(within(group).getByText(text)).toHaveAttribute('dir', 'auto');
  });

  it.each([singleChoice({ choices }), multiSelect({ choices })])(
    'gives each option the direction of its text, the control included: $kind',
    (question) => {
      renderField(question);
      for (const { label } of choices) {
        const row = screen.getByText(label).closest('[dir=auto]');
        expect(row).toContainElement(screen.getByLabelText(label));
      }
    },
  );

  it('gives the ends of a scale and of a slider the direction of their texts', () => {
    renderField(likert({ minLabel: 'ضعيف', maxLabel: 'قوي' }));
    expect(screen.getByText('ضعيف').parentElement).toHaveAttribute('dir', 'auto');
    renderField(slider({ minLabel: 'منخفض', maxLabel: 'مرتفع' }));
    expect(screen.getByText('منخفض')).toHaveAttribute('dir', 'auto');
  });

  it('gives a heading, a typed text and a saved answer the direction of its text', () => {
    renderField(heading({ title }));
    expect(screen.getByRole('heading', { name: title })).toHaveAttribute('dir', 'auto');
    renderField(freeText(), 'جيد');
    expect(screen.getByRole('textbox')).toHaveAttribute('dir', 'auto');
    render(<AnsweredQuestion question={freeText()} value="جيد جدا" />);
    expect(screen.getByText('جيد جدا')).toHaveAttribute('dir', 'auto');
  });

  it('shows a text without a control', () => {
    render(
      <QuestionList
        items={[{ key: 'note', kind: 'display', title }]}
        answers={{}}
        onChange={() => undefined}
      />,
    );
    expect(screen.getByText(text)).toHaveAttribute('dir', 'auto');
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
  });

  it('shows a group without items as a heading', async () => {
    const { container } = render(
      <QuestionList
        items={[
          { ...freeText({ title: 'About you' }), kind: 'group', items: [] },
          freeText({ key: 'q2', title }),
        ]}
        answers={{}}
        onChange={() => undefined}
      />,
    );
    expect(screen.getByRole('heading', { level: 2, name: 'About you' })).toBeVisible();
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: title })).toBeVisible();
    expect(screen.getByText(text)).toHaveAttribute('dir', 'auto');
    // Inside a page, which has a heading above.
    container.prepend(document.createElement('h1'));
    container.querySelector('h1')?.append('Questionnaire');
    await expectNoAxeViolations(container);
  });
});
