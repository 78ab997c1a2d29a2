import { useMemo, useState } from 'react';
import { Button } from '../../ui/button/button';
import { classNames } from '../../ui/class-names';
import { ComparePanel } from '../diff/compare-panel';
import { useComparedFile } from '../diff/compared-file';
import { diffCharts } from '../diff/diff-charts';
import { ExportButtons } from '../export/export-buttons';
import type { Direction } from '../layout/to-elk';
import { toChart } from '../model/to-chart';
import { OutlineView } from '../outline/outline-view';
import { Tabs } from '../parts/tabs';
import bench from '../parts/workbench.module.css';
import type { ModeProps } from '../shell/mode.types';
import type { Route } from '../shell/route';
import { goTo } from '../shell/use-route';
import styles from './chart-mode.module.css';
import { ChartView } from './chart-view';
import { DetailsPanel } from './details-panel';
import { findParts, keyOf } from './find-parts';
import { NO_MARKS, type Change, type ChartMarks, type Selection } from './marks';
import { SearchBox } from './search-box';

/** The flow as a picture and in words: search, details, export, and what changed since an earlier export. */
export function ChartMode({ entry, route }: ModeProps) {
  const chart = toChart(entry);
  const before = useComparedFile()?.charts.find(({ id }) => id === chart.id) ?? null;
  const diff = useMemo(() => (before === null ? null : diffCharts(before, chart)), [before, chart]);
  const [direction, setDirection] = useState<Direction>('down');
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const drawn = diff?.merged ?? chart;
  const hits = useMemo(() => findParts(drawn, text), [drawn, text]);
  const selection = readSelection(route);
  const tab = route.query.tab ?? 'details';

  const change = (query: Route['query']) =>
    goTo({ ...route, query: { ...route.query, ...query } }, { replace: true });
  const select = (picked: Selection | null) =>
    change({
      state: picked?.kind === 'state' ? picked.path || '(machine)' : '',
      transition: picked?.kind === 'transition' ? picked.id : '',
    });
  const showNext = () => {
    const next = hits[at % Math.max(hits.length, 1)];
    if (next === undefined) return;
    setAt((at % hits.length) + 1);
    select(next);
  };

  const marks: ChartMarks = useMemo(
    () => ({
      ...NO_MARKS,
      found: new Set(hits.map(keyOf)),
      changes: new Map<string, Change>(
        [...(diff?.states ?? []), ...(diff?.transitions ?? [])].map(([key, part]) => [
          key,
          part.change,
        ]),
      ),
    }),
    [hits, diff],
  );
  const parts = { chart: drawn, selection, marks, onSelect: select };

  return (
    <div className={bench.bench}>
      <div className={bench.chart}>
        <ChartView
          {...parts}
          direction={direction}
          follow={followed(selection, drawn)}
          tools={
            <>
              <SearchBox
                text={text}
                onChange={(next) => {
                  setText(next);
                  setAt(0);
                }}
                hits={hits.length}
                at={at}
                onNext={showNext}
              />
              <div role="group" aria-label="Direction" className={styles.group}>
                {(['down', 'right'] as const).map((one) => (
                  <Button
                    key={one}
                    variant="quiet"
                    aria-pressed={direction === one}
                    onClick={() => setDirection(one)}
                  >
                    {one === 'down' ? 'Down' : 'Across'}
                  </Button>
                ))}
              </div>
              <ExportButtons chart={chart} drawn={drawn} direction={direction} />
            </>
          }
        />
      </div>
      <div className={classNames(bench.side)}>
        <Tabs
          label="About the chart"
          chosen={tab}
          onChoose={(id) => change({ tab: id })}
          tabs={[
            { id: 'details', title: 'Details', content: <DetailsPanel {...parts} /> },
            { id: 'outline', title: 'Outline', content: <OutlineView {...parts} /> },
            {
              id: 'compare',
              title: 'Compare',
              content: <ComparePanel chart={chart} diff={diff} onSelect={select} />,
            },
          ]}
        />
      </div>
    </div>
  );
}

function readSelection({ query: { state, transition } }: Route): Selection | null {
  if (state !== undefined) return { kind: 'state', path: state === '(machine)' ? '' : state };
  return transition === undefined ? null : { kind: 'transition', id: transition };
}

/** What has to be in sight for what was picked: a state without what is in it, or both ends of an arrow. */
function followed(
  selection: Selection | null,
  { transitions }: ReturnType<typeof toChart>,
): readonly string[] {
  if (selection === null) return [];
  if (selection.kind === 'state') return selection.path === '' ? [] : [selection.path];
  const found = transitions.find(({ id }) => id === selection.id);
  return [found?.source ?? '', ...(found?.targets ?? [])].filter(Boolean);
}
