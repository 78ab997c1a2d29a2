import type { InsightGraph } from '../../api/insights.api';

/** Props of the component that draws a graph within its card. */
export type GraphProps = {
  readonly insight: InsightGraph;
  /** Id of the card's heading. */
  readonly headingId: string;
  /** True while the newly selected range loads and the graph still shows the previous one. */
  readonly isStale: boolean;
};
