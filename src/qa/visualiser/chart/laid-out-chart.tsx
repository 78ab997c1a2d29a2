import {
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
} from 'react';
import { classNames } from '../../../ui/class-names';
import type { ChartLayout } from '../layout/layout.types';
import type { CollapsedChart } from '../model/collapse-chart';
import { ChartDrawing } from './chart-drawing';
import styles from './chart.module.css';
import { ARROW_DIRECTIONS, findNeighbour } from './find-neighbour';
import { hidesSelection } from './collapsed-states';
import { collapseHighlights } from './collapse-highlights';
import type { ChartHighlights, Selection } from './highlights';
import { NamesLayer } from './names-layer';
import { OverviewMap } from './overview-map';
import type { Collapsing } from './use-collapsing';
import { useFollowStates } from './use-follow-states';
import { useViewport, type ViewportControls } from './use-viewport';
import { READABLE_SCALE } from './viewport';
import { ZoomButtons } from './zoom-buttons';
import { Button } from '../../../ui/button/button';

type LaidOutProps = {
  readonly chart: CollapsedChart;
  readonly layout: ChartLayout;
  readonly collapsing: Collapsing;
  readonly highlights: ChartHighlights;
  readonly selection: Selection | null;
  readonly onSelect: (selection: Selection | null) => void;
  readonly follow?: readonly string[];
  readonly tools?: ReactNode;
};

/** Rounding may leave a fitted chart slightly below the readable scale. */
const SCALE_TOLERANCE = 0.001;

/** A chart whose layout is known. */
export function LaidOutChart(props: LaidOutProps) {
  const { chart, layout, collapsing, highlights: all, selection, onSelect, follow, tools } = props;
  const helpId = useId();
  const initial = chart.states.find(({ isInitial }) => isInitial)?.path ?? '';
  const { svgRef, viewport, hasMap, map, handlers, controls } = useViewport(layout, initial);
  const scale = viewport?.scale ?? 1;
  const [focused, setFocused] = useState<string | null>(null);
  const tabStop = focused !== null && layout.states.has(focused) ? focused : initial;
  const highlights = useMemo(() => collapseHighlights(all, chart), [all, chart]);
  const select = useLatestCallback(onSelect);
  const visibleFollowed = follow?.map((path) => chart.drawnAs.get(path) ?? path);
  const keepInPlace = useFollowStates(layout, visibleFollowed, controls, viewport !== null);

  const { toggle, setAllCollapsed } = useCollapseActions(props, keepInPlace, controls);

  const onKeyDown = useKeys(props, { svgRef, tabStop, controls, toggle });
  const isReadable = scale >= READABLE_SCALE - SCALE_TOLERANCE;

  return (
    <div className={styles.window}>
      <div className={styles.tools}>
        {tools}
        <CollapseButtons {...collapsing} setCollapsed={setAllCollapsed} />
        <ZoomButtons {...{ controls, scale, hasMap }} />
      </div>
      <p id={helpId} className={styles.help}>
        Arrow keys move between states, Enter opens the details, F collapses or expands a state, + −
        and 0 zoom, W fits the width.
      </p>
      <div className={styles.canvas}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of the chart's states */}
        <svg
          ref={svgRef}
          role="group"
          aria-label={`Chart of ${chart.title}`}
          aria-describedby={helpId}
          className={classNames(styles.chart, !isReadable && styles.unreadable)}
          data-chart={chart.id}
          onKeyDown={onKeyDown}
          {...handlers}
        >
          {viewport !== null && (
            <g transform={`translate(${viewport.x} ${viewport.y}) scale(${viewport.scale})`}>
              <ChartDrawing
                {...{ chart, layout, highlights, selection, tabStop }}
                onSelect={select}
                onFocus={setFocused}
                onToggle={toggle}
              />
              {!isReadable && <NamesLayer {...{ chart, layout, scale }} />}
            </g>
          )}
        </svg>
        {map !== null && (
          <OverviewMap {...map} active={highlights.active} onCentre={controls.centre} />
        )}
      </div>
    </div>
  );
}

/** Collapses one state, which stays where it is, or all of them; what is selected must not expand a state again. */
function useCollapseActions(
  { chart, collapsing, selection, onSelect }: LaidOutProps,
  keepInPlace: (path: string) => void,
  { fitToWidth }: ViewportControls,
) {
  const toggle = useLatestCallback((path: string) => {
    const { collapsed, setCollapsed } = collapsing;
    const others = [...collapsed].filter((other) => other !== path);
    keepInPlace(path);
    if (!collapsed.has(path) && hidesSelection(chart, path, selection))
      onSelect({ kind: 'state', path });
    setCollapsed(collapsed.has(path) ? others : [...others, path]);
  });
  const setAllCollapsed = (collapsed: readonly string[]) => {
    if (collapsed.some((path) => hidesSelection(chart, path, selection))) onSelect(null);
    collapsing.setCollapsed(collapsed);
    fitToWidth();
  };
  return { toggle, setAllCollapsed };
}

type Focus = {
  readonly svgRef: RefObject<SVGSVGElement | null>;
  /** The state that has the focus, or gets it. */
  readonly tabStop: string;
  readonly controls: ViewportControls;
  readonly toggle: (path: string) => void;
};

/** The keys of the chart. */
function useKeys(
  { chart, layout, onSelect }: LaidOutProps,
  { svgRef, tabStop, controls, toggle }: Focus,
) {
  return (event: KeyboardEvent<SVGSVGElement>) => {
    const direction = ARROW_DIRECTIONS[event.key];
    if (direction !== undefined) {
      event.preventDefault();
      moveFocus(svgRef.current, layout, controls, findNeighbour(layout, tabStop, direction));
      return;
    }
    const action = createKeyActions(controls, {
      select: () => onSelect({ kind: 'state', path: tabStop }),
      deselect: () => onSelect(null),
      toggle: () => {
        if (chart.collapses.has(tabStop)) toggle(tabStop);
      },
    })[event.key];
    if (action === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    action();
  };
}

/** Focuses a state of the chart, in the view. */
function moveFocus(
  svg: SVGSVGElement | null,
  layout: ChartLayout,
  { revealBox }: ViewportControls,
  path: string | null,
): void {
  const box = path === null ? undefined : layout.states.get(path);
  if (path === null || box === undefined) return;
  revealBox(box);
  findStateElement(svg, path)?.focus({ preventScroll: true });
}

type KeyTargets = {
  readonly select: () => void;
  readonly deselect: () => void;
  readonly toggle: () => void;
};

function createKeyActions(
  { zoomIn, zoomOut, fit, fitToWidth }: ViewportControls,
  { select, deselect, toggle }: KeyTargets,
): Readonly<Record<string, () => void>> {
  return {
    Enter: select,
    ' ': select,
    Escape: deselect,
    f: toggle,
    '+': zoomIn,
    '=': zoomIn,
    '-': zoomOut,
    '0': fit,
    w: fitToWidth,
  };
}

function findStateElement(svg: SVGSVGElement | null, path: string): SVGGElement | undefined {
  const all = svg?.querySelectorAll<SVGGElement>('[data-state]') ?? [];
  return [...all].find((element) => element.dataset.state === path);
}

/** A stable function that calls the latest `callback`, so that a new one does not render the drawing again. */
function useLatestCallback<Value>(callback: (value: Value) => void): (value: Value) => void {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  return useCallback((value) => latest.current(value), []);
}

/** Buttons that collapse or expand all states; nothing for a chart without such states. */
function CollapseButtons({ collapsible, collapsed, setCollapsed }: Collapsing) {
  if (collapsible.length === 0) return null;
  return (
    <div role="group" aria-label="Inner states" className={styles.buttons}>
      <Button
        variant="quiet"
        disabled={collapsed.size === collapsible.length}
        onClick={() => setCollapsed(collapsible)}
      >
        Collapse all
      </Button>
      <Button variant="quiet" disabled={collapsed.size === 0} onClick={() => setCollapsed([])}>
        Expand all
      </Button>
    </div>
  );
}
