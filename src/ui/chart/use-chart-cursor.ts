import { useEffect, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { findNearestIndex } from './find-nearest-index';

type Cursor = {
  /** The x value read last; null before the first. */
  readonly x: number | null;
  readonly isShown: boolean;
};

/** How far the Page keys move, as a share of all x values. */
const PAGE_SHARE = 0.1;

/**
 * The x value of a chart that the cursor is at: the nearest to the pointer, or the one selected with the keys. Escape, a
 * press outside the chart and leaving it hide the cursor.
 */
export function useChartCursor(
  xValues: readonly number[],
  frameRef: RefObject<HTMLElement | null>,
  toXValue: (px: number) => number,
) {
  const [cursor, setCursor] = useState<Cursor>({ x: null, isShown: false });
  const hide = () => setCursor(({ x }) => ({ x, isShown: false }));
  const last = xValues.length - 1;
  const index = cursor.x === null ? last : findNearestIndex(xValues, cursor.x);
  const show = (next: number) => {
    const x = xValues[Math.min(Math.max(next, 0), last)] ?? null;
    setCursor((previous) =>
      previous.isShown && previous.x === x ? previous : { x, isShown: true },
    );
  };

  useEffect(() => {
    if (!cursor.isShown) return undefined;
    const onKeyDown = ({ key }: globalThis.KeyboardEvent) => {
      if (key === 'Escape') hide();
    };
    const onPointerDown = ({ target }: globalThis.PointerEvent) => {
      if (!(target instanceof Node) || !frameRef.current?.contains(target)) hide();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [cursor.isShown, frameRef]);

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
        // After a touch the reading stays visible when the finger is lifted.
        if (event.pointerType === 'mouse') hide();
      },
    },
    sliderHandlers: {
      onFocus: () => show(index),
      onBlur: hide,
      onChange: (value: number) => show(value),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const next = getNextIndex(event.key, index, last);
        if (next === null) return;
        event.preventDefault();
        show(next);
      },
    },
  };
}

/** Returns the index that a key moves to, or null for any other key; native range keys differ between browsers. */
function getNextIndex(key: string, index: number, last: number): number | null {
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
