import type { Box, Point, Size } from '../layout/layout.types';
import { FONTS } from '../layout/metrics';

/** The visible part of a chart: offset of its top left corner in pixels, and scale. */
export type Viewport = Point & { readonly scale: number };

/** No label is drawn smaller than this on the screen, in pixels. */
export const MIN_LABEL_PX = 12;
/** Below this scale the labels would be too small. */
export const READABLE_SCALE =
  MIN_LABEL_PX / Math.min(...Object.values(FONTS).map(({ size }) => size));

const MIN_SCALE = 0.15;
const MAX_SCALE = 3;
/** A chart that is smaller than the view is enlarged up to this scale. */
const MAX_FITTED_SCALE = 1.25;
/** Margin around a fitted chart, in pixels. */
const FIT_MARGIN = 8;
/** Margin around content that is brought into view, in pixels. */
const REVEAL_MARGIN = 20;

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

const getScales = (chart: Size, view: Size) => ({
  width: (view.width - 2 * FIT_MARGIN) / chart.width,
  height: (view.height - 2 * FIT_MARGIN) / chart.height,
});

/** Fits the whole chart into the centre of the view. */
export function fitAll(chart: Size, view: Size): Viewport {
  const { width, height } = getScales(chart, view);
  const scale = clamp(Math.min(width, height), MIN_SCALE, MAX_FITTED_SCALE);
  return {
    scale,
    x: placeFitted(chart.width * scale, view.width),
    y: placeFitted(chart.height * scale, view.height),
  };
}

/**
 * Fits the chart to the width of the view, but never below a readable scale: then the view shows its top left corner, or
 * the initial state if that is elsewhere. A chart is enlarged only as far as all of it stays visible.
 */
export function fitWidth(chart: Size, view: Size, initial: Box | null): Viewport {
  const { width, height } = getScales(chart, view);
  const maxScale = clamp(height, READABLE_SCALE, MAX_FITTED_SCALE);
  const scale = clamp(width, READABLE_SCALE, maxScale);
  const { x, y } = initial ?? { x: 0, y: 0 };
  return {
    scale,
    x: placeStart(chart.width, view.width, scale, x, initial?.width ?? 0),
    y: placeStart(chart.height, view.height, scale, y, initial?.height ?? 0),
  };
}

const placeFitted = (length: number, viewLength: number) =>
  Math.max(FIT_MARGIN, (viewLength - length) / 2);

/** The offset on one axis that shows all, or else the start, or else a range with its surroundings. */
function placeStart(
  chartLength: number,
  viewLength: number,
  scale: number,
  start: number,
  length: number,
): number {
  const isFitting = chartLength * scale <= viewLength - 2 * FIT_MARGIN;
  if (isFitting) return placeFitted(chartLength * scale, viewLength);
  if ((start + length) * scale <= viewLength - 2 * FIT_MARGIN) return FIT_MARGIN;
  const centred = viewLength / 2 - (start + length / 2) * scale;
  return clamp(centred, viewLength - FIT_MARGIN - chartLength * scale, FIT_MARGIN);
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

/** Scrolls by `dx` and `dy` pixels, at most to the edges of the chart. */
export function scrollBy(
  { x, y, scale }: Viewport,
  { x: dx, y: dy }: Point,
  chart: Size,
  view: Size,
): Viewport {
  const scroll = (offset: number, by: number, length: number, viewLength: number) => {
    const last = Math.min(FIT_MARGIN, viewLength - FIT_MARGIN - length * scale);
    // A chart that was dragged beyond the edges is not moved farther away.
    return clamp(offset - by, Math.min(last, offset), Math.max(FIT_MARGIN, offset));
  };
  return {
    scale,
    x: scroll(x, dx, chart.width, view.width),
    y: scroll(y, dy, chart.height, view.height),
  };
}

const NOTHING: Size = { width: 0, height: 0 };

/**
 * Moves the viewport as little as possible to show `box` at a readable scale, and above what is `covered`: the corner of
 * the view at the bottom right.
 */
export function reveal(
  viewport: Viewport,
  box: Box,
  view: Size,
  covered: Size = NOTHING,
): Viewport {
  const middle = { x: view.width / 2, y: view.height / 2 };
  const readable =
    viewport.scale < READABLE_SCALE
      ? zoomBy(viewport, READABLE_SCALE / viewport.scale, middle)
      : viewport;
  const { scale } = readable;
  const x = shift(readable.x, box.x * scale, box.width * scale, view.width);
  const y = shift(readable.y, box.y * scale, box.height * scale, view.height);
  const isBeside = x + (box.x + box.width) * scale <= view.width - covered.width;
  if (isBeside) return { scale, x, y };
  const height = view.height - covered.height;
  return { scale, x, y: shift(readable.y, box.y * scale, box.height * scale, height) };
}

/** The offset that brings a range into the view; shows its start if it is too long. */
function shift(offset: number, start: number, length: number, viewLength: number): number {
  const from = offset + start;
  const isVisible = from >= FIT_MARGIN && from + length <= viewLength - FIT_MARGIN;
  if (isVisible) return offset;
  if (from < REVEAL_MARGIN || length > viewLength - 2 * REVEAL_MARGIN) return REVEAL_MARGIN - start;
  if (from + length > viewLength - REVEAL_MARGIN)
    return viewLength - REVEAL_MARGIN - length - start;
  return offset;
}

/** Moves the viewport so that what was at `before` stays at its place on the screen. */
export function keepInPlace({ x, y, scale }: Viewport, before: Point, after: Point): Viewport {
  return { scale, x: x + (before.x - after.x) * scale, y: y + (before.y - after.y) * scale };
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
