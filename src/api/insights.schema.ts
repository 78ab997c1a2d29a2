import * as v from 'valibot';
import { requiredId } from '../lib/responses/ids';
import { optionalLabel } from '../lib/responses/optional-label';
import { requiredNumber } from '../lib/responses/required-fields';
import {
  converted,
  optional,
  optionalText,
  tolerantList,
  tolerantResponse,
} from '../lib/responses/tolerant-schema';
import { uniqueById } from '../lib/responses/unique-by-id';

/** The time ranges of the graphs, as the API names them (§9). */
export const TIME_SCALES = ['1_week', '1_month', '6_months', 'all'] as const;
/** A time range of a graph. */
export type TimeScale = (typeof TIME_SCALES)[number];

const pointSchema = v.object({
  date: v.string(),
  /** Empty if nothing was measured: a gap, not a zero. */
  value: optional(v.nullish(requiredNumber), null),
  display: optionalText,
});

const seriesSchema = v.object({
  type: v.string(),
  title: optionalLabel,
  data: tolerantList(pointSchema),
});

const worksheetSchema = v.object({
  id: requiredId,
  title: optionalLabel,
  count: requiredNumber,
});

/** A line of a graph: its buckets, each with a value and its label (§3, D6). */
export type InsightSeries = v.InferOutput<typeof seriesSchema>;
/** How often a worksheet was completed (§3). */
export type WorksheetSummary = v.InferOutput<typeof worksheetSchema>;
/** A graph and the time range that it was requested for. */
export type InsightGraph = {
  readonly timeScale: TimeScale;
  readonly series: readonly InsightSeries[];
};

/** The response of the operation of a graph. */
export const toGraphResponse = (operation: string) =>
  tolerantResponse(operation, tolerantList(seriesSchema));

/** The response of `getWorksheetSummary`. */
export const worksheetSummaryResponse = tolerantResponse(
  'getWorksheetSummary',
  converted(tolerantList(worksheetSchema), uniqueById),
);
