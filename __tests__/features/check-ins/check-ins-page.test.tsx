import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startSandbox } from '../../../src/qa/sandbox/hosts/jest/start-sandbox';
import { lifestyle } from '../../../src/qa/sandbox/world/check-ins/modules';
import { expectNoAxeViolations } from '../../support/axe';
import { makeEntry } from '../../support/check-in-module';
import { holdNextResponse } from '../../support/hold-next-response';
import { renderApp, signInAs } from '../../support/render-app';

const world = startSandbox();
afterEach(() => jest.restoreAllMocks());

function openList(userId: string) {
  signInAs(world, userId);
  return { ...renderApp({ location: '/check-ins' }), user: userEvent.setup() };
}

const heading = () => screen.findByRole('heading', { level: 1, name: 'Check in' });
const findCard = async (title: string) => {
  const link = await screen.findByRole('link', { name: title });
  const item = link.closest('li');
  if (item === null) throw new Error(`The link "${title}" is not in a list.`);
  return item;
};
const getLinkNames = (region: string) =>
  within(screen.getByRole('region', { name: region }))
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('§2 the list of check-ins', () => {
  it('D11: a title of the clinic is in the direction of its own language, at the side of its card', async () => {
    const title = 'מצב רוח (GAD-7).';
    for (const [id, module] of world.checkInModules)
      if (id === 'anxiety') world.checkInModules.set(id, { ...module, title });
    openList('ada');
    await findCard(title);
    expect(within(await findCard(title)).getByText(title).localName).toBe('bdi');
  });

  it('has three groups, in which each check-in has a link to its form and to its history', async () => {
    // §2.check-ins.1
    openList('ada');
    await heading();
    await findCard('Anxiety');
    expect(document.title).toBe('Check in · Stillwater');
    expect(getLinkNames('Lifestyle Correlates')).toEqual([
      'Lifestyle correlates',
      'History of Lifestyle correlates',
    ]);
    expect(getLinkNames('Symptom Modules').slice(0, 4)).toEqual([
      'Low mood',
      'History of Low mood',
      'Anxiety',
      'History of Anxiety',
    ]);
    expect(getLinkNames('Worksheets')).toHaveLength(4);
    expect(screen.getByRole('link', { name: 'Anxiety' })).toHaveAttribute(
      'href',
      '/check-ins/anxiety',
    );
    expect(screen.getByRole('link', { name: 'History of Anxiety' })).toHaveAttribute(
      'href',
      '/check-ins/anxiety/completed',
    );
    expect(screen.getByText('Pick one of your check-ins.')).toBeVisible();
    await expectNoAxeViolations(document.body);
  });

  it('marks check-ins completed today as Done, and shows when each was last completed', async () => {
    // §2.check-ins.2
    world.checkInScores.set('jonas', [
      makeEntry(lifestyle, 'now', new Date().toISOString()),
      makeEntry({ ...lifestyle, id: 'anxiety' }, 'old', '2026-01-05T09:30:00'),
    ]);
    openList('jonas');
    const done = await findCard('Lifestyle correlates');
    expect(within(done).getByText('Done')).toBeVisible();
    expect(within(done).queryByText('Start')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Lifestyle correlates' })).toHaveAccessibleDescription(
      /^Done Last completed \w{3} \d{1,2}, \d{4}, \d{1,2}:\d{2} [AP]M$/,
    );
    const before = await findCard('Anxiety');
    expect(within(before).getByText('Start')).toBeVisible();
    expect(within(before).getByText('Last completed Jan 5, 2026, 9:30 AM')).toBeVisible();
    const never = await findCard('Low mood');
    expect(within(never).getByText('Start')).toBeVisible();
    expect(within(never).getByText('Not completed yet')).toBeVisible();

    const tomorrow = Date.now() + 24 * 3_600_000;
    jest.spyOn(Date, 'now').mockReturnValue(tomorrow);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(within(done).getByText('Start')).toBeVisible();
  });

  it('D7: shows participants the patient’s name', async () => {
    openList('sams-mother');
    await findCard('Low mood');
    expect(await screen.findByText('Pick one of Sam’s check-ins.')).toBeVisible();
    expect(document.title).toBe('Check in · Stillwater');
    expect(screen.queryByRole('region', { name: 'Worksheets' })).not.toBeInTheDocument();
  });

  it('shows a message if it is empty', async () => {
    openList('noel');
    await heading();
    expect(await screen.findByText('No check-ins yet.')).toBeVisible();
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    await expectNoAxeViolations(document.body);
  });

  it('announces that it is loading', async () => {
    const release = holdNextResponse(world, 'check-ins-assigned-v2');
    openList('ada');
    await heading();
    expect(screen.getByText('Loading…')).toBeInTheDocument();
    release();
    await findCard('Anxiety');
  });

  it('§8: shows an error in its place if it cannot be loaded, and loads it on Try again', async () => {
    world.faults.failNext({
      path: 'check-ins-assigned-v2',
      kind: 'status',
      message: null,
      times: 2,
    });
    const { user } = openList('ada');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      "We couldn't load this. Please try again.",
    );
    await heading();
    await expectNoAxeViolations(document.body);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await findCard('Anxiety');
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });
});
