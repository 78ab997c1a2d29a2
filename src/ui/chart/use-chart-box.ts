import { useCallback, useState } from 'react';

/** The room for a chart in px, and the size of its text, by which all else is measured. */
export type ChartBox = { readonly width: number; readonly em: number };

/** What is drawn where nothing can be measured. */
const FALLBACK: ChartBox = { width: 320, em: 14 };

/** Measures the element that the returned ref is set on, before it is first painted and whenever it changes. */
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
