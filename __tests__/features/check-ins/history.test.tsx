import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startSandbox } from '../../../src/qa/sandbox/hosts/jest/start-sandbox';
import { expectNoAxeViolations } from '../../support/axe';
import { assignCheckIn, everyNodeModule, makeEntry } from '../../support/check-in-module';
import { allowConsole } from '../../support/fail-on-console';
import { recordSavedFiles } from '../../support/record-saved-files';
import { findHeading, renderApp, signInAs } from '../../support/render-app';

const world = startSandbox();
beforeEach(() => assignCheckIn(world, 'jonas', everyNodeModule));

function open(location: string) {
  signInAs(world, 'jonas');
  return { ...renderApp({ location: ['/check-ins', location] }), user: userEvent.setup() };
}

const getEntryLinks = () =>
  within(screen.getByRole('main')).queryAllByRole('link', { name: /20\d\d/ });
const button = (name: string) => screen.getByRole('button', { name });

const threeEntries = [
  makeEntry(everyNodeModule, 'first', '2026-11-01T21:05:00', {
    answers: [
      { key: 'one', value: 0 },
      { key: 'several', value: [2, 1] },
      { key: 'words', value: 'Slow\nmorning.' },
      { key: 'scale', value: 4 },
      { key: 'slider', value: 1.9 },
    ],
  }),
  makeEntry(everyNodeModule, 'third', '2026-11-02T09:30:00', {
    answers: [{ key: 'scale', value: 1 }],
  }),
  makeEntry(everyNodeModule, 'second', '2026-11-02T07:00:00', {
    versionId: 'every-node-v1',
    answers: [
      { key: 'scale', value: 9 },
      { key: 'one', value: 'noon' },
      { key: 'long-gone', value: 3 },
    ],
  }),
];

describe('§2 history of completed entries', () => {
  it('lists entries newest first, each as a link named by its weekday, day and time', async () => {
    // §2.history.1
    world.checkInScores.set('jonas', threeEntries);
    open('/check-ins/every-node/completed');
    await findHeading('Every node history');
    expect(document.title).toBe('Every node history · Stillwater');
    await waitFor(() => expect(getEntryLinks()).toHaveLength(3));
    expect(getEntryLinks().map((link) => link.textContent)).toEqual([
      'Monday, Nov 2, 2026, 9:30 AM',
      'Monday, Nov 2, 2026, 7:00 AM',
      'Sunday, Nov 1, 2026, 9:05 PM',
    ]);
    expect(screen.getByRole('heading', { level: 2, name: 'November 2026' })).toBeVisible();
    await expectNoAxeViolations(document.body);
  });

  it('D6: sorts and copies an entry by any ISO 8601 time that it can show', async () => {
    const times = ['2026-11-01T12:00:00Z', '2026-11-02T12:00:00+00', '2026-11-03T12:00:00Z'];
    world.checkInScores.set(
      'jonas',
      times.map((time, index) => makeEntry(everyNodeModule, String(index), time)),
    );
    const readSavedFile = recordSavedFiles();
    const { user } = open('/check-ins/every-node/completed');
    await findHeading('Every node history');
    await waitFor(() => expect(getEntryLinks()).toHaveLength(3));
    const texts = getEntryLinks().map(({ textContent }) => textContent);
    const day = `Nov ${new Date(Date.UTC(2026, 10, 2, 12)).getDate()}, 2026`;
    expect(texts[1]).toContain(day);
    await user.click(screen.getByRole('link', { name: texts[1] }));
    await findHeading('Every node');
    await user.click(button('Save a copy'));
    expect((await readSavedFile()).body.textContent).toContain(`Sent ${day} at `);
  });

  it('marks an entry without any answer', async () => {
    world.checkInScores.set('jonas', [
      ...threeEntries,
      makeEntry(everyNodeModule, 'skipped', '2026-11-03T08:00:00', {
        answers: [{ key: 'words', value: '' }],
      }),
    ]);
    open('/check-ins/every-node/completed');
    const entry = await screen.findByRole('link', { name: /Nov 3, 2026/ });
    expect(screen.getByText('No answers')).toBeVisible();
    expect(entry.parentElement).toHaveTextContent('No answers');
  });

  it.each([
    ['lifestyle', 'Lifestyle correlates history', 'No Lifestyle Correlates completed.'],
    ['thought-record', 'Thought record history', 'No worksheets completed.'],
    ['low-mood', 'Low mood history', 'No entries yet.'],
  ])('shows a message if %s has no entries', async (id, name, text) => {
    // §2.history.2, §8.empty.1, §8.empty.2
    open(`/check-ins/${id}/completed`);
    await findHeading(name);
    expect(screen.getByText(text)).toBeVisible();
    expect(getEntryLinks()).toHaveLength(0);
    expect(screen.getByRole('link', { name: 'Start a check-in' })).toHaveAttribute(
      'href',
      `/check-ins/${id}`,
    );
    await expectNoAxeViolations(document.body);
  });

  it.each([
    ['no module', 'low-mood', 'Low mood history', []],
    ['a module without questions', 'low-mood', 'Low mood history', [{ id: 'low-mood' }]],
    ['nothing about an unknown one', 'no-such', 'Check in', []],
  ])('uses the assigned check-in if the response has %s', async (_, id, name, modules) => {
    allowConsole(/A check-in module does not have the expected shape: versionId .*; content /);
    const realFetch = globalThis.fetch;
    jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      return url.includes('/check-ins/scores')
        ? Promise.resolve(Response.json({ checkInModules: modules, checkInScores: [] }))
        : realFetch(input, init);
    });
    open(`/check-ins/${id}/completed`);
    await findHeading(name);
    if (id === 'low-mood') expect(screen.getByText('No entries yet.')).toBeVisible();
  });

  it('shows the first entries of a long list at once, and the others incrementally', async () => {
    const many = Array.from({ length: 300 }, (_, index) =>
      makeEntry(
        everyNodeModule,
        `e${index}`,
        new Date(Date.UTC(2026, 10, 2) - index * 4e7).toISOString(),
      ),
    );
    world.checkInScores.set('jonas', many);
    open('/check-ins/every-node/completed');
    await findHeading('Every node history');
    expect(getEntryLinks().length).toBeLessThan(300);
    await waitFor(() => expect(document.querySelectorAll('main li a')).toHaveLength(300), {
      timeout: 10_000,
    });
  }, 20_000);

  it('redirects to the list of check-ins if there is no such check-in', async () => {
    const { path } = open('/check-ins/not-there/completed');
    await findHeading('Check in');
    expect(path()).toBe('/check-ins');
  });

  it('shows an error if it cannot be loaded, and loads it on Try again', async () => {
    world.faults.failNext({
      path: 'check-in-scores-v2',
      kind: 'status',
      status: 403,
      message: null,
    });
    const { user } = open('/check-ins/lifestyle/completed');
    await findHeading('Something went wrong');
    expect(screen.getByRole('alert')).toHaveTextContent("We couldn't load this. Please try again.");
    await expectNoAxeViolations(document.body);
    await user.click(button('Try again'));
    await findHeading('Lifestyle correlates history');
  });
});

describe('§2 a completed entry', () => {
  beforeEach(() => world.checkInScores.set('jonas', threeEntries));

  it('shows the answers read-only in the same fields', async () => {
    // §2.history.3
    open('/check-ins/every-node/completed/first');
    await findHeading('Every node');
    expect(screen.getByText('Sunday, Nov 1, 2026, 9:05 PM')).toBeVisible();
    const answer = (name: string) => within(screen.getByRole('group', { name }));
    expect(answer('When was it worst?').getByText('In the morning')).toBeVisible();
    expect(
      answer('What did you notice?')
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Tight chest', 'Worrying']);
    expect(screen.getByRole('group', { name: 'What was on your mind?' })).toHaveTextContent(
      'Slow morning.',
    );
    expect(answer('How strong was it?').getByText('4')).toBeVisible();
    expect(answer('How much did you enjoy it?').getByText('Not answered')).toBeVisible();
    expect(answer('Energy').getByText('Positive')).toBeVisible();
    expect(within(screen.getByRole('main')).queryByRole('slider')).toBeNull();
    expect(screen.getByRole('main').querySelector('input, textarea')).toBeNull();
    await expectNoAxeViolations(document.body);
  });

  it('D10: a copy of it can be saved; the page itself is printed', async () => {
    const readSavedFile = recordSavedFiles();
    const { user } = open('/check-ins/every-node/completed/first');
    await findHeading('Every node');
    await user.click(button('Save a copy'));
    const { body } = await readSavedFile();
    const texts = [...body.querySelectorAll('p, h2, dt, dd')].map((node) => node.textContent);
    expect(texts.slice(0, 6)).toEqual([
      'Sent Nov 1, 2026 at 9:05 PM',
      'Every node',
      'When was it worst?',
      'In the morning',
      'What did you notice?',
      'Tight chest',
    ]);
    expect(button('Print')).toBeVisible();
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(screen.getAllByText('In the morning')).toHaveLength(1);
    act(() => void window.dispatchEvent(new Event('afterprint')));
  });

  it('D9: Previous entry goes on past an entry that the response has twice', async () => {
    world.checkInScores.set('jonas', [...threeEntries, ...threeEntries]);
    const { user } = open('/check-ins/every-node/completed/third');
    await screen.findByText('Monday, Nov 2, 2026, 9:30 AM');
    await user.click(button('Previous entry'));
    await screen.findByText('Monday, Nov 2, 2026, 7:00 AM');
    expect(button('Next entry')).toBeEnabled();
  });

  it('D9: Previous entry opens the older one and Next entry the newer; each is disabled at its end', async () => {
    // §2.history.4
    const { user, path, router } = open('/check-ins/every-node/completed/third');
    await screen.findByText('Monday, Nov 2, 2026, 9:30 AM');
    expect(button('Next entry')).toBeDisabled();
    await user.click(button('Previous entry'));
    await screen.findByText('Monday, Nov 2, 2026, 7:00 AM');
    expect(button('Next entry')).toBeEnabled();
    await user.click(button('Previous entry'));
    await screen.findByText('Sunday, Nov 1, 2026, 9:05 PM');
    expect(path()).toBe('/check-ins/every-node/completed/first');
    expect(button('Previous entry')).toBeDisabled();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await user.click(button('Next entry'));
    await screen.findByText('Monday, Nov 2, 2026, 7:00 AM');
    await act(() => router.navigate(-1));
    await findHeading('Check in');
  });

  it('of another version shows a notice and the answers that still have a question', async () => {
    open('/check-ins/every-node/completed/second');
    await findHeading('Every node');
    expect(screen.getByText(/This check-in has changed since this entry/)).toBeVisible();
    expect(screen.getByRole('group', { name: 'How strong was it?' })).toHaveTextContent('9');
    expect(screen.getByRole('group', { name: 'When was it worst?' })).toHaveTextContent('noon');
  });

  it('that does not exist shows a message with a link to the history', async () => {
    const { user } = open('/check-ins/every-node/completed/nothing');
    await findHeading('We can’t find this entry');
    await expectNoAxeViolations(document.body);
    await user.click(screen.getByRole('link', { name: 'Go to history' }));
    await findHeading('Every node history');
  });
});
