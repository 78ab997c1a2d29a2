import { useCallback, useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import type { Box, Size } from '../layout/layout.types';
import { fitAll, getInitialViewport, reveal, zoomBy, type Viewport } from './viewport';

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
  readonly revealBox: (box: Box) => void;
};

/** The viewport of a chart: fitted at first, panned by dragging, zoomed by the wheel. */
export function useViewport(chart: Size, svgRef: RefObject<SVGSVGElement | null>) {
  const [view, setView] = useState<Size | null>(null);
  const [userViewport, setUserViewport] = useState<Viewport | null>(null);
  const dragRef = useRef<{ x: number; y: number; isMoving: boolean } | null>(null);
  const viewportRef = useRef<Viewport | null>(null);

  const viewport = userViewport ?? (view === null ? null : getInitialViewport(chart, view));
  useEffect(() => {
    viewportRef.current = viewport;
  });

  useEffect(() => {
    const element = svgRef.current;
    if (element === null) return;
    const measure = () => setView({ width: element.clientWidth, height: element.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [svgRef]);

  const updateViewport = useCallback(
    (next: (viewport: Viewport, view: Size) => Viewport) => {
      if (view === null || viewportRef.current === null) return;
      viewportRef.current = next(viewportRef.current, view);
      setUserViewport(viewportRef.current);
    },
    [view],
  );

  useEffect(() => {
    const element = svgRef.current;
    if (element === null) return;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      const point = { x: event.clientX - left, y: event.clientY - top };
      updateViewport((viewport) => zoomBy(viewport, WHEEL_STEP ** -event.deltaY, point));
    };
    // React's wheel listeners are passive and could not prevent scrolling the page.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [svgRef, updateViewport]);

  const zoom = (factor: number) =>
    updateViewport((viewport, { width, height }) =>
      zoomBy(viewport, factor, { x: width / 2, y: height / 2 }),
    );

  const handlers = {
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
    onPointerUp: () => {
      dragRef.current = null;
    },
    onPointerCancel: () => {
      dragRef.current = null;
    },
  };

  const revealBox = useCallback(
    (box: Box) => updateViewport((viewport, size) => reveal(viewport, box, size)),
    [updateViewport],
  );
  const controls: ViewportControls = {
    zoomIn: () => zoom(ZOOM_STEP),
    zoomOut: () => zoom(1 / ZOOM_STEP),
    fit: () => updateViewport((_, size) => fitAll(chart, size)),
    revealBox,
  };
  return { viewport, handlers, controls };
}
