import ElkConstructor from 'elkjs/lib/elk-api';
import { useEffect, useState } from 'react';
import type { Chart } from '../model/chart.types';
import { layOutChart } from './layout-chart';
import type { ChartLayout } from './layout.types';
import { createMeasure } from './measure-text';
import type { Direction } from './to-elk';
import { fontSettled } from './web-font';

/** The library's own worker, which the build puts beside the page as it is. */
const WORKER_URL = '/visualiser/elk-worker.js';

let engine: InstanceType<typeof ElkConstructor> | null = null;

const known = new WeakMap<Chart, Map<Direction, Promise<ChartLayout>>>();

/** Lays a chart out beside the page, once for each direction. Rejects where the library cannot be had. */
export function layOutOnce(chart: Chart, direction: Direction): Promise<ChartLayout> {
  const ofChart = known.get(chart) ?? new Map<Direction, Promise<ChartLayout>>();
  known.set(chart, ofChart);
  const made = ofChart.get(direction) ?? layOut(chart, direction);
  ofChart.set(direction, made);
  // What failed is tried anew the next time.
  made.catch(() => ofChart.delete(direction));
  return made;
}

async function layOut(chart: Chart, direction: Direction): Promise<ChartLayout> {
  engine ??= new ElkConstructor({ workerUrl: WORKER_URL });
  const elk = engine;
  await fontSettled;
  return layOutChart(elk, chart, createMeasure(), direction);
}

/** Where everything of a chart stands: null while that is being found out, `failed` where it cannot be. */
export function useChartLayout(chart: Chart, direction: Direction): ChartLayout | 'failed' | null {
  const [found, setFound] = useState<{
    readonly chart: Chart;
    readonly direction: Direction;
    readonly layout: ChartLayout | 'failed';
  } | null>(null);

  useEffect(() => {
    let isWanted = true;
    const settle = (layout: ChartLayout | 'failed') => {
      if (isWanted) setFound({ chart, direction, layout });
    };
    layOutOnce(chart, direction).then(settle, () => settle('failed'));
    return () => {
      isWanted = false;
    };
  }, [chart, direction]);

  return found?.chart === chart && found.direction === direction ? found.layout : null;
}
