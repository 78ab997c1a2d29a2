import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MACHINE_REGISTRY } from '../../../../machines/registry';
import { ComparisonSummary } from '../../../../src/qa/visualiser/diff/comparison-summary';
import { toChartFile } from '../../../../src/qa/visualiser/export/chart-file';
import { toExportedChart } from '../../../../src/qa/visualiser/export/to-exported-chart';
import type { Chart } from '../../../../src/qa/visualiser/model/chart.types';
import { expectNoAxeViolations } from '../../../support/axe';

const now = MACHINE_REGISTRY.map(toExportedChart);
const [userGate, assessmentGate, checkInStepper, , , , , , preferences] = now;

/** Uploads an earlier export of some charts. */
async function compareWith(charts: readonly (Chart | undefined)[]) {
  const view = render(<ComparisonSummary />);
  const file = new File([toChartFile(charts.flatMap((chart) => chart ?? []))], 'earlier.json');
  await userEvent.upload(
    screen.getByLabelText('Compare with the charts of an earlier release'),
    file,
  );
  await screen.findByText('earlier.json', { selector: 'strong' }, { timeout: 10_000 });
  return view;
}

const expectRow = (title = '', text: string | RegExp) =>
  expect(getRow(title)).toHaveTextContent(text);

const getRow = (title: string) =>
  within(screen.getByRole('list', { name: 'Machines compared' }))
    .getAllByRole('listitem')
    .find((row) => row.textContent.startsWith(title));

/** The chart with another expectation in one of its walkthroughs. */
const withOtherWalkthrough = (chart: Chart | undefined) =>
  chart && {
    ...chart,
    walkthroughs: chart.walkthroughs?.map((walkthrough, index) =>
      index === 0 ? { ...walkthrough, steps: ['Other'] } : walkthrough,
    ),
  };

describe('the comparison of all machines', () => {
  afterEach(() => userEvent.click(screen.getByRole('button', { name: 'Stop comparing' })));

  it('says that nothing has changed since an export of the same build', async () => {
    await compareWith(now);
    expect(screen.getByText(/^Compared with/)).toHaveTextContent(
      `Compared with earlier.json: ${now.length} unchanged.`,
    );
  });

  it('counts changed states and transitions and the walkthroughs to repeat, and links to each machine', async () => {
    const { container } = await compareWith([
      withOtherWalkthrough(userGate),
      assessmentGate && {
        ...assessmentGate,
        states: assessmentGate.states.map((state) => ({ ...state, tags: ['other'] })),
      },
      ...now.slice(3),
      preferences && { ...preferences, id: 'former', title: 'A former flow' },
    ]);
    expect(screen.getByText(/^Compared with/)).toHaveTextContent('2 changed, 1 added, 1 removed');
    expectRow('Public user gate', 'changed (repeat 1 walkthroughs)');
    expectRow(
      assessmentGate?.title,
      `changed (${assessmentGate?.states.length} states and transitions)`,
    );
    expectRow(checkInStepper?.title, /added$/);
    expectRow('A former flow', /removed$/);
    expect(screen.getByRole('link', { name: 'Compare: Public user gate' })).toHaveAttribute(
      'href',
      '#/chart/user-gate?tab=compare',
    );
    expect(screen.queryByRole('link', { name: /A former flow/ })).toBeNull();
    await expectNoAxeViolations(container);
  });

  it('says that walkthroughs cannot be compared with an export that has none', async () => {
    await compareWith(now.map(({ walkthroughs: _walkthroughs, ...chart }) => chart));
    expect(screen.getByText(/^Compared with/)).toHaveTextContent(
      'Walkthroughs cannot be compared: the file is from a version that did not export them.',
    );
  });

  it('compares one machine if the file has only its chart', async () => {
    await compareWith([userGate]);
    expect(screen.getByText(/^Compared with/)).toHaveTextContent(
      `1 unchanged, ${now.length - 1} not exported`,
    );
    expectRow(assessmentGate?.title, /not in the file$/);
  });
});
