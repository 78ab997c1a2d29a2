import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startSandbox } from '../../../src/qa/sandbox/hosts/jest/start-sandbox';
import { expectNoAxeViolations } from '../../support/axe';
import { findHeading, renderApp } from '../../support/render-app';

const world = startSandbox();

const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('D7 clinic page', () => {
  it('shows the clinic’s name and links to check in, log in or accept an invite', async () => {
    renderApp({ location: '/clinics/lakeside' });
    await findHeading('Lakeside Behavioral Health');
    expect(document.title).toBe('Lakeside Behavioral Health · Stillwater');
    expect([href('Check in'), href('Log in'), href('I have an invite')]).toEqual([
      '/kiosk/lakeside',
      '/login',
      '/accept-invite',
    ]);
    expect(screen.getByText(/call 911/)).toBeVisible();
    const banner = within(screen.getByRole('banner'));
    expect(banner.getByRole('img', { name: 'Clinic logo' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Use the App' })).toBeNull();
    await expectNoAxeViolations(document.body);
  });

  it.each(['', ' \u200B'])('greets a visitor of a clinic that is named %j', async (name) => {
    const lakeside = world.clinics.get('lakeside');
    if (lakeside !== undefined) world.clinics.set('lakeside', { ...lakeside, name });
    renderApp({ location: '/clinics/lakeside' });
    await findHeading('Welcome');
  });

  it('encodes the id of the clinic', async () => {
    renderApp({ location: `/clinics/${encodeURIComponent('north bay/2')}` });
    await findHeading('North Bay Counseling');
    expect(href('Check in')).toBe('/kiosk/north%20bay%2F2');
  });

  it('loads the clinic again on Restart', async () => {
    renderApp({ location: '/clinics/lakeside' });
    await findHeading('Lakeside Behavioral Health');
    const lakeside = world.clinics.get('lakeside');
    if (lakeside !== undefined) world.clinics.set('lakeside', { ...lakeside, name: 'Seaside' });
    await userEvent.click(screen.getByRole('button', { name: 'Restart' }));
    await findHeading('Seaside');
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: 'Seaside' })).toHaveFocus(),
    );
  });

  it.each([
    ['nowhere', 'nowhere'],
    ['%2E', '.'],
  ])('shows that the clinic %s could not be found', async (segment, name) => {
    renderApp({ location: `/clinics/${segment}` });
    expect(
      await screen.findByText(
        `Could not find clinic: ${name}. Are you sure you have the right URL?`,
      ),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Check in' })).toBeNull();
    await expectNoAxeViolations(document.body);
  });

  it.each([
    [{ kind: 'status', status: 403, message: 'Closed today.' }, 'Closed today.'],
    [{ kind: 'status', status: 400, message: null }, "We couldn't load this. Please try again."],
    [{ kind: 'malformed' }, "We couldn't load this. Please try again."],
  ] as const)(
    'shows an error if the clinic cannot be loaded (%j), and loads it on Try again',
    async (fault, text) => {
      world.faults.failNext({ path: 'clinic', ...fault });
      renderApp({ location: '/clinics/lakeside' });
      expect(await screen.findByRole('alert')).toHaveTextContent(text);
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await findHeading('Lakeside Behavioral Health');
    },
  );
});
