import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startSandbox } from '../../../src/qa/sandbox/hosts/jest/start-sandbox';
import { holdNextResponse } from '../../support/hold-next-response';
import { provideLocks, removeLocks } from '../../support/provide-locks';
import { leavesWithoutQuestion } from '../../support/reload-app';
import { openTabChannel } from '../../../src/state/tab-channel';
import { renderApp, signInAs } from '../../support/render-app';
import { returnToWindow } from '../../support/return-to-window';

const world = startSandbox();

const TYPE = 'SCHEDULED_ASSESSMENT_ADMINISTRATION';

async function openNotifications() {
  signInAs(world, 'ada');
  const { router } = renderApp({ location: '/settings/notifications' });
  await screen.findByRole('region', { name: 'Safety Net' });
  return { user: userEvent.setup(), router };
}

const getSwitch = (name: string) =>
  within(screen.getByRole('region', { name: 'Assessments' })).getByRole('switch', { name });
const switchEmailOffElsewhere = () => {
  const comms = world.optionalComms.get('ada');
  if (comms === undefined) throw new Error('Ada has no preferences.');
  world.optionalComms.set('ada', {
    ...comms,
    email: comms.email.filter((type) => type !== TYPE),
  });
};

describe('§4 notifications that are read again when the window is seen again', () => {
  it('shows what another device has changed', async () => {
    await openNotifications();
    expect(getSwitch('Email')).toBeChecked();
    switchEmailOffElsewhere();
    returnToWindow();
    await waitFor(() => expect(getSwitch('Email')).not.toBeChecked());
  });

  it('a slow response neither turns a switch back nor lets the next change undo it', async () => {
    // §4.switches.1
    const { user } = await openNotifications();
    const deliver = holdNextResponse(world, 'optional-comms', true);
    returnToWindow();
    await waitFor(() => expect(world.getRequests('optional-comms')).toHaveLength(2));
    await user.click(getSwitch('Email'));
    expect(getSwitch('Email')).not.toBeChecked();
    expect(world.getRequests('save-optional-comms')).toHaveLength(0);
    deliver();
    await waitFor(() => expect(world.getRequests('save-optional-comms')).toHaveLength(1));
    await user.click(getSwitch('Text'));
    await waitFor(() => expect(world.getRequests('save-optional-comms')).toHaveLength(2));
    expect(getSwitch('Email')).not.toBeChecked();
    expect(world.optionalComms.get('ada')?.email).not.toContain(TYPE);
  });

  it('a second return during a slow response shows what was changed in between', async () => {
    const { user } = await openNotifications();
    const deliver = holdNextResponse(world, 'optional-comms', true);
    returnToWindow();
    await waitFor(() => expect(world.getRequests('optional-comms')).toHaveLength(2));
    switchEmailOffElsewhere();
    returnToWindow();
    deliver();
    await waitFor(() => expect(getSwitch('Email')).not.toBeChecked());
    await user.click(getSwitch('Text'));
    await waitFor(() => expect(world.getRequests('save-optional-comms')).toHaveLength(1));
    expect(world.optionalComms.get('ada')?.email).not.toContain(TYPE);
  });

  it('D9: closing the page asks first while a change has not been saved, on other pages as well', async () => {
    const { user, router } = await openNotifications();
    expect(leavesWithoutQuestion()).toBe(true);
    const deliver = holdNextResponse(world, 'save-optional-comms');
    await user.click(getSwitch('Email'));
    expect(leavesWithoutQuestion()).toBe(false);
    await act(() => router.navigate('/settings'));
    await screen.findByRole('heading', { level: 1, name: 'Settings' });
    expect(leavesWithoutQuestion()).toBe(false);
    deliver();
    await waitFor(() => expect(leavesWithoutQuestion()).toBe(true));
  });

  it('a slow response does not say that emails are off after they were started again', async () => {
    world.unsubscribed.add('ada');
    const { user } = await openNotifications();
    const deliver = holdNextResponse(world, 'optional-comms', true);
    returnToWindow();
    await waitFor(() => expect(world.getRequests('optional-comms')).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Start emails again' }));
    expect(await screen.findByText('You will get emails again.')).toBeVisible();
    deliver();
    await waitFor(() => expect(world.getRequests('optional-comms')).toHaveLength(3));
    await waitFor(() => expect(screen.queryByText('Messages are paused')).not.toBeInTheDocument());
  });

  it('is read again on the next visit, too', async () => {
    const { router } = await openNotifications();
    await act(() => router.navigate('/settings'));
    await screen.findByRole('heading', { level: 1, name: 'Settings' });
    switchEmailOffElsewhere();
    await act(() => router.navigate('/settings/notifications'));
    await waitFor(() => expect(getSwitch('Email')).not.toBeChecked());
    expect(world.getRequests('optional-comms')).toHaveLength(2);
  });
});

describe('§4 switches in two tabs', () => {
  afterEach(removeLocks);

  const getSwitchOfTab = (index: number, name: string) => {
    const card = screen.getAllByRole('region', { name: 'Assessments' })[index];
    if (card === undefined) throw new Error(`There is no tab ${index}.`);
    return within(card).getByRole('switch', { name });
  };

  it('a change in each at a time is saved, and both tabs show both', async () => {
    provideLocks();
    const { user } = await openNotifications();
    const deliver = holdNextResponse(world, 'save-optional-comms');
    await user.click(getSwitchOfTab(0, 'Email'));
    await waitFor(() => expect(world.getRequests('save-optional-comms')).toHaveLength(1));
    renderApp({ location: '/settings/notifications' });
    await waitFor(() =>
      expect(screen.getAllByRole('region', { name: 'Safety Net' })).toHaveLength(2),
    );
    await user.click(getSwitchOfTab(1, 'Text'));
    deliver();
    await waitFor(() => {
      for (const tab of [0, 1])
        for (const name of ['Email', 'Text']) expect(getSwitchOfTab(tab, name)).not.toBeChecked();
    });
    await waitFor(() => expect(world.optionalComms.get('ada')?.sms).not.toContain(TYPE));
    expect(world.optionalComms.get('ada')?.email).not.toContain(TYPE);
  });
});

describe('§4 emails that are started again', () => {
  it('do not take the focus from another page, which was opened meanwhile', async () => {
    world.unsubscribed.add('ada');
    const { user, router } = await openNotifications();
    const deliver = holdNextResponse(world, 'subscribe');
    await user.click(screen.getByRole('button', { name: 'Start emails again' }));
    await act(() => router.navigate('/settings/check-in-reminders/new'));
    const sunday = await screen.findByRole('checkbox', { name: 'Sunday' });
    sunday.focus();
    deliver();
    expect(await screen.findByText('You will get emails again.')).toBeVisible();
    expect(sunday).toHaveFocus();
  });
});

describe('D10: a change that is not saved yet when the session ends', () => {
  const switchTwoOff = async () => {
    const opened = await openNotifications();
    const deliver = holdNextResponse(world, 'save-optional-comms');
    await opened.user.click(getSwitch('Email'));
    await opened.user.click(getSwitch('Text'));
    return { ...opened, deliver };
  };

  it('D10: says so after Sign Out', async () => {
    const { user, router, deliver } = await switchTwoOff();
    await act(() => router.navigate('/settings/account'));
    await user.click(await screen.findByRole('button', { name: 'Sign Out' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    expect(await screen.findByText('Unable to save your preference')).toBeVisible();
    deliver();
  });

  it('D10: says so where another tab has signed out', async () => {
    const { deliver } = await switchTwoOff();
    openTabChannel(() => undefined).post({ type: 'signed-out', userId: 'ada' });
    expect(await screen.findByText('Unable to save your preference')).toBeVisible();
    deliver();
  });
});
