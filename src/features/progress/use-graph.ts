import { useMemo } from 'react';
import type { InsightGraph } from '../../api/insights.api';
import { systemClock } from '../../lib/clock';
import { localDay } from './calendar';
import type { Graph } from './to-graphs';

/** A graph as it came, made ready to be drawn once, as of today. */
export function useGraph(
  graph: InsightGraph,
  read: (graph: InsightGraph, today: number) => Graph,
): Graph {
  return useMemo(() => read(graph, localDay(new Date(systemClock.now()))), [graph, read]);
}
