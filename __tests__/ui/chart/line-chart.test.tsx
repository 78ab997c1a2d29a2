import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ChartSeries } from '../../../src/ui/chart/chart.types';
import { BarChart } from '../../../src/ui/chart/bar-chart';
import { LineChart } from '../../../src/ui/chart/line-chart';
import { expectNoAxeViolations } from '../../support/axe';
import {
  createXAxis,
  percentAxis,
  createPoints,
  createSeries,
  createWaveValues,
} from './chart.fixtures';

const label = 'Line chart: symptoms';

function open(series: readonly ChartSeries[], steps = 12, Chart = LineChart) {
  render(<Chart label={label} series={series} xAxis={createXAxis(steps)} yAxis={percentAxis} />);
  return userEvent.setup();
}

const chart = () => screen.getByRole('img', { name: label });
const slider = () => screen.getByRole('slider', { name: `${label}, point by point` });
const tooltip = () => screen.queryByRole('tooltip');
/** Returns the paths of all lines and of all markers. */
const getPaths = () => {
  const paths = [...chart().querySelectorAll('path')];
  return {
    lines: paths.filter((path) => path.classList.contains('line')),
    markers: paths.filter((path) => path.classList.contains('marker')),
  };
};
const countCommands = (path: string | null | undefined, command: string) =>
  (path ?? '').split(command).length - 1;

describe('a line chart', () => {
  it('has a name, and every series has its own dash and marker', async () => {
    open(
      ([0, 1, 2, 3] as const).map((variant) =>
        createSeries(`S${variant}`, createPoints(1, 2, 3), variant),
      ),
      3,
    );
    const { lines, markers } = getPaths();
    const dashes = lines.map((path) => path.getAttribute('stroke-dasharray'));
    expect(new Set(dashes).size).toBe(4);
    const shapes = markers.map((path) => path.getAttribute('d')?.replace(/[-\d.\s]+/g, ''));
    expect(new Set(shapes).size).toBe(4);
    await expectNoAxeViolations(document.body);
  });

  it('draws nothing without points, a dot for one point and a line for twelve', () => {
    const { rerender } = render(
      <LineChart label={label} series={[]} xAxis={createXAxis(12)} yAxis={percentAxis} />,
    );
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
    const draw = (...values: (number | null)[]) =>
      rerender(
        <LineChart
          label={label}
          series={[createSeries('A', createPoints(...values))]}
          xAxis={createXAxis(12)}
          yAxis={percentAxis}
        />,
      );
    draw(50);
    expect(countCommands(getPaths().markers[0]?.getAttribute('d'), 'M')).toBe(1);
    expect(countCommands(getPaths().lines[0]?.getAttribute('d'), 'L')).toBe(0);
    draw(...createWaveValues(12));
    expect(countCommands(getPaths().lines[0]?.getAttribute('d'), 'L')).toBe(11);
  });

  it('breaks its line at gaps', () => {
    open([createSeries('A', createPoints(10, 20, null, 40, null, 60, 70))], 7);
    const d = getPaths().lines[0]?.getAttribute('d');
    // Three segments, of two, one and two points.
    expect(countCommands(d, 'M')).toBe(3);
    expect(countCommands(d, 'L')).toBe(2);
  });

  it('draws 10,000 points with no more detail than is visible, and can still read each of them', async () => {
    const values = createWaveValues(10_000);
    const user = open(
      [0, 1, 2, 3].map((variant) => createSeries(`S${variant}`, createPoints(...values))),
      10_000,
    );
    for (const line of getPaths().lines)
      expect(countCommands(line.getAttribute('d'), 'L')).toBeLessThan(4 * 320);
    expect(slider()).toHaveAttribute('max', '9999');
    await user.tab();
    await user.keyboard('{ArrowLeft}');
    expect(tooltip()).toHaveTextContent('step 9998');
    await user.keyboard('{PageDown}');
    expect(tooltip()).toHaveTextContent('step 8998');
  });

  it('draws values beyond the axis at its ends', () => {
    open([createSeries('A', createPoints(-500, 5000))], 2);
    const numbers = (getPaths().lines[0]?.getAttribute('d') ?? '').match(/-?[\d.]+/g)?.map(Number);
    const height = Number(chart().getAttribute('viewBox')?.split(' ')[3]);
    for (const number of numbers ?? []) expect(number).toBeLessThanOrEqual(Math.max(320, height));
    expect(Math.min(...(numbers ?? []))).toBeGreaterThanOrEqual(0);
  });
});

describe('reading a chart by keyboard', () => {
  const twoSeries = () => [
    createSeries('Low mood', createPoints(10, null, 30)),
    createSeries('Anxiety', createPoints(null, 60, 70), 1),
  ];

  it('starts at the latest point, and arrow keys move from point to point and announce each', async () => {
    const user = open(twoSeries(), 3);
    expect(tooltip()).not.toBeInTheDocument();
    await user.tab();
    expect(slider()).toHaveFocus();
    expect(slider()).toHaveAttribute('aria-valuetext', 'step 2: Low mood 30%, Anxiety 70%');
    expect(tooltip()).toHaveTextContent('step 2Low mood30%Anxiety70%');
    await user.keyboard('{ArrowLeft}');
    expect(slider()).toHaveAttribute('aria-valuetext', 'step 1: Anxiety 60%');
    expect(tooltip()).toHaveTextContent(/^step 1Anxiety60%$/);
    await user.keyboard('{ArrowDown}{ArrowLeft}');
    expect(slider()).toHaveAttribute('aria-valuetext', 'step 0: Low mood 10%');
    await user.keyboard('{ArrowUp}{ArrowRight}{ArrowRight}');
    expect(tooltip()).toHaveTextContent('step 2');
    await user.keyboard('{Home}');
    expect(tooltip()).toHaveTextContent('step 0');
    await user.keyboard('{End}');
    expect(tooltip()).toHaveTextContent('step 2');
    await expectNoAxeViolations(document.body);
  });

  it('ends on Escape and on blur, and continues at the same point', async () => {
    const user = open(twoSeries(), 3);
    await user.tab();
    await user.keyboard('{ArrowLeft}{Escape}');
    expect(tooltip()).not.toBeInTheDocument();
    await user.keyboard('{ArrowLeft}');
    expect(tooltip()).toHaveTextContent('step 0');
    await user.tab();
    expect(tooltip()).not.toBeInTheDocument();
  });

  it('follows the value that assistive technology sets', () => {
    open(twoSeries(), 3);
    fireEvent.change(slider(), { target: { value: '1' } });
    expect(tooltip()).toHaveTextContent('step 1');
  });
});

describe('reading a chart by pointing', () => {
  const frame = () => chart().parentElement ?? document.body;
  const openTwo = () => open([createSeries('Low mood', createPoints(10, 20, 30))], 3);

  it('shows the nearest point while a mouse is over it', async () => {
    const user = openTwo();
    await user.pointer({ target: frame(), coords: { clientX: 60 } });
    expect(tooltip()).toHaveTextContent('step 0Low mood10%');
    await user.pointer({ target: frame(), coords: { clientX: 300 } });
    expect(tooltip()).toHaveTextContent('step 2Low mood30%');
    await user.pointer({ target: document.body });
    expect(tooltip()).not.toBeInTheDocument();
  });

  it('keeps the tooltip after a touch, until the user touches elsewhere or scrolls the page', async () => {
    const user = openTwo();
    const touch = { keys: '[TouchA]', target: frame(), coords: { clientX: 300 } };
    await user.pointer(touch);
    expect(tooltip()).toHaveTextContent('step 2');
    await user.pointer({ keys: '[TouchA]', target: document.body });
    expect(tooltip()).not.toBeInTheDocument();
    await user.pointer(touch);
    fireEvent.pointerCancel(frame());
    expect(tooltip()).not.toBeInTheDocument();
  });

  it('hides the tooltip on Escape', async () => {
    const user = openTwo();
    await user.pointer({ target: frame(), coords: { clientX: 60 } });
    await user.keyboard('{Escape}');
    expect(tooltip()).not.toBeInTheDocument();
  });
});

describe('a bar chart', () => {
  const bars = () => chart().querySelectorAll('.bar');
  const openBars = (...values: (number | null)[]) =>
    open([createSeries('Steps', createPoints(...values))], values.length, BarChart);

  it('has a bar for each count, including zero, and none for a missing count', async () => {
    openBars(10, 0, null, 90);
    expect(bars()).toHaveLength(3);
    await expectNoAxeViolations(document.body);
  });

  it('D9: draws a single point as a dot', () => {
    openBars(10);
    expect(bars()).toHaveLength(0);
    expect(getPaths().markers).toHaveLength(1);
  });

  it('draws no more bars than are distinguishable', async () => {
    const user = openBars(...createWaveValues(10_000));
    expect(bars().length).toBeLessThan(110);
    await user.tab();
    expect(within(screen.getByRole('tooltip')).getByText('step 9999')).toBeVisible();
  });
});
