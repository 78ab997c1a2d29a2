import { useCallback, useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import type { Box, Size } from '../layout/layout.types';
import { fitAll, openOn, reveal, zoomBy, type Viewport } from './viewport';

const STEP = 1.25;
/** How much a pixel of the wheel counts. */
const WHEEL_STEP = 1.0015;
/** A press that moves less than this is a click. */
const DRAG_PIXELS = 4;

/** What a chart's window can be told to do. */
export type ViewportControls = {
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly fit: () => void;
  readonly revealBox: (box: Box) => void;
};

/** The window onto a chart: fitted at first, dragged by the pointer, zoomed by the wheel. */
export function useViewport(chart: Size, frame: RefObject<SVGSVGElement | null>) {
  const [view, setView] = useState<Size | null>(null);
  const [moved, setMoved] = useState<Viewport | null>(null);
  const drag = useRef<{ x: number; y: number; isMoving: boolean } | null>(null);
  const current = useRef<Viewport | null>(null);

  const viewport = moved ?? (view === null ? null : openOn(chart, view));
  useEffect(() => {
    current.current = viewport;
  });

  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const read = () => setView({ width: element.clientWidth, height: element.clientHeight });
    const observer = new ResizeObserver(read);
    observer.observe(element);
    read();
    return () => observer.disconnect();
  }, [frame]);

  const change = useCallback(
    (next: (viewport: Viewport, view: Size) => Viewport) => {
      if (view === null || current.current === null) return;
      current.current = next(current.current, view);
      setMoved(current.current);
    },
    [view],
  );

  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      const at = { x: event.clientX - left, y: event.clientY - top };
      change((viewport) => zoomBy(viewport, WHEEL_STEP ** -event.deltaY, at));
    };
    // React listens passively, and the page would scroll as well.
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, [frame, change]);

  const zoom = (factor: number) =>
    change((viewport, { width, height }) =>
      zoomBy(viewport, factor, { x: width / 2, y: height / 2 }),
    );

  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      if (event.button === 0)
        drag.current = { x: event.clientX, y: event.clientY, isMoving: false };
    },
    onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
      const from = drag.current;
      if (from === null) return;
      const { clientX, clientY } = event;
      const isFar = Math.hypot(clientX - from.x, clientY - from.y) > DRAG_PIXELS;
      if (!from.isMoving && !isFar) return;
      if (!from.isMoving) event.currentTarget.setPointerCapture(event.pointerId);
      change(({ x, y, scale }) => ({ x: x + clientX - from.x, y: y + clientY - from.y, scale }));
      drag.current = { x: clientX, y: clientY, isMoving: true };
    },
    onPointerUp: () => {
      drag.current = null;
    },
    onPointerCancel: () => {
      drag.current = null;
    },
  };

  const revealBox = useCallback(
    (box: Box) => change((viewport, size) => reveal(viewport, box, size)),
    [change],
  );
  const controls: ViewportControls = {
    zoomIn: () => zoom(STEP),
    zoomOut: () => zoom(1 / STEP),
    fit: () => change((_, size) => fitAll(chart, size)),
    revealBox,
  };
  return { viewport, handlers, controls };
}
