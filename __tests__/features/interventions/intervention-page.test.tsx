import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startSandbox } from '../../../src/qa/sandbox/hosts/jest/start-sandbox';
import { safetyPlan } from '../../../src/qa/sandbox/world/interventions';
import { expectNoAxeViolations } from '../../support/axe';
import { findHeading, renderApp, signInAs } from '../../support/render-app';

const world = startSandbox();

const PLAN_PATH = '/user/ada/intervention/safety-plan';
const getAnswer = (name: string) => screen.getByRole('group', { name });

function open(location: string) {
  signInAs(world, 'ada');
  return { ...renderApp({ location }), user: userEvent.setup() };
}

describe('§2 an intervention', () => {
  it('shows the items of the form read-only, with the saved answers', async () => {
    // §2.intervention.1
    open(PLAN_PATH);
    await findHeading('Safety Plan');
    expect(document.title).toBe('Safety Plan · Stillwater');
    expect(screen.getByRole('heading', { level: 2, name: 'What helps' })).toBeVisible();
    expect(getAnswer('What can I do on my own?')).toHaveTextContent(
      'Walk to the lake. Put the phone in the drawer.',
    );
    expect(
      within(getAnswer('Where do I feel safer?'))
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['My sister’s kitchen', 'The path around the lake']);
    expect(getAnswer('How sure am I that I can do this?')).toHaveTextContent('Quite');
    expect(getAnswer('What shall we add next time?')).toHaveTextContent('Not answered');
    expect(screen.getByRole('main').querySelector('input, textarea')).toBeNull();
    expect(
      within(screen.getByRole('main'))
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['Print or save as PDF']);
    await expectNoAxeViolations(document.body);
  });

  it('redirects to the login page when signed out, and remembers the path to return to', async () => {
    const { path, router } = renderApp({ location: PLAN_PATH });
    await findHeading('Log in');
    expect(path()).toBe('/login');
    expect(router.location.state).toMatchObject({ from: PLAN_PATH });
  });

  it('shows a message if nothing has been filled in yet', async () => {
    world.interventions.set('safety-plan', { ...safetyPlan, items: [], answers: [] });
    open(PLAN_PATH);
    await findHeading('Safety Plan');
    expect(screen.getByText('Nothing has been filled in yet.')).toBeVisible();
  });

  it('§8: shows an error if it cannot be loaded, and loads it on Try again', async () => {
    world.faults.failNext({ path: 'intervention', kind: 'status', status: 403, message: null });
    const { user } = open(PLAN_PATH);
    await findHeading('Something went wrong');
    expect(screen.getByRole('alert')).toHaveTextContent("We couldn't load this. Please try again.");
    await expectNoAxeViolations(document.body);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await findHeading('Safety Plan');
  });

  it('D9: says that it does not exist and whom to ask, without Try again', async () => {
    open('/user/ada/intervention/nothing');
    await findHeading('We can’t find this form');
    expect(screen.getByText(/^For help, contact/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });
});
