import { memo, useMemo } from 'react';
import { toBoxContent } from '../layout/box-content';
import type { ChartLayout, EdgePath } from '../layout/layout.types';
import { createTextMeasurer } from '../layout/measure-text';
import { ANY_STATE_LABEL } from '../layout/to-elk';
import type { CollapsedChart } from '../model/collapse-chart';
import styles from './chart.module.css';
import { toArrowPoints, toPathData } from './edge-shape';
import { CollapseToggle } from './collapse-toggle';
import { getMarks, type ChartHighlights, type Selection } from './highlights';
import { StateBox } from './state-box';
import { TransitionLine } from './transition-line';

type Props = {
  readonly chart: CollapsedChart;
  readonly layout: ChartLayout;
  readonly highlights: ChartHighlights;
  readonly selection: Selection | null;
  readonly tabStop: string;
  readonly onSelect: (selection: Selection) => void;
  readonly onFocus: (path: string) => void;
  readonly onToggle: (path: string) => void;
};

/** The drawing of a chart: state boxes from the outside in, the arrows above them, and the toggles that collapse states. */
export const ChartDrawing = memo(function ChartDrawing(props: Props) {
  const { chart, layout, highlights, selection, tabStop, onSelect, onFocus, onToggle } = props;
  const contents = useMemo(() => {
    const measure = createTextMeasurer();
    return new Map(chart.states.map((state) => [state.path, toBoxContent(chart, state, measure)]));
  }, [chart]);
  const selectedArrow =
    selection?.kind === 'transition' ? (chart.drawnAs.get(selection.id) ?? selection.id) : null;
  const takenTargetless = chart.transitions.filter(
    ({ id, targets }) => targets.length === 0 && highlights.taken.has(id),
  );
  return (
    <g data-drawing="">
      {chart.states.map((state) => {
        const box = layout.states.get(state.path);
        const content = contents.get(state.path);
        if (box === undefined || content === undefined) return null;
        return (
          <StateBox
            key={state.path}
            state={state}
            box={box}
            content={content}
            isActive={highlights.active.has(state.path)}
            {...getMarks(highlights, state.path)}
            isSelected={selection?.kind === 'state' && selection.path === state.path}
            isTabStop={tabStop === state.path}
            takenTargetlessId={takenTargetless.find(({ source }) => source === state.path)?.id}
            {...{ onSelect, onFocus }}
          />
        );
      })}
      <Markers layout={layout} />
      {chart.transitions.map((transition) => {
        const path = layout.transitions.get(transition.id);
        if (path === undefined) return null;
        const { id } = transition;
        return (
          <TransitionLine
            key={id}
            transition={transition}
            path={path}
            isTaken={highlights.taken.has(id)}
            {...getMarks(highlights, id)}
            isMerged={(chart.merged.get(id)?.length ?? 1) > 1}
            isSelected={selectedArrow === id}
            onSelect={onSelect}
          />
        );
      })}
      {chart.states.map((state) => {
        const box = layout.states.get(state.path);
        const toggle = contents.get(state.path)?.toggle ?? null;
        if (box === undefined || toggle === null) return null;
        return <CollapseToggle key={state.path} {...{ state, box, toggle, onToggle }} />;
      })}
    </g>
  );
});

/** The initial dots with their arrows, and the any-state markers. */
function Markers({ layout }: { readonly layout: ChartLayout }) {
  return (
    <g className={styles.markers} aria-hidden="true">
      {[...layout.initialEdges].map(([path, edge]) => (
        <InitialEdge key={path} edge={edge} />
      ))}
      {[...layout.initialMarkers].map(([path, { x, y, width }]) => (
        <circle key={path} cx={x + width / 2} cy={y + width / 2} r={width / 2} />
      ))}
      {[...layout.anyStateMarkers].map(([path, box]) => (
        <g key={path} className={styles.anyState}>
          <rect {...box} rx={box.height / 2} />
          <text x={box.x + box.width / 2} y={box.y + box.height / 2 + 4}>
            {ANY_STATE_LABEL}
          </text>
        </g>
      ))}
    </g>
  );
}

function InitialEdge({ edge: { points } }: { readonly edge: EdgePath }) {
  return (
    <>
      <path className={styles.line} d={toPathData(points)} />
      <polygon className={styles.arrow} points={toArrowPoints(points)} />
    </>
  );
}
