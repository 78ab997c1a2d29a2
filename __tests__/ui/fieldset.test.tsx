import { render, screen } from '@testing-library/react';
import { Fieldset } from '../../src/ui/fieldset/fieldset';

it.each([
  [300, 'title'],
  [301, 'title long'],
])('shows a legend of %i characters as a %s', (length, className) => {
  const legend = 'x'.repeat(length);
  render(<Fieldset legend={legend}>Options</Fieldset>);
  expect(screen.getByText(legend)).toHaveClass(className, { exact: true });
});
