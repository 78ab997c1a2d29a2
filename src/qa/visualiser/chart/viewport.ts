import type { Box, Point, Size } from '../layout/layout.types';

/** The visible part of a chart: offset of its top left corner in pixels, and scale. */
export type Viewport = Point & { readonly scale: number };

const MIN_SCALE = 0.15;
const MAX_SCALE = 3;
/** Margin around content that is brought into view, in pixels. */
const MARGIN = 20;
/** Below this scale text is too small to read. */
const READABLE_SCALE = 0.7;

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

/** Fits the whole chart into the centre of the view, at a scale of at most 1. */
export function fitAll(chart: Size, view: Size): Viewport {
  const scale = clamp(
    Math.min((view.width - 2 * MARGIN) / chart.width, (view.height - 2 * MARGIN) / chart.height, 1),
    MIN_SCALE,
    MAX_SCALE,
  );
  return {
    scale,
    x: (view.width - chart.width * scale) / 2,
    y: Math.max(MARGIN, (view.height - chart.height * scale) / 2),
  };
}

/** The initial viewport: the whole chart, or its upper part if the whole would be too small to read. */
export function getInitialViewport(chart: Size, view: Size): Viewport {
  const all = fitAll(chart, view);
  if (all.scale >= READABLE_SCALE) return all;
  const freeWidth = view.width - chart.width * READABLE_SCALE;
  return { scale: READABLE_SCALE, x: freeWidth / 2, y: MARGIN };
}

/** Zooms by `factor` around `point` in the view. */
export function zoomBy(viewport: Viewport, factor: number, point: Point): Viewport {
  const scale = clamp(viewport.scale * factor, MIN_SCALE, MAX_SCALE);
  const ratio = scale / viewport.scale;
  return {
    scale,
    x: point.x - (point.x - viewport.x) * ratio,
    y: point.y - (point.y - viewport.y) * ratio,
  };
}

/** Moves the viewport as little as possible to show `box` at a readable scale. */
export function reveal(viewport: Viewport, box: Box, view: Size): Viewport {
  const middle = { x: view.width / 2, y: view.height / 2 };
  const readable =
    viewport.scale < READABLE_SCALE
      ? zoomBy(viewport, READABLE_SCALE / viewport.scale, middle)
      : viewport;
  return {
    scale: readable.scale,
    x: shift(readable.x, box.x * readable.scale, box.width * readable.scale, view.width),
    y: shift(readable.y, box.y * readable.scale, box.height * readable.scale, view.height),
  };
}

/** The offset that brings a range into the view; shows its start if it is too long. */
function shift(offset: number, start: number, length: number, viewLength: number): number {
  const from = offset + start;
  if (from < MARGIN || length > viewLength - 2 * MARGIN) return MARGIN - start;
  if (from + length > viewLength - MARGIN) return viewLength - MARGIN - length - start;
  return offset;
}

/** The smallest box that contains all boxes; null if there are none. */
export function getBoundingBox(boxes: readonly Box[]): Box | null {
  const [first] = boxes;
  if (first === undefined) return null;
  const left = Math.min(...boxes.map(({ x }) => x));
  const top = Math.min(...boxes.map(({ y }) => y));
  return {
    x: left,
    y: top,
    width: Math.max(...boxes.map(({ x, width }) => x + width)) - left,
    height: Math.max(...boxes.map(({ y, height }) => y + height)) - top,
  };
}
