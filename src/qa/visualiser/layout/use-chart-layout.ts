import { useEffect, useState } from 'react';
import type { CollapsedChart } from '../model/collapse-chart';
import { getEngine } from './engine';
import { layOutChart } from './layout-chart';
import type { ChartLayout } from './layout.types';
import { createTextMeasurer } from './measure-text';
import type { Direction } from './to-elk';
import { fontSettled } from './web-font';

/** The direction of a chart, or the one in which it is less wide than a panel. */
export type DirectionChoice = Direction | 'auto';

/** A chart that is wider than this, in pixels, has to be scrolled on most screens. */
const PANEL_WIDTH = 1000;

const layoutCache = new WeakMap<CollapsedChart, Map<Direction, Promise<ChartLayout>>>();

/** A chart with more states is longer across than any screen, and takes too long to lay out twice. */
const MAX_STATES_ACROSS = 16;

/** Down, unless the chart is too wide then, and less wide across. */
async function chooseLayout(chart: CollapsedChart, choice: DirectionChoice): Promise<ChartLayout> {
  if (choice !== 'auto') return getChartLayout(chart, choice);
  const down = await getChartLayout(chart, 'down');
  if (down.width <= PANEL_WIDTH || chart.states.length > MAX_STATES_ACROSS) return down;
  const across = await getChartLayout(chart, 'right');
  return across.width < down.width ? across : down;
}

/** Lays out a chart in a worker, cached per direction. Rejects if the layout library cannot be loaded. */
function getChartLayout(chart: CollapsedChart, direction: Direction): Promise<ChartLayout> {
  const layoutsByDirection = layoutCache.get(chart) ?? new Map<Direction, Promise<ChartLayout>>();
  layoutCache.set(chart, layoutsByDirection);
  const layoutPromise = layoutsByDirection.get(direction) ?? computeLayout(chart, direction);
  layoutsByDirection.set(direction, layoutPromise);
  // Retry a failed layout on the next request.
  layoutPromise.catch(() => layoutsByDirection.delete(direction));
  return layoutPromise;
}

async function computeLayout(chart: CollapsedChart, direction: Direction): Promise<ChartLayout> {
  const elk = getEngine();
  await fontSettled;
  return layOutChart(elk, chart, createTextMeasurer(), direction);
}

/** A chart with its layout. */
export type LaidOut = {
  readonly chart: CollapsedChart;
  readonly direction: DirectionChoice;
  readonly layout: ChartLayout;
};

/**
 * The layout of a chart: null while it is computed, `failed` if that is not possible. While a chart is laid out again,
 * for example after a state was collapsed, the previous layout is returned with its chart.
 */
export function useChartLayout(
  chart: CollapsedChart,
  direction: DirectionChoice,
): LaidOut | 'failed' | null {
  const [result, setResult] = useState<{
    readonly id: string;
    readonly laidOut: LaidOut | 'failed';
  } | null>(null);

  useEffect(() => {
    let isCurrent = true;
    const settle = (laidOut: LaidOut | 'failed') => {
      if (isCurrent) setResult({ id: chart.id, laidOut });
    };
    chooseLayout(chart, direction).then(
      (layout) => settle({ chart, direction, layout }),
      () => settle('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [chart, direction]);

  return result?.id === chart.id ? result.laidOut : null;
}
