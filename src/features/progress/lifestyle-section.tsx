import type { InsightGraph } from '../../api/insights.schema';
import { useMemoWithTexts } from '../../lib/language/use-memo-with-texts';
import { LIFESTYLE, LIFESTYLE_NAMES } from './copy';
import { LineSection } from './line-section';
import { createLifestyleAxis, toLifestyle } from './to-graphs';
import type { InsightQuery } from './insights';

const STEADY_LEVEL = 0.4;

/** Energy, positivity, sleep quality and social life over time; each line can be hidden (§9). */
export function LifestyleSection({ insight }: { readonly insight: InsightQuery<InsightGraph> }) {
  const yAxis = useMemoWithTexts(createLifestyleAxis);
  return (
    <LineSection
      id="lifestyle"
      heading={LIFESTYLE()}
      insight={insight}
      toGraph={toLifestyle}
      yAxis={yAxis}
      steadyChange={STEADY_LEVEL}
      lineCount={LIFESTYLE_NAMES().length}
    />
  );
}
