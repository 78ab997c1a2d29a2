import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type PointerEvent,
  type RefObject,
} from 'react';
import type { Box, ChartLayout, Point, Size } from '../layout/layout.types';
import { centreOn, isAllVisible, MAP_CORNER } from './map-geometry';
import { fitAll, fitWidth, keepInPlace, reveal, scrollBy, zoomBy, type Viewport } from './viewport';

const ZOOM_STEP = 1.25;
/** Zoom factor per pixel of wheel movement. */
const WHEEL_STEP = 1.0015;
/** A pointer that moves less than this is a click, in pixels. */
const DRAG_PIXELS = 4;

/** Zoom and pan controls of a chart. */
export type ViewportControls = {
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly fit: () => void;
  readonly fitToWidth: () => void;
  readonly revealBox: (box: Box) => void;
  /** Puts a point of the chart into the centre of the view. */
  readonly centre: (point: Point) => void;
  /** After a new layout: what was at `before` in the chart stays where it is on the screen. */
  readonly keep: (before: Point, after: Point) => void;
  readonly toggleMap: () => void;
};

type UpdateViewport = (next: (viewport: Viewport, view: Size) => Viewport) => void;

/**
 * The viewport of a chart: fitted to its width at first, panned by dragging and the wheel, zoomed by Ctrl and the wheel. With
 * what its map needs, which is shown while a part of the chart is not visible.
 */
export function useViewport(layout: ChartLayout, initialPath: string) {
  const svgRef = useRef<SVGSVGElement>(null);
  const view = useSize(svgRef);
  const [hasMap, setHasMap] = useState(true);
  const [userViewport, setUserViewport] = useState<Viewport | null>(null);
  const viewportRef = useRef<Viewport | null>(null);

  const initial = layout.states.get(initialPath) ?? null;
  const viewport = userViewport ?? (view === null ? null : fitWidth(layout, view, initial));
  useLayoutEffect(() => {
    viewportRef.current = viewport;
  });

  const updateViewport: UpdateViewport = useCallback(
    (next) => {
      if (view === null || viewportRef.current === null) return;
      viewportRef.current = next(viewportRef.current, view);
      setUserViewport(viewportRef.current);
    },
    [view],
  );

  const { width, height } = layout;
  useWheel(svgRef, viewportRef, updateViewport, { width, height });
  const handlers = useDrag(updateViewport);

  const zoom = (factor: number) =>
    updateViewport((current, size) =>
      zoomBy(current, factor, { x: size.width / 2, y: size.height / 2 }),
    );

  const revealBox = useCallback(
    (box: Box) =>
      updateViewport((current, size) => {
        const isCovered = hasMap && !isAllVisible({ width, height }, current, size);
        return reveal(current, box, size, isCovered ? MAP_CORNER : undefined);
      }),
    [updateViewport, hasMap, width, height],
  );
  const keep = useCallback(
    (before: Point, after: Point) =>
      updateViewport((current) => keepInPlace(current, before, after)),
    [updateViewport],
  );
  const controls: ViewportControls = {
    zoomIn: () => zoom(ZOOM_STEP),
    zoomOut: () => zoom(1 / ZOOM_STEP),
    fit: () => updateViewport((_, size) => fitAll(layout, size)),
    // Until the user moves the chart, it is fitted again whenever its size or the view changes.
    fitToWidth: () => setUserViewport(null),
    revealBox,
    centre: (point) => updateViewport((current, size) => centreOn(current, point, layout, size)),
    keep,
    toggleMap: () => setHasMap(!hasMap),
  };
  const isMapNeeded = view !== null && viewport !== null && !isAllVisible(layout, viewport, view);
  const map = hasMap && isMapNeeded ? { layout, viewport, view } : null;
  return { svgRef, viewport, hasMap, map, handlers, controls };
}

/** How far the wheel scrolls; with Shift sideways. */
function getWheelDistance({ deltaX, deltaY, shiftKey }: WheelEvent): Point {
  return shiftKey && deltaX === 0 ? { x: deltaY, y: 0 } : { x: deltaX, y: deltaY };
}

const isSame = (one: Viewport | null, other: Viewport | null) =>
  one?.x === other?.x && one?.y === other?.y && one?.scale === other?.scale;

/** The size of an element, once it is measured. */
function useSize(elementRef: RefObject<Element | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useEffect(() => {
    const element = elementRef.current;
    if (element === null) return;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [elementRef]);
  return size;
}

/** The wheel scrolls the chart, with Ctrl it zooms. */
function useWheel(
  svgRef: RefObject<SVGSVGElement | null>,
  viewportRef: RefObject<Viewport | null>,
  updateViewport: UpdateViewport,
  { width, height }: Size,
): void {
  useEffect(() => {
    const element = svgRef.current;
    if (element === null) return;
    const onWheel = (event: WheelEvent) => {
      const { left, top } = element.getBoundingClientRect();
      const before = viewportRef.current;
      updateViewport((current, size) =>
        event.ctrlKey || event.metaKey
          ? zoomBy(current, WHEEL_STEP ** -event.deltaY, {
              x: event.clientX - left,
              y: event.clientY - top,
            })
          : scrollBy(current, getWheelDistance(event), { width, height }, size),
      );
      // At the edge of the chart, the wheel scrolls the page.
      if (!isSame(before, viewportRef.current)) event.preventDefault();
    };
    // React's wheel listeners are passive and could not prevent scrolling the page.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [svgRef, viewportRef, updateViewport, width, height]);
}

/** The handlers of a chart that is dragged. */
function useDrag(updateViewport: UpdateViewport) {
  const dragRef = useRef<{ x: number; y: number; isMoving: boolean } | null>(null);
  const end = () => {
    dragRef.current = null;
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button === 0)
        dragRef.current = { x: event.clientX, y: event.clientY, isMoving: false };
    },
    onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
      const dragStart = dragRef.current;
      if (dragStart === null) return;
      const { clientX, clientY } = event;
      const isBeyondThreshold =
        Math.hypot(clientX - dragStart.x, clientY - dragStart.y) > DRAG_PIXELS;
      if (!dragStart.isMoving && !isBeyondThreshold) return;
      if (!dragStart.isMoving) event.currentTarget.setPointerCapture(event.pointerId);
      updateViewport(({ x, y, scale }) => ({
        x: x + clientX - dragStart.x,
        y: y + clientY - dragStart.y,
        scale,
      }));
      dragRef.current = { x: clientX, y: clientY, isMoving: true };
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
