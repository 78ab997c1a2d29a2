import ElkConstructor from 'elkjs/lib/elk.bundled.js';
import { layOutChart } from '../../../../src/qa/visualiser/layout/layout-chart';
import { estimateTextWidth } from '../../../../src/qa/visualiser/layout/metrics';
import type { Direction } from '../../../../src/qa/visualiser/layout/to-elk';
import type { Chart } from '../../../../src/qa/visualiser/model/chart.types';
import { foldChart, type FoldedChart } from '../../../../src/qa/visualiser/model/fold-chart';

const elk = new ElkConstructor();

/** Lays out a chart without a worker, with estimated text widths. */
export const layOut = (chart: Chart | FoldedChart, direction: Direction = 'down') =>
  layOutChart(elk, 'folds' in chart ? chart : foldChart(chart), estimateTextWidth, direction);
