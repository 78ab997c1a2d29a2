import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MACHINE_REGISTRY } from '../../../../machines/registry';
import { ChartDrawing } from '../../../../src/qa/visualiser/chart/chart-drawing';
import { NO_HIGHLIGHTS } from '../../../../src/qa/visualiser/chart/highlights';
import type { Chart } from '../../../../src/qa/visualiser/model/chart.types';
import { collapseChart } from '../../../../src/qa/visualiser/model/collapse-chart';
import { toChart } from '../../../../src/qa/visualiser/model/to-chart';
import { OutlineView } from '../../../../src/qa/visualiser/outline/outline-view';
import { layOut } from '../layout/lay-out';

const noop = () => undefined;
const collapseWhitespace = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The texts of each state box and each transition in the drawing. */
async function readDrawing(chart: Chart) {
  const layout = await layOut(collapseChart(chart));
  const { container } = render(
    <svg>
      <ChartDrawing
        chart={collapseChart(chart)}
        layout={layout}
        highlights={NO_HIGHLIGHTS}
        selection={null}
        tabStop=""
        onSelect={noop}
        onFocus={noop}
        onToggle={noop}
      />
    </svg>,
  );
  const textsIn = (element: Element) =>
    [...element.querySelectorAll('text')].map(({ textContent }) => textContent);
  const states = new Map(
    [...container.querySelectorAll<SVGGElement>('[data-state]')].map((group) => [
      group.dataset.state,
      collapseWhitespace(textsIn(group).join(' ')),
    ]),
  );
  const drawn = [...container.querySelectorAll<SVGGElement>('[data-transition]')];
  return {
    states,
    transitions: new Map(
      drawn.map((group) => [
        group.dataset.transition,
        collapseWhitespace(textsIn(group).join(' ')),
      ]),
    ),
  };
}

/** The same texts from the outline; a state's include those of its targetless transitions. */
function readOutline(chart: Chart) {
  const { container } = render(
    <OutlineView chart={chart} highlights={NO_HIGHLIGHTS} selection={null} onSelect={noop} />,
  );
  const getFacts = (element: Element) =>
    [...element.querySelectorAll('[data-fact]')].map(({ textContent }) => textContent);
  const transitions = [...container.querySelectorAll<HTMLElement>('[data-outline-transition]')];
  const getTargetlessIds = (path: string) =>
    chart.transitions
      .filter(({ source, targets }) => source === path && targets.length === 0)
      .map(({ id }) => id);
  const toTexts = (item: HTMLElement) => {
    const path = item.dataset.outlineState ?? '';
    const own = [...item.children].filter(({ tagName }) => tagName !== 'UL').flatMap(getFacts);
    const ignored = own.filter((text) => text.startsWith('ignores '));
    const stays = transitions
      .filter(({ dataset }) => getTargetlessIds(path).includes(dataset.outlineTransition ?? ''))
      .flatMap(getFacts);
    const facts = own.filter((text) => !ignored.includes(text));
    return [path, collapseWhitespace([...facts, ...stays, ...ignored].join(' '))] as const;
  };
  const states = [...container.querySelectorAll<HTMLElement>('[data-outline-state]')];
  return {
    states: new Map(states.map(toTexts)),
    transitions: new Map(
      transitions.map((item) => [
        item.dataset.outlineTransition,
        collapseWhitespace(getFacts(item).join(' ')),
      ]),
    ),
  };
}

describe.each(MACHINE_REGISTRY)('outline of "$title"', (entry) => {
  it('has the same texts as the drawing for every state and transition', async () => {
    const chart = toChart(entry);
    const drawing = await readDrawing(chart);
    const outline = readOutline(chart);
    expect(drawing.states.size).toBe(chart.states.length);
    expect(drawing.transitions.size).toBe(chart.transitions.length);
    expect(outline).toEqual(drawing);
  });
});

describe('outline', () => {
  const entry = MACHINE_REGISTRY.find(({ id }) => id === 'user-gate');
  if (entry === undefined) throw new Error('There is no user gate.');
  const chart = toChart(entry);

  it('nests states, and shows the targets of transitions', () => {
    render(
      <OutlineView chart={chart} highlights={NO_HIGHLIGHTS} selection={null} onSelect={noop} />,
    );
    const inner = screen.getByRole('list', { name: 'Within CONSENT_REQUIRED' });
    expect(within(inner).getByRole('button', { name: 'reading' })).toBeVisible();
    expect(
      within(inner).getByRole('button', { name: 'AGREED → CONSENT_REQUIRED.accepting' }),
    ).toBeVisible();
  });

  it('marks the current state, and lets the user select states and transitions', async () => {
    const selections: unknown[] = [];
    render(
      <OutlineView
        chart={chart}
        highlights={{ ...NO_HIGHLIGHTS, active: new Set(['failed']) }}
        selection={{ kind: 'state', path: 'open' }}
        onSelect={(selection) => selections.push(selection)}
      />,
    );
    expect(screen.getByText('Current').parentElement).toHaveTextContent(/^failed/);
    expect(screen.getByRole('button', { name: 'open' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'failed' }));
    await userEvent.click(screen.getByRole('button', { name: 'TRY_AGAIN → LOADING' }));
    expect(selections).toEqual([
      { kind: 'state', path: 'failed' },
      { kind: 'transition', id: 'failed · TRY_AGAIN → LOADING' },
    ]);
  });
});
