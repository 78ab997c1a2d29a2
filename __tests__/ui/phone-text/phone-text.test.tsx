import { render, screen } from '@testing-library/react';
import { PhoneText } from '../../../src/ui/phone-text/phone-text';

describe('§2 phone numbers', () => {
  it('§2: a phone number stays together and in its order, in a text that reads as before', () => {
    const { container } = render(<PhoneText>Text START to (201) 555-0100.</PhoneText>);
    expect(container).toHaveTextContent('Text START to (201) 555-0100.');
    expect(screen.getByText('(201) 555-0100')).toHaveClass('number');
    expect(screen.getByText('(201) 555-0100')).toHaveAttribute('dir', 'ltr');
  });

  it('§2: a text without a number is left as it is', () => {
    render(<PhoneText>Visit the support page</PhoneText>);
    expect(screen.getByText('Visit the support page').childElementCount).toBe(0);
  });
});
