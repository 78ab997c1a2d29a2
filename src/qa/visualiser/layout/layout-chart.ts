import type { ELK } from 'elkjs/lib/elk-api';
import type { Chart } from '../model/chart.types';
import { fromElk } from './from-elk';
import type { ChartLayout, MeasureText } from './layout.types';
import { toElk, type Direction } from './to-elk';

/** Lays out a chart; the result is the same for the same chart. */
export async function layOutChart(
  elk: Pick<ELK, 'layout'>,
  chart: Chart,
  measure: MeasureText,
  direction: Direction,
): Promise<ChartLayout> {
  return fromElk(chart, await elk.layout(toElk(chart, measure, direction)));
}
