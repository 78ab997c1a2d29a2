import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startSandbox } from '../../../src/qa/sandbox/hosts/jest/start-sandbox';
import { expectNoAxeViolations } from '../../support/axe';
import { renderApp, signInAs } from '../../support/render-app';

const world = startSandbox();

function openAccount(userId: string, userAgentSuffix?: string) {
  signInAs(world, userId);
  return renderApp({
    location: '/settings/account',
    ...(userAgentSuffix !== undefined && { userAgentSuffix }),
  });
}

const account = () => screen.findByRole('heading', { level: 1, name: 'Account' });
const getFieldValue = (label: string) =>
  within(screen.getByText(label).parentElement ?? document.body).getByRole('definition')
    .textContent;

describe('§2 account', () => {
  it('shows the user’s details read-only', async () => {
    // §2.account.1, §2.account.3
    openAccount('ada');
    expect(await account()).toBeVisible();
    expect(
      ['First name', 'Last name', 'Date of birth', 'Email', 'Phone'].map((label) =>
        getFieldValue(label),
      ),
    ).toEqual(['Ada', 'Nwosu', 'May 17, 1990', 'ada@example.com', '(201) 555-0123']);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(await screen.findByText(/To change it, contact your clinician\./)).toBeVisible();
    await expectNoAxeViolations(document.body);
  });

  it('shows which details are not on file', async () => {
    openAccount('noel');
    await account();
    expect(getFieldValue('Phone')).toBe('Not on file');
  });

  it('D9 shows the day that a date of birth names, whatever time and zone it has', async () => {
    const ada = world.people.get('ada');
    if (ada === undefined) throw new Error('Ada is not there.');
    // In UTC it is the next day.
    world.people.set('ada', { ...ada, dateOfBirth: '1990-05-17T23:00:00-08:00' });
    openAccount('ada');
    await account();
    expect(getFieldValue('Date of birth')).toBe('May 17, 1990');
  });

  it('D7: shows a participant the patient’s name instead of “your”', async () => {
    openAccount('sams-mother');
    expect(await screen.findByText(/To change it, contact Sam’s clinician\./)).toBeVisible();
  });

  it('D3: ends the session and navigates to the login page when Sign Out is pressed', async () => {
    // §2.account.2
    const { path } = openAccount('ada');
    await account();
    await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    expect(path()).toBe('/login');
    await waitFor(() => expect(world.getRequests('sign-out')).toHaveLength(1));
    await waitFor(() => expect(localStorage.getItem('persist:session')).toBeNull());
  });

  it('D4: notifies the native app when Sign Out is pressed, and stays on the page', async () => {
    const { messages, path } = openAccount('ada', 'PatientApp/3.2.7 (ios)');
    await account();
    await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    await waitFor(() => expect(messages.at(-1)).toEqual({ type: 'logout' }));
    expect(path()).toBe('/settings/account');
    expect(screen.queryByText('Ada')).not.toBeInTheDocument();
  });
});
