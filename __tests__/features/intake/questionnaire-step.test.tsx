import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startSandbox } from '../../../src/qa/sandbox/hosts/jest/start-sandbox';
import { allowConsole } from '../../support/fail-on-console';
import { holdNextResponse } from '../../support/hold-next-response';
import { prepareStoredIntake } from '../../support/prepare-stored-intake';
import { reloadApp } from '../../support/reload-app';
import { renderApp } from '../../support/render-app';

const world = startSandbox();

it('§8 intake: the questionnaire says before Submit that there is no network, until there is', async () => {
  for (const [key, value] of prepareStoredIntake('QUESTIONNAIRE', world))
    localStorage.setItem(key, value);
  renderApp({ location: '/intake?code=intake-nia' });
  await screen.findByRole('heading', { level: 1, name: 'Questionnaire' });
  await screen.findByRole('button', { name: 'Next' });
  expect(screen.queryByText(/You’re offline/)).not.toBeInTheDocument();
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText(/You’re offline/)).toBeVisible();
  onLine.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(/You’re offline/)).not.toBeInTheDocument();
});

it('§4 intake: says the page of the questionnaire within its step, and has Back above it', async () => {
  for (const [key, value] of prepareStoredIntake('QUESTIONNAIRE', world))
    localStorage.setItem(key, value);
  renderApp({ location: '/intake?code=intake-nia' });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Next' }));
  const line = await screen.findByText(/^Step 6 of 8, page 2 of \d+$/);
  const back = screen.getByRole('button', { name: 'Back' });
  expect(back.compareDocumentPosition(line)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByText(/^Page/)).not.toBeInTheDocument();
});

it('D10 intake: says where what was entered is kept, and deletes it after one question', async () => {
  for (const [key, value] of prepareStoredIntake('BASIC_INFO', world))
    localStorage.setItem(key, value);
  renderApp({ location: '/intake?code=intake-nia' });
  const user = userEvent.setup();
  const firstName = () => screen.findByRole('textbox', { name: 'First name' });
  const kept = () => screen.queryByText('We keep what you entered on this device for 30 days.');
  await firstName();
  expect(kept()).not.toBeInTheDocument();
  await user.type(await firstName(), 'Ni');
  expect(kept()).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Delete my answers' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await firstName()).toHaveValue('');
  expect(kept()).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'About you' })).toHaveFocus();
  expect(JSON.stringify(localStorage)).not.toMatch(/\bNi\b/);
});

it('D10 intake: kept answers that do not fit the changed questionnaire are named on every page', async () => {
  for (const [key, value] of prepareStoredIntake('QUESTIONNAIRE', world))
    localStorage.setItem(key, value);
  renderApp({ location: '/intake?code=intake-nia' });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('radio', { name: 'Yes' }));
  await user.type(screen.getByRole('textbox', { name: /help with/ }), 'My sleep');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByText(/page 2 of/);
  expect(screen.queryByText(/This form has changed/)).not.toBeInTheDocument();

  const answerOptions = [{ id: 'now', value: 'Right now' }];
  world.questionnaire = world.questionnaire.map(({ description, items }) => ({
    description,
    items: items.map((item) => (item.linkId === 'care-before' ? { ...item, answerOptions } : item)),
  }));
  reloadApp({ location: '/intake?code=intake-nia' });
  await screen.findByText(/page 2 of/);
  const named = 'Please answer again: Have you been in care before?';
  expect(await screen.findByText(named)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByText(named)).toBeVisible();
  await user.click(await screen.findByRole('radio', { name: 'Right now' }));
  expect(screen.queryByText(/This form has changed/)).not.toBeInTheDocument();
});

it('§4 intake: the questionnaire cannot be changed while its answers are being sent', async () => {
  for (const [key, value] of prepareStoredIntake('QUESTIONNAIRE', world))
    localStorage.setItem(key, value);
  renderApp({ location: '/intake?code=intake-nia' });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Next' }));
  const yes = await screen.findByRole('radio', { name: 'Yes' });
  await user.click(yes);
  expect(yes.closest('[inert]')).toBeNull();
  const deliver = holdNextResponse(world, 'submit-questionnaire');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(yes.closest('[inert]')).not.toBeNull();
  // The payment step has no key for the card provider here.
  allowConsole(/Failed to load Stripe/);
  deliver();
  await screen.findByRole('heading', { level: 1, name: 'Payment method' });
});
