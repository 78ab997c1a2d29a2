import type { Box, Point, Size } from '../layout/layout.types';
import type { Viewport } from './viewport';

/** Largest width and height of the map, in pixels. */
const MAX_WIDTH = 180;
const MAX_HEIGHT = 140;

/** The corner of the view that the map covers at most, with its frame, in pixels. */
export const MAP_CORNER: Size = { width: MAX_WIDTH + 20, height: MAX_HEIGHT + 20 };

/** A chart counts as visible if less than this is cut off, in pixels. */
const TOLERANCE = 1;

/** The scale of the map of a chart. */
export function getMapScale({ width, height }: Size): number {
  return Math.min(MAX_WIDTH / Math.max(width, 1), MAX_HEIGHT / Math.max(height, 1));
}

/** The part of the chart that is in the view, in the coordinates of the chart; it may reach beyond the chart. */
export function getVisiblePart({ x, y, scale }: Viewport, view: Size): Box {
  return { x: -x / scale, y: -y / scale, width: view.width / scale, height: view.height / scale };
}

/** True if no part of the chart is outside the view. */
export function isAllVisible(chart: Size, viewport: Viewport, view: Size): boolean {
  const { x, y, width, height } = getVisiblePart(viewport, view);
  const tolerance = TOLERANCE / viewport.scale;
  return (
    x <= tolerance &&
    y <= tolerance &&
    x + width >= chart.width - tolerance &&
    y + height >= chart.height - tolerance
  );
}

/** Moves the viewport so that `point` of the chart is in the centre, without leaving the chart. */
export function centreOn(viewport: Viewport, point: Point, chart: Size, view: Size): Viewport {
  const { scale } = viewport;
  const place = (centre: number, length: number, viewLength: number) => {
    const visible = viewLength / scale;
    // The whole length fits: it is centred.
    if (visible >= length) return ((visible - length) / 2) * scale;
    const start = Math.min(Math.max(centre - visible / 2, 0), length - visible);
    return -start * scale;
  };
  return {
    scale,
    x: place(point.x, chart.width, view.width),
    y: place(point.y, chart.height, view.height),
  };
}

/** The fractions of the view by which a key moves the visible part; null for other keys. */
export function getMapStep(key: string): Point | null {
  return MAP_STEPS[key] ?? null;
}

const MAP_STEPS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -0.2, y: 0 },
  ArrowRight: { x: 0.2, y: 0 },
  ArrowUp: { x: 0, y: -0.2 },
  ArrowDown: { x: 0, y: 0.2 },
  PageUp: { x: 0, y: -0.9 },
  PageDown: { x: 0, y: 0.9 },
  // To the corners, from anywhere.
  Home: { x: -Infinity, y: -Infinity },
  End: { x: Infinity, y: Infinity },
};

/** Describes the visible part for the map: `columns 0 to 40 %, rows 10 to 30 %`. */
export function formatVisiblePart(part: Box, chart: Size): string {
  const formatRange = (start: number, length: number, total: number) =>
    `${toPercent(start / total)} to ${toPercent((start + length) / total)} %`;
  const columns = formatRange(part.x, part.width, chart.width);
  return `columns ${columns}, rows ${formatRange(part.y, part.height, chart.height)}`;
}

/** A fraction in whole percent, from 0 to 100. */
export const toPercent = (fraction: number): number =>
  Math.round(Math.min(Math.max(fraction, 0), 1) * 100);
