import { memo } from 'react';
import { classNames } from '../../../ui/class-names';
import { getLabelLines } from '../layout/edge-label';
import type { EdgePath } from '../layout/layout.types';
import { LABEL_LINE_HEIGHT } from '../layout/metrics';
import type { ChartTransition } from '../model/chart.types';
import styles from './chart.module.css';
import { toArrowPoints, toPathData } from './edge-shape';
import type { Change, Selection } from './highlights';

type Props = {
  readonly transition: ChartTransition;
  readonly path: EdgePath;
  /** True if the arrow stands for several transitions. */
  readonly isMerged: boolean;
  readonly isTaken: boolean;
  readonly isVisited: boolean;
  readonly isFound: boolean;
  readonly isSelected: boolean;
  readonly change: Change | null;
  readonly onSelect: (selection: Selection) => void;
};

/**
 * A transition as an arrow with its label. It is not focusable: keyboard users find it in the details of its source state
 * and in the outline.
 */
export const TransitionLine = memo(function TransitionLine(props: Props) {
  const { transition, path, isTaken, change, onSelect } = props;
  const { points, label } = path;
  const line = toPathData(points);
  return (
    <g
      data-transition={transition.id}
      className={classNames(
        styles.transition,
        styles[transition.kind],
        props.isMerged && styles.merged,
        isTaken && styles.taken,
        props.isVisited && styles.visited,
        props.isFound && styles.found,
        props.isSelected && styles.selected,
        change !== null && styles[change],
      )}
      onClick={() => onSelect({ kind: 'transition', id: transition.id })}
    >
      <path className={styles.hitArea} d={line} />
      <path className={styles.line} d={line} />
      <polygon className={styles.arrow} points={toArrowPoints(points)} />
      {label !== null && (
        <>
          <rect className={styles.labelBackground} {...label} rx={4} />
          {getLabelLines(transition, label).map((parts, index) => (
            <text
              key={index}
              x={label.x + label.width / 2}
              y={label.y + 12 + index * LABEL_LINE_HEIGHT}
            >
              {parts.map(({ text, isGuard }, position) => (
                <tspan key={text} className={isGuard ? styles.guard : undefined}>
                  {position > 0 && ' '}
                  {text}
                </tspan>
              ))}
            </text>
          ))}
        </>
      )}
    </g>
  );
});
