import { screen, waitFor } from '@testing-library/react';
import { expectNoAxeViolations } from '../../support/axe';
import { holdNextResponse } from '../../support/hold-next-response';
import { returnToWindow } from '../../support/return-to-window';
import {
  getCells,
  waitForLayout,
  getGraphRequests,
  holdInsight,
  openProgress,
  range,
  region,
  world,
} from './open-progress';

describe('the lines of the symptoms chart', () => {
  it('can be hidden one by one, as the lifestyle lines', async () => {
    const { user } = openProgress('ada');
    const symptoms = await region('Symptoms');
    const lines = () => symptoms.getByRole('img').querySelectorAll('.line').length;
    await symptoms.findByRole('img');
    expect(lines()).toBe(3);
    const [first] = symptoms.getAllByRole('checkbox');
    if (first === undefined) throw new Error('There is no line.');
    await user.click(first);
    expect(first).not.toBeChecked();
    expect(lines()).toBe(2);
  });

  it('over a month have one line in front, the first or the one pointed at, and the others behind it', async () => {
    const { user } = openProgress('ada');
    const symptoms = await region('Symptoms');
    const behind = () => symptoms.getByRole('img').querySelectorAll('.behind .line').length;
    const dashInFront = () =>
      [...symptoms.getByRole('img').querySelectorAll('.line')]
        .at(-1)
        ?.getAttribute('stroke-dasharray');
    await symptoms.findByRole('img');
    expect(behind()).toBe(0);

    await user.click(await range('Month'));
    await symptoms.findByRole('img', { name: /past month/ });
    const boxes = symptoms.getAllByRole('checkbox');
    const getDash = (box: HTMLElement | undefined) =>
      box?.closest('label')?.querySelector('.line')?.getAttribute('stroke-dasharray');
    expect(behind()).toBe(2);
    expect(dashInFront()).toBe(getDash(boxes[0]));
    const last = boxes.at(-1);
    if (last === undefined) throw new Error('There is no line.');
    await user.hover(last);
    expect(dashInFront()).toBe(getDash(last));
  });
});

describe('§9 lifestyle toggles', () => {
  it('show and hide each line in the chart, its sentence and its table, and persist across ranges', async () => {
    // §9.lifestyle-chart.2
    const { user } = openProgress('ada');
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
    expect(getCells(lifestyle.getByRole('table'))[0]).toEqual([
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
  it('request their time scale, and are divided into days, weeks or months', async () => {
    // §9.ranges.1
    const { user } = openProgress('ada');
    const symptoms = await region('Symptoms');
    await user.click(await symptoms.findByRole('button', { name: 'Show as table' }));
    const getColumnName = () =>
      symptoms.getByRole('columnheader', { name: /Day|Week|Month/ }).textContent;
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
      expect(getColumnName()).toBe(bucket);
      expect(getGraphRequests()).toContain(`symptoms-graph ${timeScale}`);
      await waitFor(() =>
        expect(screen.getByText(`Showing ${phrase}.`)).toHaveAttribute('role', 'status'),
      );
    }
    // Worksheets do not depend on the range, so they are not loaded again.
    expect(getGraphRequests().filter((request) => request.startsWith('worksheet'))).toHaveLength(1);
  });

  it('§9: load again on a new day, on which another one ends', async () => {
    const midnight = new Date(2026, 10, 3).getTime();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(midnight - 60_000);
    openProgress('ada', '/progress?platform=ios');
    for (const name of ['Symptoms', 'Lifestyle', 'Physical activity'])
      await (await region(name)).findAllByRole('img');
    await (await region('Worksheets')).findByText(/completed so far/);
    expect(getGraphRequests()).toHaveLength(4);
    clock.mockReturnValue(midnight + 60_000);
    returnToWindow();
    await waitFor(() => expect(getGraphRequests()).toHaveLength(8));
    clock.mockRestore();
  });

  it('show the last one selected, in whatever order the responses arrive', async () => {
    const { user } = openProgress('ada');
    const cards = [await region('Symptoms'), await region('Lifestyle')];
    for (const card of cards) await card.findByRole('img');
    const hold = () =>
      ['symptoms-graph', 'lifestyle-graph'].map((path) => holdNextResponse(world, path));
    const releaseMonth = hold();
    const releaseHalf = hold();
    for (const name of ['Month', '6 months']) await user.click(await range(name));
    expect(screen.getByRole('region', { name: 'Symptoms' })).toHaveAttribute('aria-busy', 'true');
    await user.click(await range('Year'));
    for (const card of cards) await card.findByRole('img', { name: /past year/ });
    for (const release of [...releaseHalf, ...releaseMonth]) release();
    await waitFor(() =>
      expect(
        world.requests.filter(({ endpoint, status }) => endpoint?.endsWith('-graph') && !status),
      ).toEqual([]),
    );
    expect(await range('Year')).toBeChecked();
    for (const card of cards) expect(card.getByRole('img', { name: /past year/ })).toBeVisible();
    // The outdated responses only fill the cache for Month and 6 months.
    await user.click(await range('Month'));
    for (const card of cards) await card.findByRole('img', { name: /past month/ });
    await user.click(await range('Year'));
    for (const card of cards) expect(card.getByRole('img', { name: /past year/ })).toBeVisible();
  });

  it('keep the previous chart while the next one loads, marked as busy and without its description', async () => {
    const { user } = openProgress('ada');
    const symptoms = await region('Symptoms');
    await symptoms.findByRole('img');
    await waitForLayout();
    const release = holdInsight('symptoms-graph');
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
