import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RadioGroup } from '../../../src/ui/choice-group/radio-group';
import { ErrorSummary, type Problem } from '../../../src/ui/error-summary/error-summary';
import { TextField } from '../../../src/ui/text-field/text-field';
import { expectNoAxeViolations } from '../../support/axe';

const name: Problem = { fieldId: 'name', text: 'Enter your first name' };
const mood: Problem = { fieldId: 'mood', text: 'Question 2 needs an answer' };
const ignore = () => undefined;

function Page({ problems, attempt }: { problems: readonly Problem[]; attempt: number }) {
  return (
    <>
      <ErrorSummary problems={problems} attempt={attempt} />
      <TextField id="name" label="First name" value="" onChange={ignore} />
      <RadioGroup
        id="mood"
        legend="How are you?"
        options={[{ id: 'well', label: 'Well' }]}
        value={undefined}
        onChange={ignore}
      />
    </>
  );
}

const title = () => screen.getByRole('heading', { name: 'There is a problem' });

describe('error summary', () => {
  it('renders nothing without problems', () => {
    render(<Page problems={[]} attempt={1} />);
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  it('receives the focus once per attempt, and not while the user fixes problems', () => {
    const { rerender } = render(<Page problems={[]} attempt={0} />);
    rerender(<Page problems={[name, mood]} attempt={1} />);
    expect(title()).toHaveFocus();
    screen.getByRole('textbox').focus();
    rerender(<Page problems={[mood]} attempt={1} />);
    expect(screen.getByRole('textbox')).toHaveFocus();
    rerender(<Page problems={[mood]} attempt={2} />);
    expect(title()).toHaveFocus();
  });

  it('above three problems shows a summary and the first link, and the others on request', async () => {
    const problems = ['one', 'two', 'three', 'four'].map((id) => ({ fieldId: id, text: id }));
    const summarize = (count: number) => `${count} questions still need an answer`;
    const { container, rerender } = render(
      <ErrorSummary problems={problems} attempt={1} summarize={summarize} />,
    );
    const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(screen.getByText('4 questions still need an answer')).toBeVisible();
    expect(links()).toEqual(['one']);
    await userEvent.click(screen.getByText('Show all'));
    await waitFor(() => expect(links()).toEqual(['one', 'two', 'three', 'four']));
    await expectNoAxeViolations(container);
    rerender(<ErrorSummary problems={problems.slice(1)} attempt={1} summarize={summarize} />);
    expect(links()).toEqual(['two', 'three', 'four']);
    expect(screen.queryByText(/still need an answer/)).not.toBeInTheDocument();
  });

  it('receives the focus when it mounts after an attempt', () => {
    render(<Page problems={[name]} attempt={1} />);
    expect(title()).toHaveFocus();
  });

  it('links to each field, and to the first option of a group', async () => {
    const { container } = render(<Page problems={[name, mood]} attempt={1} />);
    await userEvent.click(screen.getByRole('link', { name: 'Enter your first name' }));
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'Question 2 needs an answer' }));
    expect(screen.getByRole('radio', { name: 'Well' })).toHaveFocus();
    await expectNoAxeViolations(container);
  });
});
