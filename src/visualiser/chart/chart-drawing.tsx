import { memo, useMemo } from 'react';
import { toBoxContent } from '../layout/box-content';
import type { ChartLayout, EdgePath } from '../layout/layout.types';
import { createMeasure } from '../layout/measure-text';
import { ANYWHERE } from '../layout/to-elk';
import type { Chart } from '../model/chart.types';
import styles from './chart.module.css';
import { toArrow, toLine } from './edge-shape';
import type { ChartMarks, Selection } from './marks';
import { StateBox } from './state-box';
import { TransitionLine } from './transition-line';

type Props = {
  readonly chart: Chart;
  readonly layout: ChartLayout;
  readonly marks: ChartMarks;
  readonly selection: Selection | null;
  readonly tabStop: string;
  readonly onSelect: (selection: Selection) => void;
  readonly onFocus: (path: string) => void;
};

/** Everything that is drawn of a chart: boxes from the outside in, then the arrows over them. */
export const ChartDrawing = memo(function ChartDrawing(props: Props) {
  const { chart, layout, marks, selection, tabStop, onSelect, onFocus } = props;
  const contents = useMemo(() => {
    const measure = createMeasure();
    return new Map(chart.states.map((one) => [one.path, toBoxContent(chart, one, measure)]));
  }, [chart]);
  const [selectState, selectTransition] = useMemo(
    () => [
      (path: string) => onSelect({ kind: 'state', path }),
      (id: string) => onSelect({ kind: 'transition', id }),
    ],
    [onSelect],
  );
  const stays = chart.transitions.filter(({ targets }) => targets.length === 0);
  return (
    <>
      {chart.states.map((state) => {
        const box = layout.states.get(state.path);
        const content = contents.get(state.path);
        if (box === undefined || content === undefined) return null;
        const takenStay = stays.find(
          ({ id, source }) => source === state.path && marks.taken.has(id),
        );
        return (
          <StateBox
            key={state.path}
            state={state}
            box={box}
            content={content}
            isActive={marks.active.has(state.path)}
            isVisited={marks.visited?.has(state.path) ?? false}
            isFound={marks.found.has(state.path)}
            isSelected={selection?.kind === 'state' && selection.path === state.path}
            isTabStop={tabStop === state.path}
            change={marks.changes.get(state.path) ?? null}
            takenStay={takenStay?.id ?? null}
            onSelect={selectState}
            onFocus={onFocus}
          />
        );
      })}
      <Signs layout={layout} />
      {chart.transitions.map((transition) => {
        const path = layout.transitions.get(transition.id);
        if (path === undefined) return null;
        const { id } = transition;
        return (
          <TransitionLine
            key={id}
            transition={transition}
            path={path}
            isTaken={marks.taken.has(id)}
            isVisited={marks.visited?.has(id) ?? false}
            isFound={marks.found.has(id)}
            isSelected={selection?.kind === 'transition' && selection.id === id}
            change={marks.changes.get(id) ?? null}
            onSelect={selectTransition}
          />
        );
      })}
    </>
  );
});

/** The dots at which states begin, with their arrows, and the signs for being anywhere within a state. */
function Signs({ layout }: { readonly layout: ChartLayout }) {
  return (
    <g className={styles.signs} aria-hidden="true">
      {[...layout.firsts].map(([path, edge]) => (
        <FirstLine key={path} edge={edge} />
      ))}
      {[...layout.beginnings].map(([path, { x, y, width }]) => (
        <circle key={path} cx={x + width / 2} cy={y + width / 2} r={width / 2} />
      ))}
      {[...layout.anywheres].map(([path, box]) => (
        <g key={path} className={styles.anywhere}>
          <rect {...box} rx={box.height / 2} />
          <text x={box.x + box.width / 2} y={box.y + box.height / 2 + 4}>
            {ANYWHERE}
          </text>
        </g>
      ))}
    </g>
  );
}

function FirstLine({ edge: { points } }: { readonly edge: EdgePath }) {
  return (
    <>
      <path className={styles.line} d={toLine(points)} />
      <polygon className={styles.arrow} points={toArrow(points)} />
    </>
  );
}
