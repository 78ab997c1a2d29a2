import type { InsightGraph } from '../../api/insights.api';
import { useMemoWithTexts } from '../../lib/language/use-memo-with-texts';
import { systemClock } from '../../lib/time/clock';
import { toLocalDay } from './calendar';
import type { Graph } from './to-graphs';

type ToGraph = (graph: InsightGraph, today: number) => Graph;

/** Converts a graph for drawing, relative to today; memoised. */
export function useGraph(graph: InsightGraph, toGraph: ToGraph): Graph {
  return useMemoWithTexts(toGraphOfToday, graph, toGraph);
}

const toGraphOfToday = (graph: InsightGraph, toGraph: ToGraph) =>
  toGraph(graph, toLocalDay(new Date(systemClock.now())));
