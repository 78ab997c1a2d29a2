import { useEffect, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { findNearestIndex } from './bisect';

type Cursor = {
  /** The place that was read last; null before the first. */
  readonly x: number | null;
  readonly isShown: boolean;
};

/** How far the Page keys go, as a share of all stops. */
const PAGE_SHARE = 0.1;

/**
 * Which stop of a chart is being read: the one nearest to what points at it, or the one the keys have led to. Escape, a
 * press elsewhere and leaving put the reading away.
 */
export function useChartCursor(
  xValues: readonly number[],
  frame: RefObject<HTMLElement | null>,
  toXValue: (px: number) => number,
) {
  const [cursor, setCursor] = useState<Cursor>({ x: null, isShown: false });
  const hide = () => setCursor(({ x }) => ({ x, isShown: false }));
  const last = xValues.length - 1;
  const index = cursor.x === null ? last : findNearestIndex(xValues, cursor.x);
  const show = (next: number) => {
    const x = xValues[Math.min(Math.max(next, 0), last)] ?? null;
    setCursor((before) => (before.isShown && before.x === x ? before : { x, isShown: true }));
  };

  useEffect(() => {
    if (!cursor.isShown) return undefined;
    const onKeyDown = ({ key }: globalThis.KeyboardEvent) => {
      if (key === 'Escape') hide();
    };
    const onPointerDown = ({ target }: globalThis.PointerEvent) => {
      if (!(target instanceof Node) || !frame.current?.contains(target)) hide();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [cursor.isShown, frame]);

  const onPointer = (event: PointerEvent<HTMLElement>) => {
    const { left } = event.currentTarget.getBoundingClientRect();
    show(findNearestIndex(xValues, toXValue(event.clientX - left)));
  };

  return {
    index,
    isShown: cursor.isShown && xValues.length > 0,
    pointerHandlers: {
      onPointerDown: onPointer,
      onPointerMove: onPointer,
      onPointerCancel: hide,
      onPointerLeave: (event: PointerEvent<HTMLElement>) => {
        // What a finger has opened stays to be read when the finger is gone.
        if (event.pointerType === 'mouse') hide();
      },
    },
    sliderHandlers: {
      onFocus: () => show(index),
      onBlur: hide,
      onChange: (value: number) => show(value),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const next = nextIndex(event.key, index, last);
        if (next === null) return;
        event.preventDefault();
        show(next);
      },
    },
  };
}

/** The stop that a key leads to, or null for a key that leads nowhere; the same in every browser. */
function nextIndex(key: string, index: number, last: number): number | null {
  const page = Math.max(1, Math.round(last * PAGE_SHARE));
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return index - 1;
    case 'ArrowRight':
    case 'ArrowUp':
      return index + 1;
    case 'PageDown':
      return index - page;
    case 'PageUp':
      return index + page;
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}
