import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextField } from '../../../src/ui/text-field/text-field';
import { expectNoAxeViolations } from '../../support/axe';

describe('text field', () => {
  it('is named by its label and described by its hint, then its error', async () => {
    const { container } = render(
      <TextField
        label="Email"
        hint="The one your clinic knows."
        error="Invalid email"
        type="email"
        autoComplete="email"
        value="sam@"
        onChange={() => undefined}
      />,
    );
    const field = screen.getByRole('textbox', { name: 'Email' });
    expect(field).toHaveAccessibleDescription('The one your clinic knows. Invalid email');
    expect(field).toBeInvalid();
    expect(field).toHaveAttribute('autocomplete', 'email');
    await expectNoAxeViolations(container);
  });

  it('is valid and has no description without an error and a hint', () => {
    render(<TextField label="Email" value="" onChange={() => undefined} error={null} />);
    const field = screen.getByRole('textbox', { name: 'Email' });
    expect(field).toBeValid();
    expect(field).not.toHaveAttribute('aria-describedby');
  });

  it('reports the typed text', async () => {
    const onChange = jest.fn();
    render(<TextField label="Last name" value="" onChange={onChange} />);
    await userEvent.type(screen.getByRole('textbox'), 'O');
    expect(onChange).toHaveBeenCalledWith('O');
  });
});
