import type { InsightGraph } from '../../api/insights.api';
import { LIFESTYLE } from './copy';
import { LineSection } from './line-section';
import { LIFESTYLE_AXIS, toLifestyle } from './to-graphs';
import type { InsightQuery } from './use-insights';

const STEADY_LEVEL = 0.4;

/** Energy, positivity, sleep quality and social life over time; each line can be hidden (§9). */
export function LifestyleSection({ insight }: { readonly insight: InsightQuery<InsightGraph> }) {
  return (
    <LineSection
      heading={LIFESTYLE}
      insight={insight}
      toGraph={toLifestyle}
      yAxis={LIFESTYLE_AXIS}
      steadyChange={STEADY_LEVEL}
    />
  );
}
