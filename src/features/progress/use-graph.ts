import { useMemo } from 'react';
import type { InsightGraph } from '../../api/insights.api';
import { systemClock } from '../../lib/time/clock';
import { toLocalDay } from './calendar';
import type { Graph } from './to-graphs';

/** A graph as it came, made ready to be drawn once, as of today. */
export function useGraph(
  graph: InsightGraph,
  toGraph: (graph: InsightGraph, today: number) => Graph,
): Graph {
  return useMemo(() => toGraph(graph, toLocalDay(new Date(systemClock.now()))), [graph, toGraph]);
}
