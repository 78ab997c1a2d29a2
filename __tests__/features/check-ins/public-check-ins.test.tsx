import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startSandbox } from '../../../src/qa/sandbox/hosts/jest/start-sandbox';
import { expectNoAxeViolations } from '../../support/axe';
import { findHeading, renderApp, signInAs } from '../../support/render-app';

const world = startSandbox();

function open(location: string) {
  return { ...renderApp({ location }), user: userEvent.setup() };
}

const button = (name: string) => screen.getByRole('button', { name });
const getSentBodies = () => world.getRequests('submit-checkins').map(({ body }) => body);
const setSlider = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('slider', { name }), { target: { value } });

describe('D9 public check-ins', () => {
  it('are taken one after the other and submitted in one request', async () => {
    // §2.user-check-ins.2
    const { user } = open('/user/ben/check-ins?context=sms');
    await findHeading('Lifestyle correlates');
    expect(screen.getByText('Check-in 1 of 2 · Step 1 of 4')).toBeVisible();
    await expectNoAxeViolations(document.body);
    setSlider('Energy', '0.1');
    for (let step = 0; step < 4; step += 1) await user.click(button('Next'));
    await findHeading('Low mood');
    expect(screen.getByText('Check-in 2 of 2')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: '10' }));
    await user.click(button('Submit'));
    await findHeading('Check-in complete!');
    await expectNoAxeViolations(document.body);
    expect(getSentBodies()).toEqual([
      [
        {
          moduleVersionId: 'lifestyle-v2',
          moduleId: 'lifestyle',
          answers: [{ key: 'energy', value: 0.1 }],
        },
        {
          moduleVersionId: 'low-mood-v1',
          moduleId: 'low-mood',
          answers: [{ key: 'strength', value: 10 }],
        },
      ],
    ]);
    expect(screen.queryByText('Thanks for checking in!')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Done' })).toBeNull();
    expect(screen.getByText(/^Sent .* at /)).toBeVisible();
    expect(screen.getByText('You can close this page now.')).toBeVisible();
  });

  it('§2: include only the check-in in the query parameter checkInId', async () => {
    // §2.user-check-ins.1
    const { user } = open('/user/ben/check-ins?checkInId=low-mood');
    await findHeading('Low mood');
    expect(screen.queryByText(/^Check-in \d of/)).not.toBeInTheDocument();
    await user.click(button('Submit'));
    await findHeading('Check-in complete!');
    expect(getSentBodies()).toEqual([
      [{ moduleVersionId: 'low-mood-v1', moduleId: 'low-mood', answers: [] }],
    ]);
  });

  it('D9: a check-in that is on the list twice is asked and sent once', async () => {
    world.assignedCheckIns.set('ben', ['low-mood', 'low-mood']);
    const { user } = open('/user/ben/check-ins?context=sms');
    await findHeading('Low mood');
    expect(screen.queryByText(/^Check-in \d of/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: '10' }));
    await user.click(button('Submit'));
    await findHeading('Check-in complete!');
    expect(getSentBodies()).toEqual([
      [
        {
          moduleVersionId: 'low-mood-v1',
          moduleId: 'low-mood',
          answers: [{ key: 'strength', value: 10 }],
        },
      ],
    ]);
  });

  it('D9: a check-in without answers is not said to have sent answers', async () => {
    const { user } = open('/user/ben/check-ins?checkInId=low-mood');
    await findHeading('Low mood');
    await user.click(button('Submit'));
    await findHeading('Check-in complete!');
    expect(screen.getByText('This was sent without any answers.')).toBeVisible();
    expect(screen.queryByText(/answers have been sent|see the answers/)).not.toBeInTheDocument();
  });

  it('end with a link to the home page if the user is signed in', async () => {
    signInAs(world, 'ben');
    const { user, router } = open('/');
    await findHeading('Hi, Ben');
    await act(() => router.navigate('/user/ben/check-ins?checkInId=low-mood'));
    await findHeading('Low mood');
    await user.click(button('Submit'));
    await findHeading('Check-in complete!');
    await user.click(screen.getByRole('link', { name: 'Done' }));
    await findHeading('Hi, Ben');
    // It replaces the form, to which Back does not lead.
    await act(() => router.navigate(-1));
    expect(router.location.pathname).toBe('/');
  });

  it.each(['/user/cora/check-ins', '/user/ben/check-ins?checkInId=anxiety'])(
    'D9: show that the link is no longer available if there are none (%s)',
    async (location) => {
      open(location);
      await findHeading('This link is no longer available');
      await expectNoAxeViolations(document.body);
    },
  );

  it('§4: require the user gate', async () => {
    world.assignedCheckIns.set('fatima', ['low-mood']);
    const { user } = open('/user/fatima/check-ins?context=sms');
    await findHeading('Consent');
    await user.click(button('I agree'));
    await findHeading('Verify your date of birth');
    await user.type(screen.getByRole('textbox', { name: 'Date of birth' }), '11031979');
    await user.click(button('Continue'));
    await findHeading('Low mood');
  });

  it('D9: show in the header whose check-ins they are', async () => {
    open('/user/sams-mother/check-ins?context=sms');
    await findHeading('Lifestyle correlates');
    const header = within(screen.getByRole('banner'));
    expect(await header.findByText('Sam’s check-ins')).toBeVisible();
  });

  it('show an error if they cannot be loaded, and load on Try again', async () => {
    world.faults.failNext({
      path: 'assigned-checkins',
      kind: 'status',
      status: 403,
      message: 'Closed.',
    });
    const { user } = open('/user/ben/check-ins?context=sms');
    await findHeading('This link is locked');
    expect(screen.getByRole('alert')).toHaveTextContent('Closed.');
    await user.click(button('Try again'));
    await findHeading('Lifestyle correlates');
  });

  it('keep the answers when a submit fails, and do not resubmit check-ins that are no longer assigned', async () => {
    const { user } = open('/user/ben/check-ins?context=sms');
    await findHeading('Lifestyle correlates');
    for (let step = 0; step < 4; step += 1) await user.click(button('Next'));
    await findHeading('Low mood');
    await user.click(screen.getByRole('radio', { name: '6' }));
    world.faults.failNext({ path: 'submit-checkins', kind: 'status', status: 500, message: null });
    await user.click(button('Submit'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Your answers are still here.');
    expect(screen.getByRole('radio', { name: '6' })).toBeChecked();
    world.assignedCheckIns.set('ben', ['low-mood']);
    await user.click(button('Submit'));
    await findHeading('Check-in complete!');
    expect(getSentBodies().at(-1)).toEqual([
      {
        moduleVersionId: 'low-mood-v1',
        moduleId: 'low-mood',
        answers: [{ key: 'strength', value: 6 }],
      },
    ]);
  });

  it('§2: do not ask before leaving for the safety net, and keep the answers on return', async () => {
    const { user, router } = open('/user/ben/check-ins?checkInId=low-mood');
    await findHeading('Low mood');
    await user.click(screen.getByRole('radio', { name: '6' }));
    await user.click(screen.getByRole('link', { name: 'Safety Net' }));
    await findHeading('Your Safety Net');
    await act(() => router.navigate(-1));
    await findHeading('Low mood');
    expect(screen.getByRole('radio', { name: '6' })).toBeChecked();
  });
});

describe('§2 preview of a check-in', () => {
  const preview = (search = '') => `/check-ins/anxiety/preview${search}`;

  it.each<[string, Record<string, string>]>([
    ['', {}],
    ['?versionId=anxiety-v1', { versionId: 'anxiety-v1' }],
  ])('shows the form with Submit disabled (query “%s”)', async (search, query) => {
    // §2.previews.2
    const { user } = open(preview(search));
    await findHeading('Anxiety');
    const submit = button('Submit');
    expect(submit).toBeDisabled();
    expect(submit).toHaveAccessibleDescription(
      'This is a preview. You can’t submit anything here.',
    );
    await user.click(screen.getByRole('checkbox', { name: 'Worrying' }));
    expect(screen.getByRole('checkbox', { name: 'Worrying' })).toBeChecked();
    await user.type(screen.getByRole('radio', { name: '3' }), '{Enter}');
    expect(world.requests.map(({ endpoint }) => endpoint)).toEqual(['check-in-preview']);
    expect(world.requests[0]?.query).toEqual(query);
    await expectNoAxeViolations(document.body);
  });

  it('steps through the lifestyle check-in up to the last page, where Submit is disabled', async () => {
    const { user } = open('/check-ins/lifestyle/preview');
    await findHeading('Lifestyle correlates');
    for (let step = 1; step < 4; step += 1) await user.click(button('Next'));
    expect(button('Submit')).toBeDisabled();
  });

  it('shows that the link is no longer available if there is no such version', async () => {
    open(preview('?versionId=anxiety-v9'));
    await findHeading('This link is no longer available');
  });

  it('does not ask before leaving', async () => {
    const { user } = open(preview());
    await findHeading('Anxiety');
    await user.click(screen.getByRole('checkbox', { name: 'Worrying' }));
    await user.click(screen.getByRole('link', { name: 'Use the App' }));
    await waitFor(() =>
      expect(screen.queryByRole('heading', { level: 1, name: 'Anxiety' })).toBeNull(),
    );
  });
});

it('§8 failed submit of public check-ins: they are not sent again if they have been completed by then', async () => {
  const { user } = open('/user/ben/check-ins?checkInId=low-mood');
  await findHeading('Low mood');
  world.faults.failNext({ path: 'submit-checkins', kind: 'network', isReceived: true });
  await user.click(button('Submit'));
  await screen.findByRole('alert');
  await user.click(button('Submit'));
  await findHeading('Check-in complete!');
  expect(getSentBodies()).toHaveLength(1);
});

describe('D7 public check-ins in a kiosk', () => {
  it("end with 'Done', show no names and times, and return to the kiosk", async () => {
    const user = userEvent.setup();
    world.assignedCheckIns.set('kai', ['anxiety']);
    renderApp({ location: '/user/kai/check-ins?context=kiosk&homescreenUrl=/kiosk/lakeside' });
    await screen.findByRole('heading', { level: 1, name: 'Anxiety' });
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await screen.findByRole('heading', { level: 1, name: 'Check-in complete!' });
    expect(screen.queryByText(/^Sent /)).toBeNull();
    expect(screen.queryByText('Anxiety')).toBeNull();
    expect(screen.getByText(/^This screen will start over in \d+ seconds\.$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await screen.findByRole('heading', { level: 1, name: /Lakeside/ });
  });
});
