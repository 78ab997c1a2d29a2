import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startSandbox } from '../../../src/sandbox/hosts/jest/start-sandbox';
import { expectNoAxeViolations } from '../../support/axe';
import { renderApp, signInAs } from '../../support/render-app';
import { daysUpTo, series } from './examples';

const { world, stop } = startSandbox();
afterAll(stop);
beforeEach(() => world.reset());

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

/** Answers one of the insights with something else than the clinic would. */
function answer(insight: string, body: unknown): void {
  const before = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    return url.includes(`/insights/${insight}`)
      ? Promise.resolve(Response.json(body))
      : before(input, init);
  };
}

/** Keeps the answers to an insight back until what is returned is called. */
function hold(insight: string): () => void {
  const before = globalThis.fetch;
  let release = (): void => undefined;
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (url.includes(`/insights/${insight}`)) await isReleased;
    return before(input, init);
  };
  return () => release();
}

/** Everything around the graphs is there: nothing else will change meanwhile. */
const frame = () => screen.findByRole('link', { name: /overdue/ });

function openProgressOf(userId: string, at = '/progress', app?: string) {
  signInAs(world, userId);
  const { path } = renderApp({ at, ...(app !== undefined && { app }) });
  return { user: userEvent.setup(), path };
}

const NO_DATA = 'We need more data to calculate this.';
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const range = (name: string) => screen.findByRole('radio', { name });
const graphCalls = () =>
  world.calls
    .filter(({ path }) => path.includes('/insights/'))
    .map(({ endpoint, query: { timeScale } }) => [endpoint, timeScale].filter(Boolean).join(' '));
const cellsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));
const today = Math.floor(Date.now() / 86_400_000);

describe('§2 progress', () => {
  it('shows symptoms, lifestyle and worksheets over the week', async () => {
    openProgressOf('ada');
    expect(await screen.findByRole('heading', { level: 1, name: 'Progress' })).toBeVisible();
    expect(document.title).toBe('Progress · Stillwater');
    expect(await range('Week')).toBeChecked();
    for (const name of ['Month', '6 months', 'Year']) expect(await range(name)).not.toBeChecked();
    const symptoms = await region('Symptoms');
    expect(
      await symptoms.findByRole('img', { name: 'Line chart: symptoms over the past week' }),
    ).toHaveAccessibleDescription(/^Over the past week, .+\.$/);
    const lifestyle = await region('Lifestyle');
    expect(
      await lifestyle.findByRole('img', { name: 'Line chart: lifestyle over the past week' }),
    ).toHaveAccessibleDescription(/^Over the past week, .+\.$/);
    const worksheets = await region('Worksheets');
    expect(await worksheets.findByText(/^\d+ worksheets completed so far/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Physical activity' })).not.toBeInTheDocument();
    expect(screen.getByText('A look back at your check-ins.')).toBeVisible();
    await expectNoAxeViolations(document.body);
  });

  it('asks for the profile first, then for all graphs together', async () => {
    openProgressOf('ada', '/progress?platform=ios');
    await (await region('Worksheets')).findByText(/completed so far/);
    const [first, ...rest] = world.calls.map(({ endpoint }) => endpoint);
    expect(first).toBe('user-profiles');
    expect(rest).toEqual(
      expect.arrayContaining([
        'symptoms-graph',
        'lifestyle-graph',
        'activity-graph',
        'worksheet-summary',
      ]),
    );
    expect(graphCalls()).toEqual([
      'symptoms-graph 1_week',
      'lifestyle-graph 1_week',
      'activity-graph 1_week',
      'worksheet-summary',
    ]);
  });

  it.each([
    ['with platform=ios', '/progress?platform=ios', undefined],
    ['in the app on iOS', '/progress', 'PatientApp/3.2.7 (ios)'],
  ])('D9: shows physical activity %s', async (_where, at, app) => {
    openProgressOf('ada', at, app);
    const activity = await region('Physical activity');
    const steps = await activity.findByRole('img', {
      name: 'Bar chart: steps a day over the past week',
    });
    expect(steps).toHaveAccessibleDescription(/^About [\d,]+ steps a day over the past week/);
    expect(
      activity.getByRole('img', { name: 'Bar chart: miles a day over the past week' }),
    ).toHaveAccessibleDescription(/^About [\d.]+ miles a day over the past week/);
    await expectNoAxeViolations(document.body);
  });

  it('D9: shows no physical activity in the app on Android', async () => {
    openProgressOf('ada', '/progress', 'PatientApp/3.2.7 (android)');
    await (await region('Worksheets')).findByText(/completed so far/);
    expect(screen.queryByRole('region', { name: 'Physical activity' })).not.toBeInTheDocument();
    expect(graphCalls().join()).not.toMatch('activity');
  });

  it('leads those who are not signed in to /login', async () => {
    const { path } = renderApp({ at: '/progress' });
    await waitFor(() => expect(path()).toBe('/login'));
  });
});

describe('D7 participants', () => {
  it('read the patient’s name where a patient reads “your”', async () => {
    openProgressOf('sams-mother');
    expect(await screen.findByText('A look back at Sam’s check-ins.')).toBeVisible();
    await (await region('Symptoms')).findByRole('img');
    expect(screen.getByRole('main')).not.toHaveTextContent(/\byour\b/i);
  });
});

describe('§8, D9 with little data', () => {
  it('every chart without a point says that more data is needed', async () => {
    openProgressOf('noel', '/progress?platform=ios');
    for (const name of ['Symptoms', 'Lifestyle', 'Physical activity', 'Worksheets']) {
      const section = await region(name);
      expect(await section.findByText(NO_DATA)).toBeVisible();
      expect(section.queryByRole('img')).not.toBeInTheDocument();
      expect(section.queryByRole('button', { name: 'Show as table' })).not.toBeInTheDocument();
    }
    await expectNoAxeViolations(document.body);
  });

  it('one point is a dot', async () => {
    openProgressOf('ben');
    const lifestyle = await region('Lifestyle');
    const picture = await lifestyle.findByRole('img');
    expect(picture).toHaveAccessibleDescription(
      'Over the past week, Energy, Positivity, Sleep quality, and Social have one entry each so far.',
    );
    expect(picture.querySelectorAll('.marker')).toHaveLength(4);
    expect((await region('Symptoms')).getByText(NO_DATA)).toBeVisible();
  });

  it('a graph of other lines alone, or without lines, is one without a point', async () => {
    answer('lifestyle-graph', [series('moonlight', [[daysUpTo(1, today)[0] ?? '', 1]])]);
    answer('symptoms-graph', []);
    openProgressOf('ada');
    expect(await (await region('Lifestyle')).findByText(NO_DATA)).toBeVisible();
    expect(await (await region('Symptoms')).findByText(NO_DATA)).toBeVisible();
  });
});

describe('D8 each chart as a table', () => {
  const [first = '', second = '', third = ''] = daysUpTo(3, today);

  it('holds what the chart does, gaps said to be gaps', async () => {
    answer('symptoms-graph', [
      series(
        'symptom',
        [
          [first, 10],
          [third, 30],
        ],
        'Low mood',
      ),
      series('symptom', [[second, 20]], 'Anxiety'),
    ]);
    const { user } = openProgressOf('ada');
    const symptoms = await region('Symptoms');
    const button = await symptoms.findByRole('button', { name: 'Show as table' });
    expect(button).toHaveAccessibleDescription('Symptoms');
    expect(symptoms.queryByRole('table')).not.toBeInTheDocument();
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    const table = symptoms.getByRole('table', { name: 'Symptoms over the past week' });
    const [head, ...rows] = cellsOf(table);
    expect(head).toEqual(['Day', 'Low mood', 'Anxiety']);
    expect(rows.map(([, ...cells]) => cells)).toEqual([
      ['30!', '–no entry'],
      ['–no entry', '20!'],
      ['10!', '–no entry'],
    ]);
    await expectNoAxeViolations(document.body);

    // Reading the chart point by point tells the same.
    await user.click(button);
    act(() => symptoms.getByRole('slider').focus());
    const read = async (keys: string) => {
      await user.keyboard(keys);
      return symptoms.getByRole('slider').getAttribute('aria-valuetext')?.replace(/^.*: /, '');
    };
    expect(await read('{End}')).toBe('Low mood 30!');
    expect(await read('{ArrowLeft}')).toBe('Anxiety 20!');
    expect(await read('{ArrowLeft}')).toBe('Low mood 10!');
  });

  it('has activity in one table, and worksheets in another', async () => {
    const { user } = openProgressOf('ada', '/progress?platform=ios');
    const activity = await region('Physical activity');
    await user.click(await activity.findByRole('button', { name: 'Show as table' }));
    const [head, latest] = cellsOf(activity.getByRole('table'));
    expect(head).toEqual(['Day', 'Steps', 'Distance']);
    expect(latest?.slice(1)).toEqual([
      expect.stringMatching(/^[\d,]+ steps$/),
      expect.stringMatching(/^[\d.]+ miles$/),
    ]);
    const worksheets = await region('Worksheets');
    await user.click(worksheets.getByRole('button', { name: 'Show as table' }));
    const [columns, ...rows] = cellsOf(worksheets.getByRole('table'));
    expect(columns).toEqual(['Worksheet', 'Completed']);
    expect(rows.map(([title]) => title).sort()).toEqual(['Small steps', 'Thought record']);
  });

  it('shows 10,000 places in steps', async () => {
    answer('symptoms-graph', [
      series(
        'symptom',
        daysUpTo(10_000, today).map((date, index) => [date, index % 100] as const),
        'Low mood',
      ),
    ]);
    const { user } = openProgressOf('ada');
    const symptoms = await region('Symptoms');
    await user.click(await symptoms.findByRole('button', { name: 'Show as table' }));
    const rows = () => symptoms.getByRole('table').querySelectorAll('tbody tr').length;
    expect(rows()).toBe(400);
    await user.click(symptoms.getByRole('button', { name: 'Show earlier entries' }));
    expect(rows()).toBe(800);
  });
});

describe('§9 lifestyle toggles', () => {
  it('show and hide each line, in the chart, its sentence and its table, from range to range', async () => {
    const { user } = openProgressOf('ada');
    const lifestyle = await region('Lifestyle');
    const box = (name: string) => lifestyle.getByRole('checkbox', { name });
    const lines = () => lifestyle.getByRole('img').querySelectorAll('.line').length;
    await lifestyle.findByRole('img');
    for (const name of ['Energy', 'Positivity', 'Sleep quality', 'Social'])
      expect(box(name)).toBeChecked();
    expect(lines()).toBe(4);

    await user.click(box('Energy'));
    await user.click(box('Social'));
    expect(lines()).toBe(2);
    expect(lifestyle.getByRole('img')).toHaveAccessibleDescription(
      expect.not.stringMatching(/Energy|Social/) as string,
    );
    await user.click(lifestyle.getByRole('button', { name: 'Show as table' }));
    expect(cellsOf(lifestyle.getByRole('table'))[0]).toEqual([
      'Day',
      'Positivity',
      'Sleep quality',
    ]);

    await user.click(await range('Year'));
    await lifestyle.findByRole('img', { name: /past year/ });
    expect(box('Energy')).not.toBeChecked();
    expect(lines()).toBe(2);

    await user.click(box('Positivity'));
    await user.click(box('Sleep quality'));
    expect(lifestyle.queryByRole('img')).not.toBeInTheDocument();
    expect(lifestyle.getByText('Choose a line to see it here.')).toBeVisible();
    await user.click(box('Energy'));
    expect(lines()).toBe(1);
  });
});

describe('§9 time ranges', () => {
  it('ask for what they are called on the wire, in their own buckets', async () => {
    const { user } = openProgressOf('ada');
    const symptoms = await region('Symptoms');
    await user.click(await symptoms.findByRole('button', { name: 'Show as table' }));
    const place = () => symptoms.getByRole('columnheader', { name: /Day|Week|Month/ }).textContent;
    for (const [name, phrase, timeScale, bucket] of [
      ['Month', 'the past month', '1_month', 'Day'],
      ['6 months', 'the past 6 months', '6_months', 'Week'],
      ['Year', 'the past year', 'all', 'Month'],
      ['Week', 'the past week', '1_week', 'Day'],
    ] as const) {
      await user.click(await range(name));
      expect(
        await symptoms.findByRole('img', { name: `Line chart: symptoms over ${phrase}` }),
      ).toBeVisible();
      expect(place()).toBe(bucket);
      expect(graphCalls()).toContain(`symptoms-graph ${timeScale}`);
      await waitFor(() =>
        expect(screen.getByText(`Showing ${phrase}.`)).toHaveAttribute('role', 'status'),
      );
    }
    // What knows no range is not asked for again.
    expect(graphCalls().filter((call) => call.startsWith('worksheet'))).toHaveLength(1);
  });

  it('the last one chosen wins, in whichever order the answers come', async () => {
    const { user } = openProgressOf('ada');
    const symptoms = await region('Symptoms');
    await symptoms.findByRole('img');
    world.faults.failNext({ path: 'symptoms-graph', kind: 'late', delayMs: 600 });
    world.faults.failNext({ path: 'symptoms-graph', kind: 'late', delayMs: 300 });
    for (const name of ['Month', '6 months', 'Year']) await user.click(await range(name));
    await symptoms.findByRole('img', { name: /past year/ });
    await waitFor(() => expect(graphCalls().length).toBeGreaterThanOrEqual(8));
    // The answers that were overtaken arrive, and change nothing but what Month and 6 months will show.
    await user.click(await range('Month'));
    await symptoms.findByRole('img', { name: /past month/ });
    await user.click(await range('Year'));
    expect(symptoms.getByRole('img', { name: /past year/ })).toBeVisible();
  });

  it('keeps what is there, marked as busy and without its figures, while the next loads', async () => {
    const { user } = openProgressOf('ada');
    const symptoms = await region('Symptoms');
    await symptoms.findByRole('img');
    await frame();
    const release = hold('symptoms-graph');
    await user.click(await range('Month'));
    await (await region('Lifestyle')).findByRole('img', { name: /past month/ });
    expect(symptoms.getByRole('img', { name: /past week/ })).toHaveAccessibleDescription(
      'Loading…',
    );
    expect(screen.getByRole('region', { name: 'Symptoms' })).toHaveAttribute('aria-busy', 'true');
    await expectNoAxeViolations(document.body);
    release();
    expect(await symptoms.findByRole('img', { name: /past month/ })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Symptoms' })).not.toHaveAttribute('aria-busy');
  });
});

describe('while loading, and when it fails', () => {
  it('the page and its regions are there before the graphs are', async () => {
    const release = hold('');
    openProgressOf('ada');
    expect(await range('Week')).toBeChecked();
    await frame();
    await screen.findByText('A look back at your check-ins.');
    expect(screen.getByRole('region', { name: 'Lifestyle' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText('Loading…')).toHaveAttribute('role', 'status');
    await expectNoAxeViolations(document.body);
    release();
    expect(await (await region('Lifestyle')).findByRole('img')).toBeVisible();
  });

  it('§8: one chart that cannot be read says so in its place, and is read again alone', async () => {
    world.faults.failNext({ path: 'lifestyle-graph', kind: 'status', message: null, times: 2 });
    const { user } = openProgressOf('ada');
    const lifestyle = await region('Lifestyle');
    expect(await lifestyle.findByRole('alert')).toHaveTextContent(
      "We couldn't load this. Please try again.",
    );
    expect(await (await region('Symptoms')).findByRole('img')).toBeVisible();
    await expectNoAxeViolations(document.body);
    const before = graphCalls().length;
    await user.click(lifestyle.getByRole('button', { name: 'Try again' }));
    expect(await lifestyle.findByRole('img')).toBeVisible();
    expect(graphCalls().slice(before)).toEqual(['lifestyle-graph 1_week']);
  });

  it('shows the server’s message, and never the figures of another range', async () => {
    const { user } = openProgressOf('ada');
    const symptoms = await region('Symptoms');
    await symptoms.findByRole('img');
    world.faults.failNext({
      path: 'symptoms-graph',
      kind: 'status',
      status: 403,
      message: 'Not today.',
    });
    await user.click(await range('Year'));
    expect(await symptoms.findByRole('alert')).toHaveTextContent(/^Not today\.$/);
    expect(symptoms.queryByRole('img')).not.toBeInTheDocument();
    await user.click(await range('Week'));
    expect(symptoms.getByRole('img', { name: /past week/ })).toBeVisible();
  });
});
