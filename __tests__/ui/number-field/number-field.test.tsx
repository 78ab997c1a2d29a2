import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { NumberField } from '../../../src/ui/number-field/number-field';
import { expectNoAxeViolations } from '../../support/axe';

function Harness({ error }: { readonly error?: string }) {
  const [value, setValue] = useState('');
  return (
    <NumberField
      label="Hours of sleep"
      min={0}
      max={24}
      value={value}
      onChange={setValue}
      error={error ?? null}
    />
  );
}

const field = () => screen.getByRole('spinbutton', { name: 'Hours of sleep' });

describe('§5 number field', () => {
  it.each(['12.5', 'abc', '-3', '999'])(
    '§5 number: keeps the typed text %j unchanged',
    async (text) => {
      render(<Harness />);
      await userEvent.type(field(), text);
      expect(field()).toHaveValue(text);
    },
  );

  it('exposes its bounds, and its value when it is a whole number, to assistive technology', async () => {
    const { container } = render(<Harness />);
    expect(field()).toHaveAttribute('aria-valuemin', '0');
    expect(field()).toHaveAttribute('aria-valuemax', '24');
    expect(field()).not.toHaveAttribute('aria-valuenow');
    await userEvent.type(field(), '7');
    expect(field()).toHaveAttribute('aria-valuenow', '7');
    await expectNoAxeViolations(container);
  });

  it('changes by one with the arrow keys, within the bounds', async () => {
    render(<Harness />);
    await userEvent.type(field(), '{ArrowDown}');
    expect(field()).toHaveValue('0');
    await userEvent.type(field(), '{ArrowDown}{ArrowUp}{ArrowUp}');
    expect(field()).toHaveValue('2');
    await userEvent.clear(field());
    await userEvent.type(field(), '24{ArrowUp}');
    expect(field()).toHaveValue('24');
  });

  it('§5 number: the arrow keys change nothing while a text is being composed', async () => {
    render(<Harness />);
    await userEvent.type(field(), '7');
    fireEvent.keyDown(field(), { key: 'ArrowDown', isComposing: true });
    expect(field()).toHaveValue('7');
  });

  it('§5 number: is invalid and described by its error', async () => {
    const { container } = render(<Harness error="* Enter whole number" />);
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription('* Enter whole number');
    await expectNoAxeViolations(container);
  });
});
