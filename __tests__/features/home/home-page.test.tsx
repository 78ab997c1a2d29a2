import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startSandbox } from '../../../src/qa/sandbox/hosts/jest/start-sandbox';
import { lifestyle } from '../../../src/qa/sandbox/world/check-ins/modules';
import { makeAssignment } from '../../../src/qa/sandbox/world/assignments';
import { expectNoAxeViolations } from '../../support/axe';
import { makeEntry } from '../../support/check-in-module';
import { holdNextResponse } from '../../support/hold-next-response';
import { renderApp, signInAs } from '../../support/render-app';
import { returnToWindow } from '../../support/return-to-window';

const world = startSandbox();

function openHome(userId: string) {
  signInAs(world, userId);
  renderApp({ location: '/' });
  return userEvent.setup();
}

const greeting = (name: string) => screen.findByRole('heading', { level: 1, name });
const section = (name: string) => screen.findByRole('region', { name });
const findLinkNames = async (name: string) =>
  (await within(await section(name)).findAllByRole('link')).map((link) => link.textContent);

describe('§2 the home page', () => {
  it('greets the user and lists overdue and upcoming assessments', async () => {
    // §2.home.1, §2.home.2, §2.home.3
    openHome('ada');
    expect(await greeting('Hi, Ada')).toBeVisible();
    expect(document.title).toBe('Home · Stillwater');
    expect(await findLinkNames('To Do')).toEqual(['PHQ-9', 'GAD-7']);
    expect(await findLinkNames('Upcoming')).toEqual(['Sleep and habits']);
    expect(screen.getByText('Here are your assessments.')).toBeVisible();
    await expectNoAxeViolations(document.body);
  });

  it('does not announce assessments when none is due', async () => {
    openHome('ben');
    expect(await section('Upcoming')).toBeVisible();
    expect(screen.getByText('Good to see you.')).toBeVisible();
    expect(screen.queryByText('Here are your assessments.')).not.toBeInTheDocument();
  });

  it('D9: leads to the consent if the server refuses the list before it', async () => {
    world.consents.set('ada', { copy: 'We keep your answers.', acceptedAt: null });
    const refused = {
      path: 'assigned-assessments',
      kind: 'status',
      status: 403,
      message: null,
    } as const;
    world.faults.failNext(refused);
    const user = openHome('ada');
    const toDo = within(await section('To Do'));
    expect(await toDo.findByRole('alert')).toHaveTextContent(
      'We can’t show assessments here yet. Open them to see what to do first.',
    );
    expect(toDo.queryByRole('button', { name: 'Try again' })).toBeNull();
    await user.click(toDo.getByRole('link', { name: 'Open assessments' }));
    await user.click(await screen.findByRole('button', { name: 'I agree' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'PHQ-9' })).toBeVisible();
  });

  it('D9: links each assessment to its form, with its due date and number of questions', async () => {
    openHome('ada');
    const link = await screen.findByRole('link', { name: 'GAD-7' });
    expect(link).toHaveAttribute(
      'href',
      '/user/ada/assessments?assessments=gad-7&context=patient_app',
    );
    expect(link).toHaveAccessibleDescription('Overdue by 1 day · 7 questions');
  });

  it('§3: lists an assessment that is due twice until both are done', async () => {
    const [once, other] = [
      makeAssignment(world.clock, 'ada', 'phq-9', -8),
      makeAssignment(world.clock, 'ada', 'gad-7', -1),
    ];
    world.assignments.set('ada', [once, makeAssignment(world.clock, 'ada', 'phq-9', -1), other]);
    openHome('ada');
    expect(await findLinkNames('To Do')).toEqual(['PHQ-9', 'PHQ-9', 'GAD-7']);
    world.assignments.set('ada', [other]);
    const later = Date.now() + 15_000;
    jest.spyOn(Date, 'now').mockReturnValue(later);
    returnToWindow();
    await waitFor(() => expect(screen.queryByText('PHQ-9')).not.toBeInTheDocument());
    expect(await findLinkNames('To Do')).toEqual(['GAD-7']);
  });

  it('loads the profile first, then the rest in parallel', async () => {
    openHome('ada');
    await section('Upcoming');
    const [first, ...rest] = world.requests.map(({ endpoint }) => endpoint);
    expect(first).toBe('user-profiles');
    // The layout preloads the safety net, sooner or later.
    expect(rest.filter((endpoint) => endpoint !== 'safety-net').sort()).toEqual([
      'assigned-assessments',
      'check-ins-assigned-v2',
      'public-user',
    ]);
  });

  it('shows a message in each list that is empty', async () => {
    // §2.home.4, §8.empty.4
    openHome('cora');
    expect(
      await within(await section('To Do')).findByText('Nothing is due right now.'),
    ).toBeVisible();
    expect(within(await section('Upcoming')).getByText('No upcoming assessments')).toBeVisible();
    expect(screen.queryByText(/overdue/)).not.toBeInTheDocument();
    await expectNoAxeViolations(document.body);
  });

  it('§2: loads the lists again on a new day, on which something may have become due', async () => {
    const midnight = new Date(2026, 10, 3).getTime();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(midnight - 60_000);
    openHome('ben');
    const [name = ''] = await findLinkNames('Upcoming');
    const dueDate = new Date(midnight).toISOString();
    const assignments = world.assignments.get('ben') ?? [];
    world.assignments.set(
      'ben',
      assignments.map((assignment) => ({ ...assignment, dueDate })),
    );
    clock.mockReturnValue(midnight + 60_000);
    returnToWindow();
    expect(await within(await section('To Do')).findByRole('link', { name })).toBeVisible();
    clock.mockRestore();
  });

  it('greets the user while the lists are still loading', async () => {
    const release = holdNextResponse(world, 'assigned-assessments');
    openHome('ada');
    expect(await greeting('Hi, Ada')).toBeVisible();
    expect(within(await section('To Do')).getByRole('status')).toHaveTextContent('Loading…');
    await expectNoAxeViolations(document.body);
    release();
    expect(await findLinkNames('To Do')).toHaveLength(2);
  });

  it('§8: shows an error in place of the lists if they cannot be loaded, and loads them on Try again', async () => {
    world.faults.failNext({
      path: 'assigned-assessments',
      kind: 'status',
      message: null,
      times: 2,
    });
    const user = openHome('ada');
    const due = within(await section('To Do'));
    expect(await due.findByRole('alert')).toHaveTextContent(
      "We couldn't load this. Please try again.",
    );
    expect(screen.queryByRole('region', { name: 'Upcoming' })).not.toBeInTheDocument();
    await expectNoAxeViolations(document.body);
    await user.click(due.getByRole('button', { name: 'Try again' }));
    expect(await findLinkNames('To Do')).toEqual(['PHQ-9', 'GAD-7']);
  });

  it('D2: shows the server’s message if it sent one', async () => {
    world.faults.failNext({
      path: 'assigned-assessments',
      kind: 'status',
      status: 403,
      message: 'Not today.',
    });
    openHome('ada');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Not today\.$/);
  });

  describe('today’s check-in', () => {
    const getCheckInRequests = () => world.getRequests('check-ins-assigned-v2');
    const findLink = () => screen.findByRole('link', { name: 'How is today going?' });

    it('leads to the lifestyle check-in, and says that it is not done yet', async () => {
      world.checkInScores.set('ada', [makeEntry(lifestyle, 'old', '2026-01-05T09:30:00')]);
      openHome('ada');
      expect(await findLink()).toHaveAttribute('href', '/check-ins/lifestyle');
      expect(await findLink()).toHaveAccessibleDescription('Not done yet today');
      expect(await section('Today’s check-in')).toContainElement(await findLink());
      await expectNoAxeViolations(document.body);
    });

    it('says when it was done today', async () => {
      const now = new Date();
      world.checkInScores.set('ada', [makeEntry(lifestyle, 'now', now.toISOString())]);
      openHome('ada');
      const time = now.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
      expect(await findLink()).toHaveAccessibleDescription(
        `Done today at ${time.replace('\u202f', ' ')}`,
      );
    });

    it('D9: says that it was done in another tab once the user returns to the page', async () => {
      openHome('ada');
      expect(await findLink()).toHaveAccessibleDescription('Not done yet today');
      const now = new Date();
      world.checkInScores.set('ada', [makeEntry(lifestyle, 'now', now.toISOString())]);
      const clock = jest.spyOn(Date, 'now').mockReturnValue(now.getTime() + 15_000);
      world.faults.failNext({ path: 'check-ins-assigned-v2', kind: 'status', status: 403 });
      returnToWindow();
      await waitFor(() => expect(getCheckInRequests()).toHaveLength(2));
      expect(await findLink()).toHaveAccessibleDescription('Not done yet today');
      returnToWindow();
      await waitFor(async () =>
        expect(await findLink()).toHaveAccessibleDescription(/^Done today at/),
      );
      clock.mockRestore();
    });

    it('is left out if the check-ins cannot be loaded', async () => {
      world.faults.failNext({ path: 'check-ins-assigned-v2', kind: 'status', times: 2 });
      openHome('ada');
      await section('Upcoming');
      await waitFor(() =>
        expect(screen.queryByRole('region', { name: 'Today’s check-in' })).not.toBeInTheDocument(),
      );
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });
  });

  it('greets a user without a name', async () => {
    const ada = world.people.get('ada');
    if (ada) world.people.set('ada', { ...ada, firstName: ' ' });
    openHome('ada');
    expect(await greeting('Hi there')).toBeVisible();
  });
});

describe('D7 the home page of a participant', () => {
  it.each([
    ['sams-mother', 'Hi, Rosa', 'Sam’s', 'Here are Sam’s assessments.'],
    // Nothing is due.
    ['james-aunt', 'Hi, Nora', 'James’', 'Good to see you.'],
  ])(
    'of %s shows the patient’s name where a patient sees “your”',
    async (userId, hello, possessive, lead) => {
      openHome(userId);
      expect(await greeting(hello)).toBeVisible();
      expect(await section(`${possessive} Safety Net`)).toBeVisible();
      expect(screen.getByText(lead)).toBeVisible();
      expect(document.body).not.toHaveTextContent(/\byour\b/i);
      expect(document.title).toBe('Home · Stillwater');
    },
  );
});

describe('§2 the safety-net banner', () => {
  const banner = () => section('Your Safety Net');
  const dismiss = async (user: ReturnType<typeof userEvent.setup>) =>
    user.click(within(await banner()).getByRole('button', { name: 'Dismiss' }));

  it('links to the safety net', async () => {
    // §2.home.5
    openHome('ada');
    expect(within(await banner()).getByRole('link', { name: 'View' })).toHaveAttribute(
      'href',
      '/user/ada/safety-net',
    );
  });

  it('disappears once the dismissal is saved, and the focus moves to the list of due assessments', async () => {
    const user = openHome('ada');
    await dismiss(user);
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Your Safety Net' })).not.toBeInTheDocument(),
    );
    expect(world.dismissedSafetyNets).toEqual(new Set(['ada']));
    expect(screen.getByRole('heading', { name: 'To Do' })).toHaveFocus();
    expect(
      await screen.findByText('You can find the Safety Net in Settings any time.'),
    ).toBeInTheDocument();
  });

  it.each([
    [409, 'This could not be dismissed. Please try again.'],
    [500, "We couldn't tell whether this was dismissed. Please try again."],
  ])(
    'stays if the dismissal fails (%d), says so, and can be dismissed again',
    async (status, text) => {
      world.faults.failNext({ path: 'dismiss-safety-net', kind: 'status', status, message: null });
      const user = openHome('ada');
      await dismiss(user);
      expect(await within(await banner()).findByRole('alert')).toHaveTextContent(text);
      await expectNoAxeViolations(document.body);
      await dismiss(user);
      await waitFor(() => expect(world.dismissedSafetyNets.size).toBe(1));
      expect(world.requests.filter(({ method }) => method === 'PATCH')).toHaveLength(2);
    },
  );

  it('sends one request when Dismiss is double-clicked', async () => {
    world.faults.failNext({ path: 'dismiss-safety-net', kind: 'late', delayMs: 100 });
    const user = openHome('ada');
    await user.dblClick(within(await banner()).getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(world.dismissedSafetyNets.size).toBe(1));
    expect(world.requests.filter(({ method }) => method === 'PATCH')).toHaveLength(1);
  });

  it('is hidden if the profile has no safety net', async () => {
    // §2.home.5
    world.dismissedSafetyNets.add('ada');
    openHome('ada');
    await section('Upcoming');
    expect(screen.queryByRole('region', { name: 'Your Safety Net' })).not.toBeInTheDocument();
  });
});
