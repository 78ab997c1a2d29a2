import { memo } from 'react';
import { classNames } from '../../../ui/class-names';
import type { BoxContent, BoxLine } from '../layout/box-content';
import type { Box } from '../layout/layout.types';
import {
  BOX_PADDING,
  CORNER,
  ICON_WIDTH,
  LINE_HEIGHT,
  NAME_HEIGHT,
  SIDE_PADDING,
  TAG_PADDING,
} from '../layout/metrics';
import type { ChartState } from '../model/chart.types';
import styles from './chart.module.css';
import { CHANGE_LABELS, type Change, type Selection } from './highlights';
import { formatState } from './format-state';

type Props = {
  readonly state: ChartState;
  readonly box: Box;
  readonly content: BoxContent;
  readonly isActive: boolean;
  readonly isVisited: boolean;
  readonly isFound: boolean;
  readonly isSelected: boolean;
  /** True for the one box in the tab order; arrow keys move to the others. */
  readonly isTabStop: boolean;
  readonly change: Change | null;
  /** Id of the targetless transition that the last step took. */
  readonly takenTargetlessId: string | undefined;
  readonly onSelect: (selection: Selection) => void;
  readonly onFocus: (path: string) => void;
};

/** Gap between the two frames of a final state, in pixels. */
const FINAL_INSET = 4;

/** The box of a state with its details. */
export const StateBox = memo(function StateBox(props: Props) {
  const { state, box, content, isActive, isSelected, change, onSelect, onFocus } = props;
  const { x, y, width, height } = box;
  const collapsed = content.toggle?.isCollapsed ? content.toggle : null;
  const label = [
    formatState(state),
    collapsed !== null && `${collapsed.label} collapsed`,
    isActive && 'current',
    change !== null && CHANGE_LABELS[change],
  ];
  return (
    <g
      role="button"
      aria-label={label.filter(Boolean).join(', ')}
      aria-pressed={isSelected}
      aria-current={isActive ? 'true' : undefined}
      tabIndex={props.isTabStop ? 0 : -1}
      data-state={state.path}
      className={classNames(
        styles.state,
        styles[state.kind],
        isActive && styles.active,
        collapsed !== null && styles.collapsed,
        props.isVisited && styles.visited,
        props.isFound && styles.found,
        isSelected && styles.selected,
        change !== null && styles[change],
      )}
      onClick={() => onSelect({ kind: 'state', path: state.path })}
      onFocus={() => onFocus(state.path)}
    >
      <rect className={styles.frame} x={x} y={y} width={width} height={height} rx={CORNER} />
      {state.kind === 'final' && (
        <rect
          className={styles.innerFrame}
          x={x + FINAL_INSET}
          y={y + FINAL_INSET}
          width={width - 2 * FINAL_INSET}
          height={height - 2 * FINAL_INSET}
          rx={5}
        />
      )}
      {content.lines.map((line, index) => (
        <Line
          key={index}
          line={line}
          x={x + SIDE_PADDING}
          y={y + BOX_PADDING + (index === 0 ? 0 : NAME_HEIGHT + (index - 1) * LINE_HEIGHT)}
          takenTargetlessId={props.takenTargetlessId}
        />
      ))}
    </g>
  );
});

const iconPaths: Partial<Record<BoxLine['kind'], string>> = {
  actor: 'M3 2.5v7l5.5-3.5z',
  delay: 'M6 1.5a4.5 4.5 0 100 9 4.5 4.5 0 000-9zM6 3.5V6l1.8 1.2',
  targetless: 'M9.5 4.5A3.7 3.7 0 102.6 7.6M9.8 1.8v2.9H6.9',
  ignores: 'M2.5 9.5l7-7M6 1.5a4.5 4.5 0 100 9 4.5 4.5 0 000-9z',
};

type LineProps = {
  readonly line: BoxLine;
  readonly x: number;
  readonly y: number;
  readonly takenTargetlessId: string | undefined;
};

function Line({ line, x, y, takenTargetlessId }: LineProps) {
  if (line.kind === 'tags')
    return line.tags.map((tag) => (
      <g key={tag.text} className={styles.tag}>
        <rect x={x + tag.x} y={y - 1} width={tag.width} height={LINE_HEIGHT - 2} rx={7.5} />
        <text x={x + tag.x + TAG_PADDING} y={y + 11}>
          {tag.text}
        </text>
      </g>
    ));
  const iconPath = iconPaths[line.kind];
  const isTaken = line.kind === 'targetless' && line.transition.id === takenTargetlessId;
  return (
    <g
      className={classNames(styles[line.kind], isTaken && styles.takenTargetless)}
      data-transition={line.kind === 'targetless' ? line.transition.id : undefined}
    >
      {iconPath !== undefined && (
        <path className={styles.icon} d={iconPath} transform={`translate(${x} ${y + 0.5})`} />
      )}
      <text x={iconPath === undefined ? x : x + ICON_WIDTH} y={y + 12}>
        {line.text}
      </text>
      {line.kind === 'name' && line.title !== null && (
        <text className={styles.title} x={x + line.title.x} y={y + 12}>
          {line.title.text}
        </text>
      )}
    </g>
  );
}
