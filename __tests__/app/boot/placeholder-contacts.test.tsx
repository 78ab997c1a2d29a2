import { screen, within } from '@testing-library/react';
import { startSandbox } from '../../../src/qa/sandbox/hosts/jest/start-sandbox';
import { expectNoAxeViolations } from '../../support/axe';
import { findHeading, renderApp, signInAs } from '../../support/render-app';

const world = startSandbox();

const support = () => screen.queryByRole('link', { name: 'Contact support' });

/** The texts of all links in the content of the page. */
const getLinks = () =>
  within(screen.getByRole('main'))
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);

/** Opens a page of a deployment whose configuration has only these keys. */
function openDeployed(
  location: string,
  configuration: NonNullable<Parameters<typeof renderApp>[0]['configuration']> = {},
  userId = 'ada',
) {
  signInAs(world, userId);
  renderApp({ location, configuration, url: 'https://clinic.example/' });
}

describe('D1 a deployment without contacts', () => {
  it('has no link to a support page that does not exist', async () => {
    openDeployed('/settings');
    await findHeading('Settings');
    expect(support()).toBeNull();
    await expectNoAxeViolations(document.body);
  });

  it('leads to another support contact if there is one', async () => {
    openDeployed('/settings', { supportEmail: 'help@clinic.example' });
    await findHeading('Settings');
    expect(support()).toHaveAttribute('href', 'mailto:help@clinic.example');
    expect(support()).not.toHaveAttribute('target');
  });

  it('does not offer an app that is in no store', async () => {
    openDeployed('/app-invite?isInviteFlow');
    await findHeading('Get the app');
    const main = within(screen.getByRole('main'));
    expect(main.getByText('Ask the clinic how to get the app.')).toBeVisible();
    expect(main.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Skip']);
    expect(screen.queryByRole('link', { name: 'Use the App' })).toBeNull();
    await expectNoAxeViolations(document.body);
  });

  it('§2: still says how to receive texts again', async () => {
    openDeployed('/settings/notifications', {}, 'ben');
    expect(
      await screen.findByText(
        'To receive texts again, text START to the number that they came from.',
      ),
    ).toBeVisible();
  });

  it('D1: has no link to a legal page that is empty', async () => {
    openDeployed('/settings', { privacyUrl: '' });
    await findHeading('Settings');
    expect(getLinks().at(-1)).toBe('Terms');
    expect(getLinks()).not.toContain('Privacy');
  });

  it('D1: has no empty list without legal pages', async () => {
    openDeployed('/settings', { privacyUrl: '', termsUrl: '' });
    await findHeading('Settings');
    expect(getLinks().at(-1)).toMatch(/^Safety Net/);
    for (const list of screen.getAllByRole('list')) expect(list).not.toBeEmptyDOMElement();
    await expectNoAxeViolations(document.body);
  });

  it('D1: a kiosk has no link to a legal page that is empty', async () => {
    openDeployed('/kiosk/lakeside', { termsUrl: '' });
    await findHeading('Welcome to Lakeside Behavioral Health');
    expect(getLinks()).toEqual(['Privacy Policy']);
  });

  it('does not redirect to a preferences site that does not exist, and names whom to ask', async () => {
    openDeployed('/patients/cognito-1/notification-preferences');
    await findHeading('Notification preferences');
    expect(screen.getByRole('link', { name: 'Open settings' })).toHaveAttribute(
      'href',
      '/settings/notifications',
    );
    expect(screen.getByText('For help, contact the clinician.')).toBeVisible();
    await expectNoAxeViolations(document.body);
  });
});
