import { act } from '@testing-library/react';
import { expectNoAxeViolations } from '../../support/axe';
import { daysUpTo, series } from './insight.fixtures';
import { mockInsight, getCells, openProgress, region, today } from './open-progress';

describe('D8 the table of a chart', () => {
  const [first = '', second = '', third = ''] = daysUpTo(3, today);

  it('contains the data of the chart, with “no entry” for gaps', async () => {
    mockInsight('symptoms-graph', [
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
    const { user } = openProgress('ada');
    const symptoms = await region('Symptoms');
    const button = await symptoms.findByRole('button', { name: 'Show as table' });
    expect(button).toHaveAccessibleDescription('Symptoms');
    expect(symptoms.queryByRole('table')).not.toBeInTheDocument();
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    const table = symptoms.getByRole('table', { name: 'Symptoms over the past week' });
    const [head, ...rows] = getCells(table);
    expect(head).toEqual(['Day', 'Low mood', 'Anxiety']);
    expect(rows.map(([, ...cells]) => cells)).toEqual([
      ['30!', '–no entry'],
      ['–no entry', '20!'],
      ['10!', '–no entry'],
    ]);
    await expectNoAxeViolations(document.body);

    // Reading the chart point by point gives the same values.
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

  it('combines steps and distance, and exists for worksheets too', async () => {
    const { user } = openProgress('ada', '/progress?platform=ios');
    const activity = await region('Physical activity');
    await user.click(await activity.findByRole('button', { name: 'Show as table' }));
    const [head, latest] = getCells(activity.getByRole('table'));
    expect(head).toEqual(['Day', 'Steps', 'Distance']);
    expect(latest?.slice(1)).toEqual([
      expect.stringMatching(/^[\d,]+ steps$/),
      expect.stringMatching(/^[\d.]+ miles$/),
    ]);
    const worksheets = await region('Worksheets');
    await user.click(worksheets.getByRole('button', { name: 'Show as table' }));
    const [columns, ...rows] = getCells(worksheets.getByRole('table'));
    expect(columns).toEqual(['Worksheet', 'Completed']);
    expect(rows.map(([title]) => title).sort()).toEqual(['Small steps', 'Thought record']);
  });

  it('shows 10,000 rows in steps of 400', async () => {
    mockInsight('symptoms-graph', [
      series(
        'symptom',
        daysUpTo(10_000, today).map((date, index) => [date, index % 100] as const),
        'Low mood',
      ),
    ]);
    const { user } = openProgress('ada');
    const symptoms = await region('Symptoms');
    await user.click(await symptoms.findByRole('button', { name: 'Show as table' }));
    const rows = () => symptoms.getByRole('table').querySelectorAll('tbody tr').length;
    expect(rows()).toBe(400);
    await user.click(symptoms.getByRole('button', { name: 'Show earlier entries' }));
    expect(rows()).toBe(800);
  });
});
