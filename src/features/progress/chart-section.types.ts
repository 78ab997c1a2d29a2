import type { InsightGraph } from '../../api/insights.schema';

/** Props of the component that draws a graph within its card. */
export type GraphProps = {
  readonly insight: InsightGraph;
  /** True while the newly selected range loads and the graph still shows the previous one. */
  readonly isStale: boolean;
};
