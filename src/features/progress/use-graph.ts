import type { InsightGraph } from '../../api/insights.schema';
import { useMemoWithTexts } from '../../lib/language/use-memo-with-texts';
import { useNow } from '../../lib/time/use-now';
import { toLocalDay } from './calendar';
import type { Graph } from './to-graphs';

type ToGraph = (graph: InsightGraph, today: number) => Graph;

/** Converts a graph for drawing, relative to today; memoised. */
export function useGraph(graph: InsightGraph, toGraph: ToGraph): Graph {
  const today = toLocalDay(new Date(useNow()));
  return useMemoWithTexts(toGraph, graph, today);
}
