import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startSandbox } from '../../../src/qa/sandbox/hosts/jest/start-sandbox';
import { assignCheckIn, everyNodeModule } from '../../support/check-in-module';
import { leavesWithoutQuestion, reloadApp } from '../../support/reload-app';
import { findHeading, logIn, renderApp, signInAs } from '../../support/render-app';

const world = startSandbox();
beforeEach(() => {
  for (const userId of ['ada', 'ben']) assignCheckIn(world, userId, everyNodeModule);
});

const button = (name: string) => screen.getByRole('button', { name });
const box = () => screen.getByRole('textbox', { name: 'What was on your mind?' });
const getDrafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith('draft '));
const notice = () => screen.queryByText('We kept your answers.');

const signedIn = '/check-ins/every-node';
const publicLink = '/user/ada/check-ins?context=sms&checkInId=every-node';

async function typeAnswer(location: string) {
  signInAs(world, 'ada');
  renderApp({ location });
  const user = userEvent.setup();
  await findHeading('Every node');
  await user.type(box(), 'Work.');
  return user;
}

/** Signs in after the session was lost and the page reloaded. */
async function reloadAndLogIn(name: string) {
  localStorage.clear();
  world.sessions.open.clear();
  reloadApp({ location: signedIn });
  await findHeading('Log in');
  await logIn(name);
  await findHeading('Every node');
}

describe('D10 drafts of check-ins', () => {
  it.each([
    ['signed in', signedIn, 'Check in'],
    ['with a public link', publicLink, 'Check-in complete!'],
  ])(
    '§8: a reload asks nothing and gives the answers back (%s)',
    async (_how, location, completed) => {
      const user = await typeAnswer(location);
      expect(leavesWithoutQuestion()).toBe(true);
      reloadApp({ location });
      await findHeading('Every node');
      expect(notice()).toBeVisible();
      expect(box()).toHaveValue('Work.');
      await user.click(button('Start over'));
      expect(box()).toHaveValue('');
      expect(getDrafts()).toEqual([]);
      await user.type(box(), 'Rest.');
      expect(screen.getByText(/^Your answers are kept in this tab/)).toBeVisible();
      await user.click(button('Delete my answers'));
      await user.click(button('Delete'));
      expect(box()).toHaveValue('');
      expect(getDrafts()).toEqual([]);
      await user.type(box(), 'Rest.');
      await user.click(button('Submit'));
      await findHeading(completed);
      expect(getDrafts()).toEqual([]);
    },
  );

  it.each([
    ['signed in', signedIn, 'Check in', 'submit-check-ins'],
    ['with a public link', publicLink, 'Check-in complete!', 'submit-checkins'],
  ])(
    'D9: can be sent after the check-in has left the list (%s)',
    async (_how, location, completed, endpoint) => {
      const user = await typeAnswer(location);
      world.assignedCheckIns.set('ada', []);
      reloadApp({ location });
      await findHeading('Every node');
      expect(box()).toHaveValue('Work.');
      await user.click(button('Submit'));
      await findHeading(completed);
      const bodies = world.getRequests(endpoint);
      expect(bodies.map(({ body }) => JSON.stringify(body))).toEqual([
        expect.stringContaining('Work.'),
      ]);
      expect(getDrafts()).toEqual([]);
    },
  );

  it.each([404, 403])(
    'D9: stay in the tab if the server refuses the check-in with a %i',
    async (status) => {
      await typeAnswer(publicLink);
      world.assignedCheckIns.set('ada', []);
      world.faults.failNext({ path: 'check-in-preview', kind: 'status', status });
      reloadApp({ location: publicLink });
      await findHeading('This link is no longer available');
      expect(getDrafts()).toHaveLength(1);
    },
  );

  it('D10: stay when the check-in is left, as the question before it says', async () => {
    const user = await typeAnswer(signedIn);
    await user.click(screen.getByRole('link', { name: 'Check-In' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave without submitting?' });
    expect(dialog).toHaveTextContent(/They are kept in this tab for 24 hours at most\./);
    await user.click(button('Leave'));
    await findHeading('Check in');
    await user.click(await screen.findByRole('link', { name: 'Every node' }));
    await findHeading('Every node');
    expect(notice()).toBeVisible();
    expect(box()).toHaveValue('Work.');
  });

  it('D10: are lost when the check-in is left where nothing is kept, as the question before it says', async () => {
    const user = await typeAnswer(signedIn);
    sessionStorage.clear();
    await user.click(screen.getByRole('link', { name: 'Check-In' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave without submitting?' });
    expect(dialog).toHaveTextContent(/They will be lost if you leave\./);
    await user.click(button('Leave'));
    await findHeading('Check in');
    await user.click(await screen.findByRole('link', { name: 'Every node' }));
    await findHeading('Every node');
    expect(box()).toHaveValue('');
  });

  it('§8: outlasts a lost session for the same user', async () => {
    const user = await typeAnswer(signedIn);
    world.sessions.open.clear();
    await user.click(button('Submit'));
    await findHeading('Log in');
    await reloadAndLogIn('ada');
    expect(notice()).toBeVisible();
    expect(box()).toHaveValue('Work.');
  });

  it('§8: is removed when another user signs in', async () => {
    await typeAnswer(signedIn);
    await reloadAndLogIn('ben');
    expect(notice()).not.toBeInTheDocument();
    expect(box()).toHaveValue('');
    expect(getDrafts()).toEqual([]);
  });

  it('§8: is not stored again by a public form that is still open after a sign-out in another tab', async () => {
    const user = await typeAnswer(publicLink);
    expect(getDrafts()).toHaveLength(1);
    // What a sign-out in another tab does to this one.
    sessionStorage.clear();
    await user.type(box(), ' Rest.');
    expect(getDrafts()).toEqual([]);
    expect(leavesWithoutQuestion()).toBe(false);
  });

  it('§8: is removed by Sign Out', async () => {
    await typeAnswer(signedIn);
    reloadApp({ location: '/logout' });
    await findHeading('Log in');
    expect(getDrafts()).toEqual([]);
  });
});
