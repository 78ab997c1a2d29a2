import type { InsightGraph } from '../../api/insights.schema';
import { SYMPTOMS } from './copy';
import { LineSection } from './line-section';
import { MAX_SYMPTOMS, SYMPTOMS_AXIS, toSymptoms } from './to-graphs';
import type { InsightQuery } from './insights';

/** In percentage points. */
const STEADY_PERCENT = 8;

/** The three strongest symptoms over time, from 0 to 100 % (§9). */
export function SymptomsSection({ insight }: { readonly insight: InsightQuery<InsightGraph> }) {
  return (
    <LineSection
      id="symptoms"
      heading={SYMPTOMS()}
      insight={insight}
      toGraph={toSymptoms}
      yAxis={SYMPTOMS_AXIS}
      steadyChange={STEADY_PERCENT}
      lineCount={MAX_SYMPTOMS}
    />
  );
}
