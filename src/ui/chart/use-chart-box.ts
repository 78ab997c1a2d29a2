import { useCallback, useState } from 'react';

/** The width available to a chart and its font size, in px. */
export type ChartBox = { readonly width: number; readonly em: number };

/** Used where nothing can be measured, such as in jsdom. */
const FALLBACK: ChartBox = { width: 320, em: 14 };

/**
 * Measures the element that has the returned ref, before its first paint and on every resize. `useParentSize` of visx
 * measures only after the first paint, and does not report the font size.
 */
export function useChartBox() {
  const [box, setBox] = useState<ChartBox | null>(null);
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const measure = () => {
      const width = Math.round(element.getBoundingClientRect().width) || FALLBACK.width;
      const em = Number.parseFloat(getComputedStyle(element).fontSize) || FALLBACK.em;
      setBox((previous) =>
        previous?.width === width && previous.em === em ? previous : { width, em },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, box };
}
