import type { ELK } from 'elkjs/lib/elk-api';
import type { CollapsedChart } from '../model/collapse-chart';
import { fromElk } from './from-elk';
import type { ChartLayout, MeasureText } from './layout.types';
import { toElk, type Direction } from './to-elk';

/** Lays out a chart; the result is the same for the same chart. */
export async function layOutChart(
  elk: Pick<ELK, 'layout'>,
  chart: CollapsedChart,
  measure: MeasureText,
  direction: Direction,
): Promise<ChartLayout> {
  return fromElk(chart, await elk.layout(toElk(chart, measure, direction)), direction);
}
