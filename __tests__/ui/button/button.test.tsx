import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { Button, LinkButton } from '../../../src/ui/button/button';
import { expectNoAxeViolations } from '../../support/axe';

describe('button', () => {
  it('calls onClick, but not while it is busy', async () => {
    const onClick = jest.fn();
    const { rerender } = render(<Button onClick={onClick}>Send</Button>);
    await userEvent.click(screen.getByRole('button'));
    rerender(
      <Button onClick={onClick} isBusy>
        Send
      </Button>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('ignores the second click of a double-click when it is primary, and accepts it otherwise', () => {
    const onClick = jest.fn();
    const { rerender } = render(<Button onClick={onClick}>Next</Button>);
    fireEvent.click(screen.getByRole('button'), { detail: 2 });
    expect(onClick).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button'), { detail: 1 });
    rerender(
      <Button onClick={onClick} variant="quiet">
        Undo
      </Button>,
    );
    fireEvent.click(screen.getByRole('button'), { detail: 2 });
    expect(onClick).toHaveBeenCalledTimes(2);
  });

  it('does not submit its form again while busy, by click or by Enter', async () => {
    const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <input aria-label="Code" />
        <Button type="submit" isBusy>
          Continue
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    await userEvent.type(screen.getByRole('textbox'), '1{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('announces that it is busy, and keeps its name and focus', async () => {
    const { rerender, container } = render(<Button busyLabel="Sending…">Submit</Button>);
    const button = screen.getByRole('button', { name: 'Submit' });
    button.focus();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    rerender(
      <Button busyLabel="Sending…" isBusy>
        Submit
      </Button>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('Sending…');
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(button).toHaveAccessibleName('Submit');
    expect(button).toHaveFocus();
    await expectNoAxeViolations(container);
  });

  it('does not submit a form by default', async () => {
    const onSubmit = jest.fn();
    render(
      <form onSubmit={onSubmit}>
        <Button>Show</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('link button', () => {
  it('renders a link to a path of the app or to an external URL', () => {
    render(
      <MemoryRouter>
        <LinkButton to="/progress">Progress</LinkButton>
        <LinkButton href="https://example.org/" target="_blank" rel="noreferrer">
          Store
        </LinkButton>
      </MemoryRouter>,
    );
    expect(screen.getByRole('link', { name: 'Progress' })).toHaveAttribute('href', '/progress');
    expect(screen.getByRole('link', { name: 'Store' })).toHaveAttribute(
      'href',
      'https://example.org/',
    );
  });
});
