import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { Alert } from '../../ui/alert/alert';
import { Loading, Skeleton } from '../../ui/skeleton/skeleton';
import type { ChartLayout } from '../layout/layout.types';
import type { Direction } from '../layout/to-elk';
import { useChartLayout } from '../layout/use-chart-layout';
import type { Chart } from '../model/chart.types';
import { ChartDrawing } from './chart-drawing';
import styles from './chart.module.css';
import { ARROWS, findNeighbour } from './find-neighbour';
import type { ChartMarks, Selection } from './marks';
import { useViewport, type ViewportControls } from './use-viewport';
import { around } from './viewport';
import { ZoomButtons } from './zoom-buttons';

type ChartViewProps = {
  readonly chart: Chart;
  readonly marks: ChartMarks;
  readonly direction?: Direction;
  readonly selection: Selection | null;
  readonly onSelect: (selection: Selection | null) => void;
  /** States that are brought into view whenever they change: where the flow is, or what was found. */
  readonly follow?: readonly string[];
  /** Above the chart, beside the buttons that zoom. */
  readonly tools?: ReactNode;
};

/** A chart that one can move about in, by pointer and by keyboard. */
export function ChartView({ direction = 'down', ...props }: ChartViewProps) {
  const layout = useChartLayout(props.chart, direction);
  if (layout === null)
    return (
      <div className={styles.window}>
        <Loading label="Laying the chart out…">
          <Skeleton shape="card" />
        </Loading>
      </div>
    );
  if (layout === 'failed')
    return (
      <div className={styles.window}>
        <Alert>The chart could not be laid out. The outline says the same in words.</Alert>
      </div>
    );
  return <LaidOutChart key={direction} {...props} layout={layout} />;
}

type LaidOutProps = Omit<ChartViewProps, 'direction'> & { readonly layout: ChartLayout };

function LaidOutChart(props: LaidOutProps) {
  const { chart, layout, marks, selection, onSelect, follow, tools } = props;
  const frame = useRef<SVGSVGElement>(null);
  const helpId = useId();
  const { viewport, handlers, controls } = useViewport(layout, frame);
  const [focused, setFocused] = useState<string | null>(null);
  const firstStop = chart.states[1]?.path ?? '';
  const tabStop = focused !== null && layout.states.has(focused) ? focused : firstStop;
  const select = useLatest(onSelect);
  useFollowing(layout, follow, controls, viewport !== null);

  const onKeyDown = (event: KeyboardEvent<SVGSVGElement>) => {
    const arrow = ARROWS[event.key];
    if (arrow !== undefined) {
      event.preventDefault();
      const next = findNeighbour(layout, tabStop, arrow);
      if (next === null) return;
      const box = layout.states.get(next);
      if (box !== undefined) controls.revealBox(box);
      elementOf(frame.current, next)?.focus({ preventScroll: true });
      return;
    }
    const act = keys(
      controls,
      () => onSelect({ kind: 'state', path: tabStop }),
      () => onSelect(null),
    )[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };

  return (
    <div className={styles.window}>
      <div className={styles.tools}>
        {tools}
        <ZoomButtons controls={controls} scale={viewport?.scale ?? 1} />
      </div>
      <p id={helpId} className={styles.help}>
        Arrow keys go from state to state, Enter opens the details, + − and 0 zoom.
      </p>
      <div className={styles.canvas}>
        <svg
          ref={frame}
          role="group"
          aria-label={`Chart of ${chart.title}`}
          aria-describedby={helpId}
          className={styles.chart}
          data-chart={chart.id}
          onKeyDown={onKeyDown}
          {...handlers}
        >
          {viewport !== null && (
            <g
              data-drawing=""
              transform={`translate(${viewport.x} ${viewport.y}) scale(${viewport.scale})`}
            >
              <ChartDrawing
                chart={chart}
                layout={layout}
                marks={marks}
                selection={selection}
                tabStop={tabStop}
                onSelect={select}
                onFocus={setFocused}
              />
            </g>
          )}
        </svg>
      </div>
    </div>
  );
}

/** The same function for as long as the chart is there, so that nothing is drawn anew for a new one alone. */
function useLatest(onSelect: ChartViewProps['onSelect']): ChartViewProps['onSelect'] {
  const latest = useRef(onSelect);
  useEffect(() => {
    latest.current = onSelect;
  });
  return useCallback((selection) => latest.current(selection), []);
}

function keys(
  { zoomIn, zoomOut, fit }: ViewportControls,
  select: () => void,
  deselect: () => void,
): Readonly<Record<string, () => void>> {
  return {
    Enter: select,
    ' ': select,
    Escape: deselect,
    '+': zoomIn,
    '=': zoomIn,
    '-': zoomOut,
    '0': fit,
  };
}

/** Brings what is followed into view, once it is another than before. */
function useFollowing(
  { states }: ChartLayout,
  follow: readonly string[] | undefined,
  { revealBox }: ViewportControls,
  isReady: boolean,
): void {
  const wanted = follow?.join('\n');
  useEffect(() => {
    if (wanted === undefined || wanted === '' || !isReady) return;
    const boxes = wanted.split('\n').flatMap((path) => states.get(path) ?? []);
    const box = around(boxes);
    if (box !== null) revealBox(box);
  }, [wanted, states, revealBox, isReady]);
}

function elementOf(svg: SVGSVGElement | null, path: string): SVGGElement | undefined {
  const all = svg?.querySelectorAll<SVGGElement>('[data-state]') ?? [];
  return [...all].find((element) => element.dataset.state === path);
}
