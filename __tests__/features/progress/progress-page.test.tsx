import { screen, waitFor } from '@testing-library/react';
import { expectNoAxeViolations } from '../../support/axe';
import { renderApp } from '../../support/render-app';
import { daysUpTo, series } from './insight.fixtures';
import {
  mockInsight,
  waitForLayout,
  getGraphRequests,
  holdInsight,
  NO_DATA,
  openProgress,
  range,
  region,
  today,
  world,
} from './open-progress';

describe('§2 progress', () => {
  it('shows symptoms, lifestyle and worksheets over the week', async () => {
    // §2.progress.1, §9.symptoms-chart.2
    openProgress('ada');
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
    const [percent, scale] = ['Symptoms', 'Lifestyle'].map((name) =>
      screen.getByRole('region', { name }),
    );
    expect(percent).toHaveTextContent('100%');
    for (const end of ['Low', 'High']) expect(scale).toHaveTextContent(end);
    const worksheets = await region('Worksheets');
    expect(await worksheets.findByText(/^\d+ worksheets completed so far/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Physical activity' })).not.toBeInTheDocument();
    expect(screen.getByText('A look back at your check-ins.')).toBeVisible();
    await expectNoAxeViolations(document.body);
  });

  it('loads the profile first, then all graphs in parallel', async () => {
    openProgress('ada', '/progress?platform=ios');
    await (await region('Worksheets')).findByText(/completed so far/);
    const [first, ...rest] = world.requests.map(({ endpoint }) => endpoint);
    expect(first).toBe('user-profiles');
    expect(rest).toEqual(
      expect.arrayContaining([
        'symptoms-graph',
        'lifestyle-graph',
        'activity-graph',
        'worksheet-summary',
      ]),
    );
    expect(getGraphRequests()).toEqual([
      'symptoms-graph 1_week',
      'lifestyle-graph 1_week',
      'activity-graph 1_week',
      'worksheet-summary',
    ]);
  });

  it.each([
    ['with platform=ios', '/progress?platform=ios', undefined],
    ['in the app on iOS', '/progress', 'PatientApp/3.2.7 (ios)'],
  ])('D9: shows physical activity %s', async (_where, location, userAgentSuffix) => {
    // §2.progress.2, §9.activity-chart.2
    openProgress('ada', location, userAgentSuffix);
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
    // §9.activity-chart.2
    openProgress('ada', '/progress', 'PatientApp/3.2.7 (android)');
    await (await region('Worksheets')).findByText(/completed so far/);
    expect(screen.queryByRole('region', { name: 'Physical activity' })).not.toBeInTheDocument();
    expect(getGraphRequests().join()).not.toMatch('activity');
  });

  it('redirects to /login when signed out', async () => {
    const { path } = renderApp({ location: '/progress' });
    await waitFor(() => expect(path()).toBe('/login'));
  });
});

describe('D7 progress of a participant', () => {
  it('shows the patient’s name where a patient sees “your”', async () => {
    openProgress('sams-mother');
    expect(await screen.findByText('A look back at Sam’s check-ins.')).toBeVisible();
    await (await region('Symptoms')).findByRole('img');
    expect(screen.getByRole('main')).not.toHaveTextContent(/\byour\b/i);
  });
});

describe('§8, D9 progress with little data', () => {
  it('shows that more data is needed in place of every chart without points', async () => {
    // §8.empty.3
    openProgress('noel', '/progress?platform=ios');
    for (const name of ['Symptoms', 'Lifestyle', 'Physical activity', 'Worksheets']) {
      const section = await region(name);
      expect(await section.findByText(NO_DATA)).toBeVisible();
      expect(section.queryByRole('img')).not.toBeInTheDocument();
      expect(section.queryByRole('button', { name: 'Show as table' })).not.toBeInTheDocument();
    }
    expect(screen.getByText('There is nothing to show for the past week yet.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Check in now' })).toHaveAttribute(
      'href',
      '/check-ins',
    );
    expect(screen.queryByRole('button', { name: /^Print/ })).not.toBeInTheDocument();
    await expectNoAxeViolations(document.body);
  });

  it('D9: does not say that a range is empty whose charts could not be loaded', async () => {
    const { user } = openProgress('noel');
    expect(
      await screen.findByText('There is nothing to show for the past week yet.'),
    ).toBeVisible();
    for (const path of ['symptoms-graph', 'lifestyle-graph'])
      world.faults.failNext({ path, kind: 'status', status: 400 });
    await user.click(await range('Month'));
    for (const name of ['Symptoms', 'Lifestyle'])
      expect(await (await region(name)).findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.queryByText(/There is nothing to show/)).not.toBeInTheDocument();
  });

  it('D9: draws a single point as a dot', async () => {
    openProgress('ben');
    const lifestyle = await region('Lifestyle');
    const picture = await lifestyle.findByRole('img');
    expect(picture).toHaveAccessibleDescription(
      /^Over the past week, energy has one entry so far \(\d/,
    );
    expect(picture.querySelectorAll('.marker')).toHaveLength(4);
    const lines = [...picture.querySelectorAll('.visx-linepath')];
    expect(
      lines.flatMap((line) => line.getAttribute('d')?.match(/M/g) ?? []).length,
    ).toBeLessThanOrEqual(4);
    expect((await region('Symptoms')).getByText(NO_DATA)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Check in now' })).not.toBeInTheDocument();
  });

  it('treats a graph with only unknown lines, or with none, as one without points', async () => {
    mockInsight('lifestyle-graph', [series('moonlight', [[daysUpTo(1, today)[0] ?? '', 1]])]);
    mockInsight('symptoms-graph', []);
    openProgress('ada');
    expect(await (await region('Lifestyle')).findByText(NO_DATA)).toBeVisible();
    expect(await (await region('Symptoms')).findByText(NO_DATA)).toBeVisible();
  });
});

describe('progress while loading, and when loading fails', () => {
  it('shows the page and its regions before the graphs have loaded', async () => {
    const release = holdInsight('');
    openProgress('ada');
    expect(await range('Week')).toBeChecked();
    await waitForLayout();
    await screen.findByText('A look back at your check-ins.');
    expect(screen.getByRole('region', { name: 'Lifestyle' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText('Loading…')).toHaveAttribute('role', 'status');
    await expectNoAxeViolations(document.body);
    release();
    expect(await (await region('Lifestyle')).findByRole('img')).toBeVisible();
  });

  it('§8: shows a load error in place of a chart that failed, and reloads only that chart', async () => {
    world.faults.failNext({ path: 'lifestyle-graph', kind: 'status', message: null, times: 2 });
    const { user } = openProgress('ada');
    const lifestyle = await region('Lifestyle');
    expect(await lifestyle.findByRole('alert')).toHaveTextContent(
      "We couldn't load this. Please try again.",
    );
    expect(await (await region('Symptoms')).findByRole('img')).toBeVisible();
    await expectNoAxeViolations(document.body);
    const before = getGraphRequests().length;
    await user.click(lifestyle.getByRole('button', { name: 'Try again' }));
    expect(await lifestyle.findByRole('img')).toBeVisible();
    expect(getGraphRequests().slice(before)).toEqual(['lifestyle-graph 1_week']);
  });

  it('shows the server’s message, and no data of another range', async () => {
    const { user } = openProgress('ada');
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
