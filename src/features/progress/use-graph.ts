import { useMemo } from 'react';
import type { InsightGraph } from '../../api/insights.api';
import { systemClock } from '../../lib/time/clock';
import { toLocalDay } from './calendar';
import type { Graph } from './to-graphs';

/** Converts a graph for drawing, relative to today; memoised. */
export function useGraph(
  graph: InsightGraph,
  toGraph: (graph: InsightGraph, today: number) => Graph,
): Graph {
  return useMemo(() => toGraph(graph, toLocalDay(new Date(systemClock.now()))), [graph, toGraph]);
}
