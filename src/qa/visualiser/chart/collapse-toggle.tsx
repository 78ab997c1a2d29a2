import type { KeyboardEvent } from 'react';
import type { Toggle } from '../layout/box-content';
import type { Box } from '../layout/layout.types';
import { BOX_PADDING, SIDE_PADDING, TOGGLE_SIZE } from '../layout/metrics';
import type { ChartState } from '../model/chart.types';
import styles from './collapse-toggle.module.css';

type Props = {
  readonly state: ChartState;
  readonly box: Box;
  readonly toggle: Toggle;
  readonly onToggle: (path: string) => void;
};

/** The area that can be pressed is higher than the toggle, in pixels. */
const TARGET_HEIGHT = 24;

/** The button in the corner of a state that collapses and expands it; a collapsed state's shows what is hidden. */
export function CollapseToggle({ state: { path, key }, box, toggle, onToggle }: Props) {
  const { isCollapsed, label, width } = toggle;
  const x = box.x + box.width - SIDE_PADDING / 2 - width;
  const y = box.y + BOX_PADDING / 2 + 2;
  const middle = y + TOGGLE_SIZE / 2;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    // In the chart, these keys select a state.
    event.stopPropagation();
    onToggle(path);
  };
  return (
    <g
      role="button"
      tabIndex={0}
      aria-expanded={!isCollapsed}
      aria-label={`${key}: ${label}`}
      data-toggle={path}
      className={styles.toggle}
      onClick={() => onToggle(path)}
      onKeyDown={onKeyDown}
    >
      <rect
        className={styles.hitArea}
        x={x}
        y={middle - TARGET_HEIGHT / 2}
        width={Math.max(width, TARGET_HEIGHT)}
        height={TARGET_HEIGHT}
      />
      <rect className={styles.frame} {...{ x, y, width }} height={TOGGLE_SIZE} rx={4} />
      <path className={styles.icon} d={`M${x + 5} ${middle}h8${isCollapsed ? `m-4 -4v8` : ''}`} />
      {isCollapsed && (
        <text x={x + TOGGLE_SIZE} y={middle + 4.5}>
          {label}
        </text>
      )}
    </g>
  );
}
