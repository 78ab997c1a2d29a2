import type { InsightGraph } from '../../api/insights.api';

/** What draws a graph within its card. */
export type GraphProps = {
  readonly insight: InsightGraph;
  /** The id of the region's heading. */
  readonly headingId: string;
  /** The graph is of the range chosen before, while the next is on its way. */
  readonly isStale: boolean;
};
