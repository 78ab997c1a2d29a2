import { useMemo, useState } from 'react';
import { Button } from '../../../ui/button/button';
import { ComparePanel } from '../diff/compare-panel';
import { useComparedFile } from '../diff/compared-file';
import { diffCharts } from '../diff/diff-charts';
import type { ChartDiff } from '../diff/diff.types';
import { toChartFile } from '../export/chart-file';
import { saveFile } from '../export/save-file';
import { toExportedChart } from '../export/to-exported-chart';
import type { DirectionChoice } from '../layout/use-chart-layout';
import type { Chart } from '../model/chart.types';
import type { CollapsedChart } from '../model/collapse-chart';
import { toChart } from '../model/to-chart';
import { OutlineView } from '../outline/outline-view';
import { Tabs } from '../components/tabs';
import layout from '../components/mode-layout.module.css';
import type { ModeProps } from '../shell/mode.types';
import type { Route } from '../shell/route';
import { navigate } from '../shell/use-route';
import styles from './chart-mode.module.css';
import { ChartView } from './chart-view';
import { DetailsPanel } from './details-panel';
import { searchChart, getSelectionKey } from './search-chart';
import { NO_HIGHLIGHTS, type Change, type ChartHighlights, type Selection } from './highlights';
import { SearchBox } from './search-box';
import { useCollapsing } from './use-collapsing';

const DIRECTIONS = [
  ['auto', 'Auto'],
  ['down', 'Down'],
  ['right', 'Across'],
] as const;

/** The chart and outline of a flow, with search, details, export, and a comparison with an earlier export. */
export function ChartMode({ entry, route }: ModeProps) {
  const chart = toChart(entry);
  const comparedChart = useComparedFile()?.charts.find(({ id }) => id === chart.id) ?? null;
  const diff = useMemo(
    () => (comparedChart === null ? null : diffCharts(comparedChart, toExportedChart(entry))),
    [comparedChart, entry],
  );
  const [direction, setDirection] = useState<DirectionChoice>('auto');
  const displayedChart = diff?.merged ?? chart;
  const selection = readSelection(route);

  const updateQuery = (query: Route['query']) =>
    navigate({ ...route, query: { ...route.query, ...query } }, { replace: true });
  const select = (picked: Selection | null) =>
    updateQuery({
      state: picked?.kind === 'state' ? picked.path || '(machine)' : '',
      transition: picked?.kind === 'transition' ? picked.id : '',
    });
  const { hits, searchBox } = useSearch(displayedChart, select);
  const highlights = useMemo(() => toHighlights(hits, diff), [hits, diff]);
  const { merged } = useCollapsing(displayedChart, highlights.active, selection).collapsedChart;
  const chartProps = { chart: displayedChart, selection, highlights, onSelect: select };

  return (
    <div className={layout.layout}>
      <div className={layout.chart}>
        <ChartView
          {...chartProps}
          direction={direction}
          follow={selection === null ? [] : getFollowedStates(selection, displayedChart)}
          tools={
            <>
              <SearchBox {...searchBox} />
              <DirectionButtons chosen={direction} onChoose={setDirection} />
              <ExportButton entry={entry} />
            </>
          }
        />
      </div>
      <ChartTabs
        {...{ entry, diff, merged, selection, highlights }}
        chart={displayedChart}
        tab={route.query.tab ?? 'details'}
        onTab={(id) => updateQuery({ tab: id })}
        onSelect={select}
      />
    </div>
  );
}

/** Finds states and transitions by text; the next hit is selected. */
function useSearch(chart: Chart, select: (hit: Selection) => void) {
  const [text, setText] = useState('');
  const [currentHit, setCurrentHit] = useState(0);
  const hits = useMemo(() => searchChart(chart, text), [chart, text]);
  const onChange = (next: string) => {
    setText(next);
    setCurrentHit(0);
  };
  const onNext = () => {
    const next = hits[currentHit % Math.max(hits.length, 1)];
    if (next === undefined) return;
    setCurrentHit((currentHit % hits.length) + 1);
    select(next);
  };
  return { hits, searchBox: { text, onChange, hits: hits.length, currentHit, onNext } };
}

function toHighlights(found: readonly Selection[], diff: ChartDiff | null): ChartHighlights {
  const items = [...(diff?.states ?? []), ...(diff?.transitions ?? [])];
  return {
    ...NO_HIGHLIGHTS,
    found: new Set(found.map(getSelectionKey)),
    changes: new Map<string, Change>(items.map(([key, { change }]) => [key, change])),
  };
}

function readSelection({ query: { state, transition } }: Route): Selection | null {
  if (state !== undefined) return { kind: 'state', path: state === '(machine)' ? '' : state };
  return transition === undefined ? null : { kind: 'transition', id: transition };
}

/** The states to bring into view for a selection: the state itself, or both ends of a transition. */
function getFollowedStates(selection: Selection, { transitions }: Chart): readonly string[] {
  if (selection.kind === 'state') return selection.path === '' ? [] : [selection.path];
  const found = transitions.find(({ id }) => id === selection.id);
  return [found?.source ?? '', ...(found?.targets ?? [])].filter(Boolean);
}

type DirectionProps = {
  readonly chosen: DirectionChoice;
  readonly onChoose: (direction: DirectionChoice) => void;
};

/** Saves the chart and its walkthroughs as JSON, to compare with later releases. */
function ExportButton({ entry }: Pick<ModeProps, 'entry'>) {
  const save = () =>
    saveFile(`${entry.id}.json`, toChartFile([toExportedChart(entry)]), 'application/json');
  return (
    <Button variant="quiet" icon="download" onClick={save}>
      Export JSON
    </Button>
  );
}

function DirectionButtons({ chosen, onChoose }: DirectionProps) {
  return (
    <div role="group" aria-label="Direction" className={styles.group}>
      {DIRECTIONS.map(([option, label]) => (
        <Button
          key={option}
          variant="quiet"
          aria-pressed={chosen === option}
          onClick={() => onChoose(option)}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}

type ChartTabsProps = Pick<ModeProps, 'entry'> & {
  /** What is drawn: merged with the compared chart, if there is one. */
  readonly chart: Chart;
  readonly diff: ChartDiff | null;
  readonly merged: CollapsedChart['merged'];
  readonly selection: Selection | null;
  readonly highlights: ChartHighlights;
  readonly tab: string;
  readonly onTab: (tab: string) => void;
  readonly onSelect: (selection: Selection) => void;
};

function ChartTabs(props: ChartTabsProps) {
  const { entry, chart, diff, merged, selection, highlights, tab, onTab, onSelect } = props;
  const shown = { chart, selection, highlights, onSelect };
  return (
    <div className={layout.side}>
      <Tabs
        label="About the chart"
        chosen={tab}
        onChoose={onTab}
        tabs={[
          {
            id: 'details',
            title: 'Details',
            content: <DetailsPanel entry={entry} {...shown} merged={merged} />,
          },
          { id: 'outline', title: 'Outline', content: <OutlineView {...shown} /> },
          {
            id: 'compare',
            title: 'Compare',
            content: <ComparePanel title={entry.title} diff={diff} onSelect={onSelect} />,
          },
        ]}
      />
    </div>
  );
}
