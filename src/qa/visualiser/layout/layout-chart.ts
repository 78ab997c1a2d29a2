import type { ELK } from 'elkjs/lib/elk-api';
import type { Chart } from '../model/chart.types';
import { fromElk } from './from-elk';
import type { ChartLayout, MeasureText } from './layout.types';
import { toElk, type Direction } from './to-elk';

/** Finds a place for everything of a chart; the same chart always gets the same places. */
export async function layOutChart(
  elk: Pick<ELK, 'layout'>,
  chart: Chart,
  measure: MeasureText,
  direction: Direction,
): Promise<ChartLayout> {
  return fromElk(chart, await elk.layout(toElk(chart, measure, direction)));
}
