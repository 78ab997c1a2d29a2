import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { Alert } from '../../../ui/alert/alert';
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton';
import type { ChartLayout } from '../layout/layout.types';
import type { Direction } from '../layout/to-elk';
import { useChartLayout } from '../layout/use-chart-layout';
import type { Chart } from '../model/chart.types';
import { ChartDrawing } from './chart-drawing';
import styles from './chart.module.css';
import { ARROW_DIRECTIONS, findNeighbour } from './find-neighbour';
import type { ChartHighlights, Selection } from './highlights';
import { useViewport, type ViewportControls } from './use-viewport';
import { getBoundingBox } from './viewport';
import { ZoomButtons } from './zoom-buttons';

type ChartViewProps = {
  readonly chart: Chart;
  readonly highlights: ChartHighlights;
  readonly direction?: Direction;
  readonly selection: Selection | null;
  readonly onSelect: (selection: Selection | null) => void;
  /** States to bring into view whenever this list changes. */
  readonly follow?: readonly string[];
  /** Rendered above the chart, beside the zoom buttons. */
  readonly tools?: ReactNode;
};

/** A chart with zoom, panning and keyboard navigation. */
export function ChartView({ direction = 'down', ...props }: ChartViewProps) {
  const layout = useChartLayout(props.chart, direction);
  if (layout === null)
    return (
      <div className={styles.window}>
        <Loading label="Laying out the chart…">
          <Skeleton shape="card" />
        </Loading>
      </div>
    );
  if (layout === 'failed')
    return (
      <div className={styles.window}>
        <Alert>The chart could not be laid out. Use the outline in Chart mode instead.</Alert>
      </div>
    );
  return <LaidOutChart key={direction} {...props} layout={layout} />;
}

type LaidOutProps = Omit<ChartViewProps, 'direction'> & { readonly layout: ChartLayout };

function LaidOutChart(props: LaidOutProps) {
  const { chart, layout, highlights, selection, onSelect, follow, tools } = props;
  const svgRef = useRef<SVGSVGElement>(null);
  const helpId = useId();
  const { viewport, handlers, controls } = useViewport(layout, svgRef);
  const [focused, setFocused] = useState<string | null>(null);
  const firstTabStop = chart.states[1]?.path ?? '';
  const tabStop = focused !== null && layout.states.has(focused) ? focused : firstTabStop;
  const select = useLatestCallback(onSelect);
  useFollowStates(layout, follow, controls, viewport !== null);

  const onKeyDown = (event: KeyboardEvent<SVGSVGElement>) => {
    const direction = ARROW_DIRECTIONS[event.key];
    if (direction !== undefined) {
      event.preventDefault();
      const next = findNeighbour(layout, tabStop, direction);
      if (next === null) return;
      const box = layout.states.get(next);
      if (box !== undefined) controls.revealBox(box);
      findStateElement(svgRef.current, next)?.focus({ preventScroll: true });
      return;
    }
    const action = createKeyActions(
      controls,
      () => onSelect({ kind: 'state', path: tabStop }),
      () => onSelect(null),
    )[event.key];
    if (action === undefined) return;
    event.preventDefault();
    action();
  };

  return (
    <div className={styles.window}>
      <div className={styles.tools}>
        {tools}
        <ZoomButtons controls={controls} scale={viewport?.scale ?? 1} />
      </div>
      <p id={helpId} className={styles.help}>
        Arrow keys move between states, Enter opens the details, + − and 0 zoom.
      </p>
      <div className={styles.canvas}>
        <svg
          ref={svgRef}
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
                highlights={highlights}
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

/** A stable function that calls the latest `onSelect`, so that a new callback does not re-render the drawing. */
function useLatestCallback(onSelect: ChartViewProps['onSelect']): ChartViewProps['onSelect'] {
  const latest = useRef(onSelect);
  useEffect(() => {
    latest.current = onSelect;
  });
  return useCallback((selection) => latest.current(selection), []);
}

function createKeyActions(
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

/** Brings the followed states into view when they change. */
function useFollowStates(
  { states }: ChartLayout,
  follow: readonly string[] | undefined,
  { revealBox }: ViewportControls,
  isReady: boolean,
): void {
  const followedPaths = follow?.join('\n');
  useEffect(() => {
    if (followedPaths === undefined || followedPaths === '' || !isReady) return;
    const boxes = followedPaths.split('\n').flatMap((path) => states.get(path) ?? []);
    const box = getBoundingBox(boxes);
    if (box !== null) revealBox(box);
  }, [followedPaths, states, revealBox, isReady]);
}

function findStateElement(svg: SVGSVGElement | null, path: string): SVGGElement | undefined {
  const all = svg?.querySelectorAll<SVGGElement>('[data-state]') ?? [];
  return [...all].find((element) => element.dataset.state === path);
}
