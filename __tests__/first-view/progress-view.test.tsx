import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signInAs } from '../support/render-app';
import { expectNotDrawn } from './expect-adopted';
import { findHeading, openFirstView, startAppOnPage } from './open-first-view';
import { setupPageTests } from './setup-page-tests';

const world = setupPageTests();

/** Opens the progress page of a signed-in user. */
async function openProgress(userId = 'ada', query = ''): Promise<HTMLElement> {
  signInAs(world, userId);
  return openFirstView(`/progress${query}`);
}

const CHART = 'Line chart: symptoms over the past week';
const getMonth = () => screen.getByRole('radio', { name: 'Month' });
const getGraphRequests = () => world.getRequests('symptoms-graph');

describe('the first view of the progress page', () => {
  it.each([
    ['of a patient', 'ada', '', 'Progress'],
    ['of a participant', 'sams-mother', '', 'Progress'],
    ['of somebody without data', 'cora', '', 'Progress'],
    ['in Spanish', 'ada', '?lang=es', 'Progreso'],
  ])('§2, D12: is what the app shows %s', async (_, userId, query, name) => {
    const root = await openProgress(userId, query);
    await findHeading(name);
    const elements = [...root.querySelectorAll('*')].filter(
      (element) => element.closest('[data-chart] *') === null,
    );
    await startAppOnPage();
    expect(elements.filter((element) => !element.isConnected)).toEqual([]);
  });

  it('§9: draws the charts, and the app draws them again at once', async () => {
    await openProgress();
    await findHeading('Progress');
    const chart = screen.getByRole('img', { name: CHART });
    expect(chart).toHaveAccessibleDescription(/^Over the past week, .+\.$/);
    await startAppOnPage();
    expect(chart).not.toBeInTheDocument();
    expect(screen.getByRole('img', { name: CHART }).isEqualNode(chart)).toBe(true);
  });

  it('§9: a chart that has the focus keeps it', async () => {
    await openProgress();
    await findHeading('Progress');
    const getSlider = () => screen.getByRole('slider', { name: /symptoms/ });
    const slider = getSlider();
    slider.focus();
    await startAppOnPage();
    expect(slider).not.toBeInTheDocument();
    expect(getSlider()).toHaveFocus();
  });

  it.each(['keys', 'a touch'])(
    '§9: keeps the reading of a chart that %s have shown',
    async (way) => {
      await openProgress();
      await findHeading('Progress');
      const getSlider = () => screen.getByRole('slider', { name: /symptoms/ });
      if (way === 'keys') fireEvent.keyDown(getSlider(), { key: 'Home' });
      else fireEvent.pointerDown(screen.getByRole('img', { name: CHART }), { clientX: 0 });
      const reading = screen.getByRole('tooltip').textContent;
      const text = getSlider().getAttribute('aria-valuetext');
      await startAppOnPage();
      expect(await screen.findByRole('tooltip')).toHaveTextContent(reading);
      expect(getSlider()).toHaveAttribute('aria-valuetext', text);
      expect(getSlider()).not.toHaveFocus();
    },
  );

  it('sends no request that the app sends again', async () => {
    await openProgress();
    await findHeading('Progress');
    await startAppOnPage();
    await screen.findByText('A look back at your check-ins.');
    const endpoints = world.requests.map(({ endpoint }) => endpoint);
    expect(endpoints).toEqual([...new Set(endpoints)]);
  });

  it('§9: holds a press on another time range, which the app carries out', async () => {
    await openProgress();
    await findHeading('Progress');
    await userEvent.click(getMonth());
    expect(getMonth()).toHaveAttribute('aria-busy', 'true');
    expect(getGraphRequests()).toHaveLength(1);
    await startAppOnPage();
    expect(getMonth()).toBeChecked();
    const chart = 'Line chart: symptoms over the past month';
    expect(await screen.findByRole('img', { name: chart })).toBeVisible();
    expect(getGraphRequests()).toHaveLength(2);
  });

  it('§9: holds a press that hides a line, which the app carries out', async () => {
    await openProgress();
    await findHeading('Progress');
    const [line] = within(screen.getByRole('region', { name: 'Symptoms' })).getAllByRole(
      'checkbox',
    );
    if (line === undefined) throw new Error('There are no lines.');
    await userEvent.click(line);
    expect(line).toBeChecked();
    await startAppOnPage();
    expect(line).not.toBeChecked();
  });

  it('§2: leaves the physical activity to the app', async () => {
    await expectNotDrawn(await openProgress('ada', '?platform=ios'));
    await startAppOnPage();
    expect(await screen.findByRole('region', { name: 'Physical activity' })).toBeVisible();
  });

  it('is not shown if no user is signed in', async () => {
    await expectNotDrawn(await openFirstView('/progress'));
    await startAppOnPage();
    await findHeading('Log in');
  });

  it.each(
    [
      'user-profiles',
      'public-user',
      'assigned-assessments',
      'symptoms-graph',
      'worksheet-summary',
    ].flatMap((path) => (['network', 'status', 'html'] as const).map((kind) => ({ path, kind }))),
  )('is not shown if $path fails ($kind)', async ({ path, kind }) => {
    world.faults.failNext({ path, kind });
    await expectNotDrawn(await openProgress());
  });

  it('is not shown if another user is signed in by now', async () => {
    const root = await openProgress();
    await findHeading('Progress');
    signInAs(world, 'cora');
    const [heading] = root.getElementsByTagName('h1');
    await startAppOnPage();
    expect(heading).not.toBeInTheDocument();
  });
});
