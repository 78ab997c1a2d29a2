import type { Chart, ChartState, ChartTransition } from '../model/chart.types';
import type { MeasureText, Size } from './layout.types';
import {
  BOX_PADDING,
  ICON_WIDTH,
  LINE_HEIGHT,
  NAME_HEIGHT,
  TAG_GAP,
  TAG_PADDING,
  TITLE_WIDTH,
} from './metrics';
import { wrapText } from './wrap-text';

/** A tag and its position in the line, in pixels. */
export type PositionedTag = { readonly text: string; readonly x: number; readonly width: number };

/** One line in the box of a state; `targetless` is a transition that stays in the state. */
export type BoxLine =
  | { readonly kind: 'name' | 'title' | 'actor' | 'delay' | 'ignores'; readonly text: string }
  | { readonly kind: 'targetless'; readonly text: string; readonly transition: ChartTransition }
  | { readonly kind: 'tags'; readonly tags: readonly PositionedTag[] };

/** The lines in the box of a state, and the size they need. */
export type BoxContent = Size & { readonly lines: readonly BoxLine[] };

/** Formats a transition as its trigger and guard, such as `NEXT [hasStepAfter]`. */
export function formatTransition({ trigger, guard }: ChartTransition): string {
  return guard === null ? trigger : `${trigger} [${guard}]`;
}

/** Formats a delay as its name and, if known, its duration. */
export function formatDelay({ name, durationMs }: ChartState['delays'][number]): string {
  return durationMs === null ? name : `${name} · ${durationMs / 1000} s`;
}

/** Formats the events that a state ignores. */
export function formatIgnored(ignores: readonly string[]): string {
  return `ignores ${ignores.join(', ')}`;
}

/** Builds the content of a state's box, including its targetless transitions. */
export function toBoxContent(chart: Chart, state: ChartState, measure: MeasureText): BoxContent {
  const targetlessTransitions = chart.transitions.filter(
    ({ source, targets }) => source === state.path && targets.length === 0,
  );
  const lines: BoxLine[] = [
    { kind: 'name', text: state.key },
    ...wrapText(state.title, (text) => measure(text, 'text'), TITLE_WIDTH).map(
      (text) => ({ kind: 'title', text }) as const,
    ),
    ...(state.tags.length > 0 ? [positionTags(state.tags, measure)] : []),
    ...state.actors.map((text) => ({ kind: 'actor', text }) as const),
    ...state.delays.map((delay) => ({ kind: 'delay', text: formatDelay(delay) }) as const),
    ...targetlessTransitions.map(
      (transition) =>
        ({ kind: 'targetless', text: formatTransition(transition), transition }) as const,
    ),
    ...(state.ignores.length > 0
      ? [{ kind: 'ignores', text: formatIgnored(state.ignores) } as const]
      : []),
  ];
  const width = Math.max(...lines.map((line) => measureLine(line, measure)));
  return {
    lines,
    width: Math.ceil(width) + 2 * BOX_PADDING,
    height: NAME_HEIGHT + (lines.length - 1) * LINE_HEIGHT + 2 * BOX_PADDING - 4,
  };
}

function measureLine(line: BoxLine, measure: MeasureText): number {
  switch (line.kind) {
    case 'name':
      return measure(line.text, 'name');
    case 'title':
      return measure(line.text, 'text');
    case 'tags':
      return Math.max(0, ...line.tags.map(({ x, width }) => x + width));
    case 'actor':
    case 'delay':
    case 'targetless':
    case 'ignores':
      return ICON_WIDTH + measure(line.text, 'text');
  }
}

function positionTags(tags: readonly string[], measure: MeasureText): BoxLine {
  let x = 0;
  const positionedTags = tags.map((text) => {
    const width = Math.ceil(measure(text, 'label')) + 2 * TAG_PADDING;
    const positionedTag = { text, x, width };
    x += width + TAG_GAP;
    return positionedTag;
  });
  return { kind: 'tags', tags: positionedTags };
}
