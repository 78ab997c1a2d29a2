import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startSandbox } from '../../../src/qa/sandbox/hosts/jest/start-sandbox';
import { prepareStoredIntake } from '../../support/prepare-stored-intake';
import { renderApp } from '../../support/render-app';

jest.setTimeout(60_000);
const world = startSandbox();

it('§5 intake: the hint of the date of birth is a text of its own, beside its format', async () => {
  // §5.basic-info.6
  for (const [key, value] of prepareStoredIntake('BASIC_INFO', world))
    localStorage.setItem(key, value);
  renderApp({ location: '/intake?code=intake-nia' });
  const field = await screen.findByLabelText('Date of birth');
  expect(field).toHaveAccessibleDescription('Must be at least 13 years old MM/DD/YYYY');
  expect(screen.getByText('Must be at least 13 years old')).toBeVisible();
  expect(screen.getByText('MM/DD/YYYY')).toBeVisible();
  // As an error it is said once.
  await userEvent.type(field, '01012024');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(field).toHaveAccessibleDescription('MM/DD/YYYY Must be at least 13 years old');
});
