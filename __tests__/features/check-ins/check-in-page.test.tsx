import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startSandbox } from '../../../src/qa/sandbox/hosts/jest/start-sandbox';
import { expectNoAxeViolations } from '../../support/axe';
import { assignCheckIn, everyNodeModule } from '../../support/check-in-module';
import { recordIdempotencyKeys } from '../../support/record-idempotency-keys';
import { findHeading, renderApp, signInAs } from '../../support/render-app';

const world = startSandbox();
beforeEach(() => assignCheckIn(world, 'ada', everyNodeModule));

function open(location: string) {
  signInAs(world, 'ada');
  return { ...renderApp({ location: ['/check-ins', location] }), user: userEvent.setup() };
}

const slider = (name: string) => screen.getByRole('slider', { name });
const setSlider = (name: string, value: string) =>
  fireEvent.change(slider(name), { target: { value } });
const button = (name: string) => screen.getByRole('button', { name });
const getSentBodies = () => world.getRequests('submit-check-ins').map(({ body }) => body);

describe('§2 taking a check-in with nodes of every type', () => {
  it('D9: renders each node by its type, and submits the answers', async () => {
    // §2.check-ins.7, §4.lifestyle.5
    const { user, path } = open('/check-ins/every-node');
    await findHeading('Every node');
    expect(document.title).toBe('Every node · Stillwater');
    expect(screen.getByText('Every answer is optional.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Today' })).toBeVisible();
    await expectNoAxeViolations(document.body);

    await user.click(screen.getByRole('radio', { name: 'At night' }));
    await user.click(screen.getByRole('checkbox', { name: 'Worrying' }));
    await user.click(screen.getByRole('checkbox', { name: 'Racing heart' }));
    await user.type(screen.getByRole('textbox', { name: 'What was on your mind?' }), 'Work.');
    await user.click(screen.getByRole('radio', { name: '0' }));
    await user.click(screen.getByRole('radio', { name: 'Very much' }));
    setSlider('Energy', '-0.75');
    await user.click(button('Submit'));

    await findHeading('Check in');
    expect(path()).toBe('/check-ins');
    expect(await screen.findByText('Thanks for checking in!')).toBeVisible();
    expect(getSentBodies()).toEqual([
      [
        {
          moduleVersionId: 'every-node-v4',
          moduleId: 'every-node',
          answers: [
            { key: 'one', value: 1 },
            { key: 'several', value: [0, 2] },
            { key: 'words', value: 'Work.' },
            { key: 'scale', value: 0 },
            { key: 'named', value: 1 },
            { key: 'slider', value: -0.75 },
          ],
        },
      ],
    ]);
    const card = (await screen.findByRole('link', { name: 'Every node' })).closest('li');
    expect(within(card ?? document.body).getByText('Done')).toBeVisible();
  });

  it('§5: Enter on an answer does not submit the others unfinished', async () => {
    const { user } = open('/check-ins/every-node');
    await findHeading('Every node');
    await user.click(screen.getByRole('checkbox', { name: 'Worrying' }));
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('radio', { name: 'At night' }));
    await user.keyboard('{Enter}');
    expect(button('Submit')).not.toHaveAttribute('aria-busy');
    expect(getSentBodies()).toEqual([]);
  });

  it('§5: can be submitted without any answer, and omits cleared answers', async () => {
    // §5.check-in.1
    const { user } = open('/check-ins/every-node');
    await findHeading('Every node');
    await user.click(screen.getByRole('radio', { name: 'At night' }));
    await user.click(button('Clear answer'));
    setSlider('Energy', '1');
    await user.click(button('Clear answer'));
    await user.click(screen.getByRole('checkbox', { name: 'Worrying' }));
    await user.click(screen.getByRole('checkbox', { name: 'Worrying' }));
    await user.type(screen.getByRole('textbox'), '  ');
    await user.click(button('Submit'));
    await findHeading('Check in');
    expect(getSentBodies()).toMatchObject([[{ moduleId: 'every-node', answers: [] }]]);
  });

  it.each([
    ['network', 'The clinic did not respond.'],
    ['malformed', "We couldn't tell whether your answers arrived."],
  ] as const)(
    'D7: keeps the answers when a submit fails (%s), shows an error, and can be submitted again',
    async (kind, text) => {
      const { user } = open('/check-ins/every-node');
      await findHeading('Every node');
      await user.click(screen.getByRole('radio', { name: '3' }));
      world.faults.failNext({ path: 'submit-check-ins', kind });
      await user.click(button('Submit'));
      expect(await screen.findByRole('alert')).toHaveTextContent(text);
      expect(screen.getByRole('radio', { name: '3' })).toBeChecked();
      await expectNoAxeViolations(document.body);
      await user.click(button('Submit'));
      await findHeading('Check in');
      expect(getSentBodies().at(-1)).toMatchObject([{ answers: [{ key: 'scale', value: 3 }] }]);
    },
  );

  it('§8: shows the server’s message if it sent one', async () => {
    const { user } = open('/check-ins/every-node');
    await findHeading('Every node');
    world.faults.failNext({
      path: 'submit-check-ins',
      kind: 'status',
      status: 422,
      message: 'Not today.',
    });
    await user.click(button('Submit'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Not today.');
  });

  it('D7: asks before leaving with unsent answers', async () => {
    const { user, path } = open('/check-ins/every-node');
    await findHeading('Every node');
    await user.click(screen.getByRole('radio', { name: '3' }));
    await user.click(screen.getByRole('link', { name: 'Check-In' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave without submitting?' });
    await user.click(within(dialog).getByRole('button', { name: 'Stay' }));
    expect(path()).toBe('/check-ins/every-node');
    expect(screen.getByRole('radio', { name: '3' })).toBeChecked();
    await user.click(screen.getByRole('link', { name: 'Check-In' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await findHeading('Check in');
  });

  it('D9: says before leaving that what was sent without a certain outcome may have arrived', async () => {
    const { user } = open('/check-ins/every-node');
    await findHeading('Every node');
    await user.click(screen.getByRole('radio', { name: '3' }));
    world.faults.failNext({ path: 'submit-check-ins', kind: 'network', isReceived: true });
    await user.click(button('Submit'));
    await screen.findByRole('alert');
    await user.click(screen.getByRole('link', { name: 'Check-In' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave without submitting?' });
    expect(dialog).toHaveTextContent(/may have arrived at the clinic/);
    expect(dialog).not.toHaveTextContent(/not been sent/);
  });

  it.each(['/check-ins/not-there', '/check-ins/%2E%2E'])(
    '§8: redirects from %s to the list',
    async (location) => {
      // §2.check-ins.4, §8.check-in.1
      const { path } = open(location);
      await findHeading('Check in');
      expect(path()).toBe('/check-ins');
      expect(getSentBodies()).toEqual([]);
    },
  );

  it('shows an error if the check-in cannot be loaded, and loads it on Try again', async () => {
    world.faults.failNext({
      path: 'check-in-assigned',
      kind: 'status',
      status: 403,
      message: 'Closed.',
    });
    const { user } = open('/check-ins/every-node');
    await findHeading('Something went wrong');
    expect(screen.getByRole('alert')).toHaveTextContent('Closed.');
    await expectNoAxeViolations(document.body);
    await user.click(button('Try again'));
    await findHeading('Every node');
  });
});

describe('§4 lifestyle check-in', () => {
  it('shows one slider per page, with Next, then Submit; omits untouched sliders from the request', async () => {
    // §4.lifestyle.1
    const { user, path } = open('/check-ins/lifestyle');
    await findHeading('Lifestyle correlates');
    expect(screen.getByText('Step 1 of 4')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute(
      'aria-valuetext',
      'Step 1 of 4',
    );
    expect(screen.getAllByRole('slider')).toHaveLength(1);
    expect(slider('Energy')).toHaveAttribute('aria-valuetext', 'Not set');
    expect(screen.queryByRole('button', { name: 'Submit' })).not.toBeInTheDocument();
    expect(within(screen.getByRole('main')).queryByRole('button', { name: 'Back' })).toBeNull();
    await expectNoAxeViolations(document.body);
    setSlider('Energy', '1.25');
    expect(slider('Energy')).toHaveAttribute('aria-valuetext', 'Positive');

    await user.click(button('Next'));
    expect(slider('Positivity')).toHaveAttribute('aria-valuetext', 'Not set');
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: 'Lifestyle correlates' })).toHaveFocus(),
    );
    expect(screen.getByText('Step 2 of 4: Positivity')).toBeInTheDocument();
    await user.click(button('Next'));
    setSlider('Sleep quality', '-2');
    await user.click(button('Next'));
    expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
    await user.click(button('Submit'));
    await findHeading('Check in');
    expect(path()).toBe('/check-ins');
    expect(getSentBodies()).toEqual([
      [
        {
          moduleVersionId: 'lifestyle-v2',
          moduleId: 'lifestyle',
          answers: [
            { key: 'energy', value: 1.25 },
            { key: 'sleep_quality', value: -2 },
          ],
        },
      ],
    ]);
  });

  it('goes to the previous step on Back and keeps the answers; the app bar then has no Back', async () => {
    const { user, router } = open('/check-ins/lifestyle');
    await findHeading('Lifestyle correlates');
    expect(within(screen.getByRole('banner')).getByRole('button', { name: 'Back' })).toBeVisible();
    setSlider('Energy', '0.5');
    await user.click(button('Next'));
    expect(within(screen.getByRole('banner')).queryByRole('button', { name: 'Back' })).toBeNull();
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(slider('Energy')).toHaveValue('0.5'));

    await user.click(button('Next'));
    await act(() => router.navigate(-1));
    await waitFor(() => expect(slider('Energy')).toHaveValue('0.5'));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('keeps every step when a submit fails; a check-in that is no longer assigned counts as received', async () => {
    const { user } = open('/check-ins/lifestyle');
    await findHeading('Lifestyle correlates');
    setSlider('Energy', '2');
    for (let step = 1; step < 4; step += 1) await user.click(button('Next'));
    world.faults.failNext({ path: 'submit-check-ins', kind: 'network', isReceived: true });
    await user.click(button('Submit'));
    await screen.findByRole('alert');
    world.assignedCheckIns.set('ada', ['anxiety']);
    await user.click(button('Submit'));
    await findHeading('Check-in complete!');
    expect(screen.getByText('We had received your answers.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Done' }));
    await findHeading('Check in');
    expect(getSentBodies()).toHaveLength(1);
  });
});

describe('§8 failed submit of a check-in: it is not sent again if it has been completed by then', () => {
  const submitTwice = async (isReceived: boolean) => {
    const { user } = open('/check-ins/every-node');
    await findHeading('Every node');
    await user.click(screen.getByRole('radio', { name: '3' }));
    world.faults.failNext({ path: 'submit-check-ins', kind: 'network', isReceived });
    await user.click(button('Submit'));
    await screen.findByRole('alert');
    await user.click(button('Submit'));
    await screen.findByRole('heading', { level: 1, name: /^Check/ });
    return getSentBodies().length;
  };
  const completeEarlier = () =>
    world.checkInScores.set('ada', [
      {
        id: 'earlier',
        moduleId: 'every-node',
        versionId: 'every-node-v4',
        createdAt: '2026-01-02T08:00:00.000Z',
        updatedAt: '2026-01-02T08:00:00.000Z',
        answers: [],
      },
    ]);

  it('for the first time', async () => {
    expect(await submitTwice(true)).toBe(1);
  });

  it('again', async () => {
    completeEarlier();
    expect(await submitTwice(true)).toBe(1);
  });

  it('D9 but it is sent again, with the same key, after the form was opened without the list', async () => {
    const keys = recordIdempotencyKeys('check-ins/submit');
    completeEarlier();
    world.faults.failNext({ path: 'check-ins-assigned-v2', kind: 'status', status: 403 });
    expect(await submitTwice(true)).toBe(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('but it is sent again if it was completed only earlier', async () => {
    completeEarlier();
    expect(await submitTwice(false)).toBe(2);
  });
});
