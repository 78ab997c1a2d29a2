import type { ChartTransition } from '../model/chart.types';
import type { MeasureText, Size } from './layout.types';
import { LABEL_LINE_HEIGHT, LABEL_PADDING } from './metrics';

/** The lines of an edge's label: trigger and guard. */
export function getLabelLines({ trigger, guard }: ChartTransition): readonly string[] {
  return guard === null ? [trigger] : [trigger, `[${guard}]`];
}

/** The size of an edge's label. */
export function measureLabel(transition: ChartTransition, measure: MeasureText): Size {
  const lines = getLabelLines(transition);
  const width = Math.max(...lines.map((line) => measure(line, 'label')));
  return {
    width: Math.ceil(width) + 2 * LABEL_PADDING,
    height: lines.length * LABEL_LINE_HEIGHT + 2,
  };
}
