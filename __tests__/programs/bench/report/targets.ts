import { evaluateKioskTargets } from './kiosk-metrics';
import { getReadings, type Readings } from './readings';
import { getMedian, getMedianRatio } from './statistics';
import type { TargetResult } from './target-result';

const BYTES_PER_KB = 1024;

/** Compares the medians of all readings with their targets. */
export function evaluateTargets({ app, baseline }: Readings): readonly TargetResult[] {
  const { presses } = getReadings(app, 10);
  const baselineReadings = getReadings(baseline, 10);
  return [
    ...evaluateLoads({ app, baseline }),
    {
      target: 'Press to paint with 10 questions, relative to the baseline page',
      actual: getMedianRatio(presses, baselineReadings.presses),
      limit: 1.3,
      unit: '×',
    },
    {
      target: 'Press to paint with 1,000 questions, relative to 10 questions',
      actual: getMedianRatio(getReadings(app, 1000).presses, presses),
      limit: 1.5,
      unit: '×',
    },
    {
      target: 'Heap growth per completed assessment',
      actual: getMedian(app.heaps.map(({ growth }) => growth / BYTES_PER_KB)),
      limit: 10,
      unit: 'KB',
    },
    ...evaluateKioskTargets(app.kiosks),
    {
      target: 'Home page: time to interactive, relative to the baseline page',
      actual: getMedianRatio(app.homes, getInteractiveTimes(baselineReadings.loads)),
      limit: 1.75,
      unit: '×',
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
      limit: 1.5,
      unit: '×',
    },
    {
      target: 'Public link: time to the second page, relative to the baseline page’s first',
      actual: getMedianRatio(app.secondPages, getInteractiveTimes(baselineReadings.loads)),
      limit: 1.5,
      unit: '×',
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
      actual: getMedian(loads.map(({ apiRoundTrips }) => apiRoundTrips)),
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
