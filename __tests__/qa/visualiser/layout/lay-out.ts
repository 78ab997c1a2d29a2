import ElkConstructor from 'elkjs/lib/elk.bundled.js';
import { layOutChart } from '../../../../src/qa/visualiser/layout/layout-chart';
import { estimateTextWidth } from '../../../../src/qa/visualiser/layout/metrics';
import type { Chart } from '../../../../src/qa/visualiser/model/chart.types';
import {
  collapseChart,
  type CollapsedChart,
} from '../../../../src/qa/visualiser/model/collapse-chart';

const elk = new ElkConstructor();

/** Lays out a chart without a worker, with estimated text widths. */
export const layOut = (chart: Chart | CollapsedChart) =>
  layOutChart(elk, 'collapses' in chart ? chart : collapseChart(chart), estimateTextWidth, 'down');
