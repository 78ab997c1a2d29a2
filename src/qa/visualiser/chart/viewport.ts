import type { Box, Point, Size } from '../layout/layout.types';

/** Which part of a chart is seen: where its corner stands in the window, and how large it is drawn. */
export type Viewport = Point & { readonly scale: number };

export const MIN_SCALE = 0.15;
export const MAX_SCALE = 3;
/** The room that is left around what is brought into view, in pixels. */
const MARGIN = 20;
/** Text smaller than this is not read. */
const READABLE_SCALE = 0.7;

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

/** The whole of the chart in the middle of the window, never larger than life. */
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

/** How a chart is seen first: all of it, or where that could not be read its upper part, in the middle of the window. */
export function getInitialViewport(chart: Size, view: Size): Viewport {
  const all = fitAll(chart, view);
  if (all.scale >= READABLE_SCALE) return all;
  const freeWidth = view.width - chart.width * READABLE_SCALE;
  return { scale: READABLE_SCALE, x: freeWidth / 2, y: MARGIN };
}

/** Larger or smaller by `factor`; what is at `at` of the window stays there. */
export function zoomBy(viewport: Viewport, factor: number, point: Point): Viewport {
  const scale = clamp(viewport.scale * factor, MIN_SCALE, MAX_SCALE);
  const ratio = scale / viewport.scale;
  return {
    scale,
    x: point.x - (point.x - viewport.x) * ratio,
    y: point.y - (point.y - viewport.y) * ratio,
  };
}

/** Moved as little as it takes for `box` to be in the window, and large enough to be read. */
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

/** The offset at which a stretch from `start` of `length` is within `room`; its beginning, where it is too long. */
function shift(offset: number, start: number, length: number, viewLength: number): number {
  const from = offset + start;
  if (from < MARGIN || length > viewLength - 2 * MARGIN) return MARGIN - start;
  if (from + length > viewLength - MARGIN) return viewLength - MARGIN - length - start;
  return offset;
}

/** The box around several. */
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
