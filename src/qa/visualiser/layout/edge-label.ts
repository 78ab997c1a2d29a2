import type { ChartTransition } from '../model/chart.types';
import { formatTransition } from './box-content';
import type { MeasureText, Size } from './layout.types';
import { LABEL_LINE_HEIGHT, LABEL_PADDING, LABEL_WIDTH } from './metrics';

/** The lines of an edge's label, each with the trigger, the guard, or both. */
export function getLabelLines(
  { trigger, guard }: ChartTransition,
  { height }: Pick<Size, 'height'>,
): readonly (readonly { readonly text: string; readonly isGuard: boolean }[])[] {
  const triggerPart = { text: trigger, isGuard: false };
  if (guard === null) return [[triggerPart]];
  const guardPart = { text: `[${guard}]`, isGuard: true };
  return height < 2 * LABEL_LINE_HEIGHT ? [[triggerPart, guardPart]] : [[triggerPart], [guardPart]];
}

/** The size of an edge's label: one line, or two if trigger and guard are too long for one. */
export function measureLabel(transition: ChartTransition, measure: MeasureText): Size {
  const { trigger, guard } = transition;
  const fullWidth = measure(formatTransition(transition), 'label');
  const isOneLine = guard === null || fullWidth <= LABEL_WIDTH;
  const width = isOneLine
    ? fullWidth
    : Math.max(measure(trigger, 'label'), measure(`[${guard}]`, 'label'));
  return {
    width: Math.ceil(width) + 2 * LABEL_PADDING,
    height: (isOneLine ? 1 : 2) * LABEL_LINE_HEIGHT + 2,
  };
}
