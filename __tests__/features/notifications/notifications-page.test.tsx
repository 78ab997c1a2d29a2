import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startSandbox } from '../../../src/qa/sandbox/hosts/jest/start-sandbox';
import { expectNoAxeViolations } from '../../support/axe';
import { renderApp, signInAs } from '../../support/render-app';

const world = startSandbox();

async function openNotifications(userId: string, userAgentSuffix?: string) {
  signInAs(world, userId);
  renderApp({
    location: '/settings/notifications',
    ...(userAgentSuffix !== undefined && { userAgentSuffix }),
  });
  await screen.findByRole('region', { name: 'Safety Net' });
  return userEvent.setup();
}

const card = (name: string) => within(screen.getByRole('region', { name }));
const getSwitches = (name: string) => screen.getAllByRole('switch', { name });

describe('§4 the reason why switches are blocked', () => {
  it('§4: is on the page once, and describes every switch of its channel', async () => {
    // §2.notifications.1, §2.notifications.2
    await openNotifications('ada');
    for (const name of ['Assessments', 'Check-in Reminders', 'Safety Net'])
      for (const channel of ['Push', 'Email', 'Text'])
        expect(await card(name).findByRole('switch', { name: channel })).toBeVisible();
    expect(screen.getAllByText('Push notifications are set in the app.')).toHaveLength(1);
    for (const push of getSwitches('Push')) {
      expect(push).toHaveAttribute('aria-disabled', 'true');
      expect(push).toHaveAccessibleDescription('Push notifications are set in the app.');
    }
    for (const email of getSwitches('Email')) {
      expect(email).toHaveAttribute('aria-disabled', 'false');
      expect(email).not.toHaveAccessibleDescription();
    }
  });

  it('D9: says how to get texts again, once, to a person who is unsubscribed from them', async () => {
    // §2.notifications.7
    await openNotifications('ben');
    expect(screen.getByText(/text START to/)).toHaveTextContent(/text START to \(201\) 555-0100/);
    for (const text of getSwitches('Text'))
      expect(text).toHaveAccessibleDescription(/text START to/);
  });

  it('§2: says whom to ask for a phone number, once, to a person without one', async () => {
    // §2.notifications.6
    await openNotifications('noel');
    expect(screen.getAllByText('To add a phone number, contact your clinician.')).toHaveLength(1);
    for (const text of getSwitches('Text')) expect(text).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('§2 settings/notifications', () => {
  it('D7: names the patient to a participant without a phone number', async () => {
    const person = world.people.get('sams-mother');
    if (person !== undefined) world.people.set('sams-mother', { ...person, phoneNumber: null });
    await openNotifications('sams-mother');
    expect(
      await screen.findByText('To add a phone number, contact Sam’s clinician.'),
    ).toBeVisible();
  });

  it('names the patient to a participant in the tooltip', async () => {
    // §2.notifications.5
    const user = await openNotifications('sams-mother');
    const about = card('Safety Net').getByRole('button', { name: 'About these preferences' });
    await user.hover(about);
    expect(screen.getByRole('tooltip')).toHaveTextContent(
      /^Sam’s clinician may override these preferences.$/,
    );
  });

  it('§2: the tooltip stays while the pointer is on its text, and goes when it leaves', async () => {
    const user = await openNotifications('ada');
    const about = card('Safety Net').getByRole('button', { name: 'About these preferences' });
    await user.hover(about);
    const tooltip = screen.getByRole('tooltip');
    await user.hover(tooltip);
    expect(tooltip).toBeVisible();
    await user.hover(document.body);
    expect(tooltip).not.toBeVisible();
  });

  it('§2: Escape hides the tooltip under the pointer; one with the focus stays without the pointer', async () => {
    const user = await openNotifications('ada');
    const about = card('Safety Net').getByRole('button', { name: 'About these preferences' });
    await user.hover(about);
    const tooltip = screen.getByRole('tooltip');
    await user.keyboard('{Escape}');
    expect(tooltip).not.toBeVisible();
    await user.click(about);
    await user.hover(document.body);
    expect(tooltip).toBeVisible();
    await user.tab();
    expect(tooltip).not.toBeVisible();
  });

  it('§4: check-in reminder switches are shown while a reminder is active', async () => {
    // §2.notifications.3, §2.notifications.4, §4.switches.5, §9.toasts.2
    const user = await openNotifications('ada');
    const reminders = card('Check-in Reminders');
    expect(reminders.getByRole('link', { name: 'Add reminder' })).toHaveAttribute(
      'href',
      '/settings/check-in-reminders/new',
    );
    expect(await reminders.findAllByRole('switch')).toHaveLength(3);
    const remove = { name: 'Delete reminder: Mon, Wed, Fri at 7:30 PM' };
    await user.click(await screen.findByRole('button', remove));
    const toast = await screen.findByText('Reminder deleted');
    expect(toast.closest('.Toastify__toast')).toHaveStyle({ '--toast-duration': '2000ms' });
    expect(reminders.queryByRole('switch')).not.toBeInTheDocument();
  });

  it('§4: check-in reminder switches are hidden if no reminder is active', async () => {
    // §2.notifications.3, §4.switches.5
    await openNotifications('jonas');
    const remove = { name: 'Delete reminder: Tue, Thu at 8:00 PM' };
    expect(await screen.findByRole('button', remove)).toBeVisible();
    expect(card('Check-in Reminders').queryByRole('switch')).not.toBeInTheDocument();
  });
});

describe('§2 settings/check-in-reminders', () => {
  it('§8: shows why reminders cannot be loaded, and loads them on Try again', async () => {
    signInAs(world, 'ada');
    const fault = { kind: 'status', message: null, times: 2 } as const;
    world.faults.failNext({ path: 'notification-preferences', ...fault });
    renderApp({ location: '/settings/check-in-reminders' });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent("We couldn't load this. Please try again.");
    expect(alert).toHaveTextContent('The clinic’s system has a problem right now.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: /^Delete reminder/ })).toBeVisible();
  });
});

describe('§4 push in the app', () => {
  const findPush = () =>
    within(screen.getByRole('region', { name: 'Assessments' })).findByRole('switch', {
      name: 'Push',
    });

  it('§4: can be changed if the user is subscribed to push', async () => {
    // §4.switches.4
    const user = await openNotifications('ada', 'PatientApp/3.3.0 (ios)');
    await user.click(await findPush());
    await waitFor(() =>
      expect(world.getRequests('save-optional-comms')).toMatchObject([
        { body: { push: ['SCHEDULED_CHECKIN_REMINDER', 'CLIENT_SAFETY_NET'] }, status: 200 },
      ]),
    );
  });

  it('§4: is blocked if the user is not subscribed to push, and says why', async () => {
    // §4.switches.4
    await openNotifications('jonas', 'PatientApp/3.3.0 (ios)');
    expect(await findPush()).toHaveAttribute('aria-disabled', 'true');
    expect(await findPush()).toHaveAccessibleDescription(/turned off/);
  });
});

describe('§4 notifications of a person who is unsubscribed from everything', () => {
  const openUnsubscribed = () => {
    world.unsubscribed.add('ada');
    return openNotifications('ada');
  };

  it('§4: says that messages are paused, and how to get them again', async () => {
    await openUnsubscribed();
    const paused = card('Messages are paused');
    expect(paused.getByText('You are unsubscribed from our emails.')).toBeVisible();
    expect(paused.getByText(/text START to/)).toHaveTextContent(/text START to \(201\) 555-0100/);
    expect(paused.getByRole('button', { name: 'Start emails again' })).toBeVisible();
    await expectNoAxeViolations(document.body);
  });

  it('§4: the switches are off and disabled', async () => {
    await openUnsubscribed();
    const text = card('Assessments').getByRole('switch', { name: 'Text' });
    expect(text).not.toBeChecked();
    expect(text).toHaveAttribute('aria-disabled', 'true');
  });

  it('§4: reminders are marked as paused', async () => {
    await openUnsubscribed();
    expect(await card('Check-in Reminders').findByText('Paused')).toBeVisible();
  });

  it('§4: reminders are marked as paused on their own page, too', async () => {
    world.unsubscribed.add('ada');
    signInAs(world, 'ada');
    renderApp({ location: '/settings/check-in-reminders' });
    // With a space, or a screen reader reads one word.
    expect((await screen.findByText('Paused')).parentElement).toHaveTextContent(/\w Paused$/);
  });

  it('§4: Start emails again subscribes the person, and brings the switches back', async () => {
    const user = await openUnsubscribed();
    await user.click(screen.getByRole('button', { name: 'Start emails again' }));
    expect(await screen.findByText('You will get emails again.')).toBeVisible();
    expect(screen.queryByText('Messages are paused')).not.toBeInTheDocument();
    expect(card('Assessments').getByRole('switch', { name: 'Email' })).toBeChecked();
    expect(screen.getByRole('heading', { level: 1, name: 'Notifications' })).toHaveFocus();
    expect(world.unsubscribed.has('ada')).toBe(false);
  });

  it.each([
    [409, /could not be started again/],
    [500, /couldn't tell whether emails were started again/],
  ])('§4: says so if the emails could not be started again (%d)', async (status, text) => {
    const user = await openUnsubscribed();
    world.faults.failNext({ path: 'subscribe', kind: 'status', status });
    await user.click(screen.getByRole('button', { name: 'Start emails again' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByText('Messages are paused')).toBeVisible();
  });

  it('§4: emails alone can be started again, too', async () => {
    const comms = world.optionalComms.get('ada');
    if (comms !== undefined) world.optionalComms.set('ada', { ...comms, isEmailSubscribed: false });
    await openNotifications('ada');
    expect(screen.getByRole('button', { name: 'Start emails again' })).toBeVisible();
    expect(screen.queryByText('Messages are paused')).not.toBeInTheDocument();
  });
});
