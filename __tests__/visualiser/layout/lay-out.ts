import ElkConstructor from 'elkjs/lib/elk.bundled.js';
import { layOutChart } from '../../../src/visualiser/layout/layout-chart';
import { estimateTextWidth } from '../../../src/visualiser/layout/metrics';
import type { Direction } from '../../../src/visualiser/layout/to-elk';
import type { Chart } from '../../../src/visualiser/model/chart.types';

const elk = new ElkConstructor();

/** Lays a chart out in this process, with text widths by rule of thumb. */
export const layOut = (chart: Chart, direction: Direction = 'down') =>
  layOutChart(elk, chart, estimateTextWidth, direction);
