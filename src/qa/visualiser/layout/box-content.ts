import type { ChartState, ChartTransition } from '../model/chart.types';
import type { Collapse, CollapsedChart } from '../model/collapse-chart';
import type { MeasureText, Size } from './layout.types';
import {
  BOX_PADDING,
  HEAD_GAP,
  HEAD_WIDTH,
  ICON_WIDTH,
  LINE_HEIGHT,
  SIDE_PADDING,
  NAME_HEIGHT,
  TAG_GAP,
  TAG_PADDING,
  TITLE_WIDTH,
  TOGGLE_PADDING,
  TOGGLE_SIZE,
} from './metrics';

/** A tag and its position in the line, in pixels. */
type PositionedTag = { readonly text: string; readonly x: number; readonly width: number };

/** One line in the box of a state; `targetless` is a transition that stays in the state. */
export type BoxLine =
  | { readonly kind: 'name'; readonly text: string; readonly title: HeadTitle | null }
  | { readonly kind: 'title' | 'actor' | 'delay' | 'ignores'; readonly text: string }
  | { readonly kind: 'targetless'; readonly text: string; readonly transition: ChartTransition }
  | { readonly kind: 'tags'; readonly tags: readonly PositionedTag[] };

/** A title beside the name, `x` pixels from its start. */
type HeadTitle = { readonly text: string; readonly x: number };

/** The button that collapses and expands a state, at the end of the first line. */
export type Toggle = Collapse & { readonly width: number };

/** The lines in the box of a state, and the size they need. */
export type BoxContent = Size & {
  readonly lines: readonly BoxLine[];
  /** Null if the state cannot be collapsed. */
  readonly toggle: Toggle | null;
};

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
export function toBoxContent(
  chart: CollapsedChart,
  state: ChartState,
  measure: MeasureText,
): BoxContent {
  const targetlessTransitions = chart.transitions.filter(
    ({ source, targets }) => source === state.path && targets.length === 0,
  );
  const lines: BoxLine[] = [
    ...toHead(state, measure),
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
  const toggle = toToggle(chart.collapses.get(state.path), measure);
  const [head = 0, ...rest] = lines.map((line) => measureLine(line, measure));
  const width = Math.max(head + (toggle === null ? 0 : HEAD_GAP + toggle.width), ...rest);
  return {
    lines,
    toggle,
    width: Math.ceil(width) + 2 * SIDE_PADDING,
    height: NAME_HEIGHT + (lines.length - 1) * LINE_HEIGHT + 2 * BOX_PADDING - 4,
  };
}

/** The name of a state and its title: beside it if both are short, else in lines of their own. */
function toHead({ key, title }: ChartState, measure: MeasureText): readonly BoxLine[] {
  const x = Math.ceil(measure(key, 'name')) + HEAD_GAP;
  if (title !== '' && x + measure(title, 'text') <= HEAD_WIDTH)
    return [{ kind: 'name', text: key, title: { text: title, x } }];
  const lines = wrapText(title, (text) => measure(text, 'text'), TITLE_WIDTH);
  return [
    { kind: 'name', text: key, title: null },
    ...lines.map((text) => ({ kind: 'title', text }) as const),
  ];
}

/** What a toggle shows: what is hidden, or nothing but its icon. */
function toToggle(collapse: Collapse | undefined, measure: MeasureText): Toggle | null {
  if (collapse === undefined) return null;
  const textWidth = collapse.isCollapsed
    ? Math.ceil(measure(collapse.label, 'label')) + TOGGLE_PADDING
    : 0;
  return { ...collapse, width: TOGGLE_SIZE + textWidth };
}

function measureLine(line: BoxLine, measure: MeasureText): number {
  switch (line.kind) {
    case 'name':
      return line.title === null
        ? measure(line.text, 'name')
        : line.title.x + measure(line.title.text, 'text');
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

/** Wraps a text into lines of at most `width`; a longer word gets its own line. */
function wrapText(
  text: string,
  measure: (text: string) => number,
  width: number,
): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    const candidate = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && measure(candidate) <= width) lines[lines.length - 1] = candidate;
    else lines.push(word);
  }
  return lines;
}
