import ElkConstructor from 'elkjs/lib/elk-api';
import { useEffect, useState } from 'react';
import type { Chart } from '../model/chart.types';
import { layOutChart } from './layout-chart';
import type { ChartLayout } from './layout.types';
import { createTextMeasurer } from './measure-text';
import type { Direction } from './to-elk';
import { fontSettled } from './web-font';

/** The worker from the elkjs package, copied by the build. */
const WORKER_URL = '/visualiser/elk-worker.js';

let engine: InstanceType<typeof ElkConstructor> | null = null;

const layoutCache = new WeakMap<Chart, Map<Direction, Promise<ChartLayout>>>();

/** Lays out a chart in a worker, cached per direction. Rejects if the layout library cannot be loaded. */
export function getChartLayout(chart: Chart, direction: Direction): Promise<ChartLayout> {
  const layoutsByDirection = layoutCache.get(chart) ?? new Map<Direction, Promise<ChartLayout>>();
  layoutCache.set(chart, layoutsByDirection);
  const layoutPromise = layoutsByDirection.get(direction) ?? computeLayout(chart, direction);
  layoutsByDirection.set(direction, layoutPromise);
  // Retry a failed layout on the next request.
  layoutPromise.catch(() => layoutsByDirection.delete(direction));
  return layoutPromise;
}

async function computeLayout(chart: Chart, direction: Direction): Promise<ChartLayout> {
  engine ??= new ElkConstructor({ workerUrl: WORKER_URL });
  const elk = engine;
  await fontSettled;
  return layOutChart(elk, chart, createTextMeasurer(), direction);
}

/** The layout of a chart: null while it is computed, `failed` if that is not possible. */
export function useChartLayout(chart: Chart, direction: Direction): ChartLayout | 'failed' | null {
  const [result, setResult] = useState<{
    readonly chart: Chart;
    readonly direction: Direction;
    readonly layout: ChartLayout | 'failed';
  } | null>(null);

  useEffect(() => {
    let isCurrent = true;
    const settle = (layout: ChartLayout | 'failed') => {
      if (isCurrent) setResult({ chart, direction, layout });
    };
    getChartLayout(chart, direction).then(settle, () => settle('failed'));
    return () => {
      isCurrent = false;
    };
  }, [chart, direction]);

  return result?.chart === chart && result.direction === direction ? result.layout : null;
}
