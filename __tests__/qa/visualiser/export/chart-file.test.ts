import { MACHINE_REGISTRY } from '../../../../machines/registry';
import { readChartFile, toChartFile } from '../../../../src/qa/visualiser/export/chart-file';
import { toExportedChart } from '../../../../src/qa/visualiser/export/to-exported-chart';

const charts = MACHINE_REGISTRY.map(toExportedChart);

/** Exports one chart after applying `change` to it. */
function exportChanged(change: (chart: Record<string, unknown>) => void): string {
  const file = JSON.parse(toChartFile(charts.slice(0, 1))) as { charts: Record<string, unknown>[] };
  const [chart] = file.charts;
  if (chart !== undefined) change(chart);
  return JSON.stringify(file);
}

describe('exported chart', () => {
  it('is unchanged after reading the file of all machines', () => {
    expect(readChartFile(toChartFile(charts))).toEqual({ charts });
  });

  it('can be read if it has no walkthroughs, as those of earlier versions', () => {
    const withoutWalkthroughs = charts.map(({ walkthroughs: _walkthroughs, ...chart }) => chart);
    expect(readChartFile(toChartFile(withoutWalkthroughs))).toEqual({
      charts: withoutWalkthroughs,
    });
  });

  it.each([
    ['a text file', 'Hello.'],
    ['an empty file', ''],
  ])('cannot be read from %s', (_, content) => {
    expect(readChartFile(content)).toEqual({
      problem: 'This is not a chart exported from here. Choose a JSON export.',
    });
  });

  it.each([
    ['of another format', '{"format":"other","version":1,"charts":[]}'],
    ['without charts', '{"format":"state-charts","version":1,"charts":[]}'],
    [
      'with a transition from an unknown state',
      exportChanged((chart) => {
        chart.transitions = [
          {
            id: 'x',
            source: 'nowhere',
            kind: 'event',
            trigger: 'X',
            guard: null,
            targets: [],
            actions: [],
          },
        ];
      }),
    ],
    [
      'with a state that is its own parent',
      exportChanged((chart) => {
        const states = chart.states as { path: string; parent: string | null }[];
        if (states[1] !== undefined) states[1].parent = states[1].path;
      }),
    ],
    [
      'with a duplicate state',
      exportChanged((chart) => {
        const states = chart.states as unknown[];
        states.push(states[1]);
      }),
    ],
    [
      'without its root state',
      exportChanged((chart) => {
        chart.states = (chart.states as unknown[]).slice(1);
      }),
    ],
    ['with incomplete data', '{"format":"state-charts"}'],
  ])('is rejected %s', (_, content) => {
    expect(readChartFile(content)).toEqual({
      problem: expect.stringMatching(/^This file does not contain a valid chart\./) as unknown,
    });
  });
});
