import { evaluateKioskTargets } from './kiosk-metrics';
import type { PressReading } from '../measure/measure-presses';
import { PAGES, type Page } from '../measure/pages';
import { getPageReadings, getReadings, type Readings } from './readings';
import {
  get98thPercentile,
  getDifference,
  getMedian,
  getMedianRatio,
  getRatio,
} from './statistics';
import type { TargetResult } from './target-result';

const BYTES_PER_KB = 1024;
const BYTES_PER_MB = BYTES_PER_KB ** 2;

/** Compares the medians of all readings with their targets. */
export function evaluateTargets(readings: Readings): readonly TargetResult[] {
  const { app } = readings;
  return [
    ...evaluateLoads(readings),
    ...evaluatePresses(readings),
    {
      target: 'Heap growth per completed assessment',
      actual: getMedian(app.heaps.map(({ growth }) => growth / BYTES_PER_KB)),
      limit: 10,
      unit: 'KB',
    },
    ...evaluateKioskTargets(app.kiosks),
    ...PAGES.flatMap((page) => evaluatePage(page, readings)),
    {
      target: 'Sign-in pressed to home page: rounds of API requests',
      actual: getMedian(app.signIns.map(({ apiRounds }) => apiRounds)),
      limit: 2,
      unit: '',
    },
  ];
}

/** The targets of presses on an answer. */
function evaluatePresses({ app, baseline }: Readings): readonly TargetResult[] {
  const own = getReadings(app, 10).presses;
  const others = getReadings(baseline, 10).presses;
  const many = getReadings(app, 1000).presses;
  const getPaints = (presses: readonly PressReading[]) => presses.flatMap(({ toPaint }) => toPaint);
  const getWork = (presses: readonly PressReading[]) => presses.flatMap(({ work }) => work);
  return [
    {
      target: 'Press to paint with 10 questions, relative to the baseline page',
      actual: getMedianRatio(getPaints(own), getPaints(others)),
      limit: 1.3,
      unit: '×',
    },
    {
      target: '  the slowest of 50 presses',
      actual: getRatio(get98thPercentile(getPaints(own)), get98thPercentile(getPaints(others))),
      limit: 1.3,
      unit: '×',
    },
    {
      target: '  work of the main thread for a press',
      actual: getMedianRatio(getWork(own), getWork(others)),
      limit: 2,
      unit: '×',
    },
    {
      target: 'Press to paint with 1,000 questions, relative to 10 questions',
      actual: getMedianRatio(getPaints(many), getPaints(own)),
      limit: 1.5,
      unit: '×',
    },
    {
      target: 'Heap with 1,000 questions',
      actual: getMedian(many.map(({ heapBytes }) => heapBytes / BYTES_PER_MB)),
      limit: 12,
      unit: 'MB',
    },
  ];
}

/** The targets of another page. */
function evaluatePage({ name, limit }: Page, { app, baseline }: Readings): readonly TargetResult[] {
  const readings = getPageReadings(app, name);
  const cold = readings.map((reading) => reading.cold);
  return [
    {
      target: `${name}: time to interactive, relative to the baseline page`,
      actual: getMedianRatio(cold, getInteractiveTimes(getReadings(baseline, 10).loads)),
      limit,
      unit: '×',
    },
    {
      target: '  opened again, relative to the first time',
      actual: getMedianRatio(
        readings.map(({ again }) => again),
        cold,
      ),
      limit: 0.5,
      unit: '×',
    },
    {
      target: '  layout shift',
      actual: getMedian(readings.map(({ layoutShift }) => layoutShift)),
      limit: 0.02,
      unit: 'in all',
    },
  ];
}

/** The targets of the first page of a public link. */
function evaluateLoads({ app, baseline }: Readings): readonly TargetResult[] {
  const { loads } = getReadings(app, 10);
  const baselineReadings = getReadings(baseline, 10);
  return [
    {
      target: 'Public link: time to interactive, relative to the baseline page',
      actual: getMedianRatio(
        getInteractiveTimes(loads),
        getInteractiveTimes(baselineReadings.loads),
      ),
      limit: 0.7,
      unit: '×',
    },
    {
      target: 'Public link: time to the second page, relative to the baseline page’s first',
      actual: getMedianRatio(app.secondPages, getInteractiveTimes(baselineReadings.loads)),
      limit: 1.5,
      unit: '×',
    },
    {
      target: 'Public link with the API on another origin: additional time to interactive',
      actual: getDifference(getMedian(app.otherOrigins), getMedian(getInteractiveTimes(loads))),
      limit: 150,
      unit: 'ms',
    },
    {
      target: 'Public link: largest contentful paint, relative to the time to interactive',
      actual: getMedianRatio(
        loads.map(({ largestPaint }) => largestPaint),
        getInteractiveTimes(loads),
      ),
      limit: 1.1,
      unit: '×',
    },
    {
      target: 'Public link: time to interactive with 1,000 questions, relative to 10 questions',
      actual: getMedianRatio(
        getInteractiveTimes(getReadings(app, 1000).loads),
        getInteractiveTimes(loads),
      ),
      limit: 1.5,
      unit: '×',
    },
    {
      target: 'Public link: rounds of API requests until interactive',
      actual: getMedian(loads.map(({ apiRounds }) => apiRounds)),
      limit: 1,
      unit: '',
    },
    {
      target: 'Public link: JavaScript until interactive',
      actual: getMedian(loads.map(({ scriptBytes }) => scriptBytes / BYTES_PER_KB)),
      limit: 150,
      unit: 'KB',
    },
  ];
}

const getInteractiveTimes = (loads: readonly { readonly interactive: number }[]) =>
  loads.map(({ interactive }) => interactive);
