import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MaskedField } from '../../../src/ui/masked-field/masked-field';
import type { MaskPattern } from '../../../src/ui/masked-field/masks';
import { expectNoAxeViolations } from '../../support/axe';

function Harness({
  mask,
  initial = '',
}: {
  readonly mask: MaskPattern;
  readonly initial?: string;
}) {
  const [value, setValue] = useState(initial);
  return (
    <MaskedField label="Field" hint="MM/DD/YYYY" mask={mask} value={value} onChange={setValue} />
  );
}

function setUp(mask: MaskPattern, initial?: string) {
  const { container } = render(<Harness mask={mask} {...(initial !== undefined && { initial })} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Field' });
  return { user: userEvent.setup(), field, container };
}

describe('§5 masked field', () => {
  it('§5 date of birth: inserts the separators while the user types', async () => {
    // §5.birth-date.1
    const { user, field } = setUp('99/99/9999');
    await user.type(field, '02291992');
    expect(field).toHaveValue('02/29/1992');
  });

  it('§5 date of birth: accepts typed separators and pads single digits', async () => {
    const { user, field } = setUp('99/99/9999');
    await user.type(field, '2/9/1992');
    expect(field).toHaveValue('02/09/1992');
  });

  it('§5 date of birth: ignores letters and additional digits', async () => {
    const { user, field } = setUp('99/99/9999');
    await user.type(field, '02x29y199234');
    expect(field).toHaveValue('02/29/1992');
  });

  it('§5 phone: removes the country code of a pasted number', async () => {
    const { user, field } = setUp('(999) 999-9999');
    await user.click(field);
    await user.paste('+1 213 555 0123');
    expect(field).toHaveValue('(213) 555-0123');
  });

  it('§5 phone: removes a typed country code', async () => {
    const { user, field } = setUp('(999) 999-9999');
    await user.type(field, '12135550123');
    expect(field).toHaveValue('(213) 555-0123');
  });

  it('§5 phone: can be deleted from the end with backspace', async () => {
    const { user, field } = setUp('(999) 999-9999', '(213) 555-0123');
    await user.type(field, '{Backspace>20/}');
    expect(field).toHaveValue('');
  });

  it('§5 date of birth: backspace in the middle deletes a digit and keeps the caret there', async () => {
    const { user, field } = setUp('99/99/9999', '12/34/5678');
    await user.type(field, '{Backspace}', { initialSelectionStart: 6, initialSelectionEnd: 6 });
    expect(field).toHaveValue('12/35/678');
    expect(field.selectionStart).toBe(4);
    await user.keyboard('{Backspace}');
    expect(field).toHaveValue('12/56/78');
    expect(field.selectionStart).toBe(2);
  });

  it('§5 date of birth: a digit typed in the middle is inserted at the caret', async () => {
    const { user, field } = setUp('99/99/9999', '12/4');
    await user.type(field, '3', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    expect(field).toHaveValue('12/34');
    expect(field.selectionStart).toBe(4);
  });

  it('§5 date of birth: formats an ISO date, as from autofill', async () => {
    const { user, field } = setUp('99/99/9999');
    await user.click(field);
    await user.paste('1992-02-29');
    expect(field).toHaveValue('02/29/1992');
  });

  it('§5 phone: a text stays as it is while an input method composes it, and is formatted then', () => {
    const { field } = setUp('(999) 999-9999', '(213) ');
    for (const text of ['(213) ５', '(213) ５５', '(213) ５５５０']) {
      const event = createEvent.input(field, { target: { value: text }, isComposing: true });
      fireEvent(field, event);
      expect(field).toHaveValue(text);
    }
    fireEvent.compositionEnd(field);
    expect(field).toHaveValue('(213) 555-0');
  });

  it('is described by its hint and opens the keypad for phone numbers', async () => {
    const { field, container } = setUp('(999) 999-9999');
    expect(field).toHaveAccessibleDescription('MM/DD/YYYY');
    expect(field).toHaveAttribute('inputmode', 'tel');
    await expectNoAxeViolations(container);
  });
});
