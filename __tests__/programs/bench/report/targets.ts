import { evaluateKioskTargets } from './kiosk-metrics';
import { evaluateSignedInTargets } from './signed-in-targets';
import { getReadings, type Readings } from './readings';
import { getMedian, getMedianRatio } from './statistics';
import type { TargetResult } from './target-result';

const BYTES_PER_KB = 1024;

/** What the app is held to, against the medians. */
export function evaluateTargets({ app, baseline }: Readings): readonly TargetResult[] {
  const { loads, presses } = getReadings(app, 10);
  const baselineReadings = getReadings(baseline, 10);
  const pressable = (list: typeof loads) => list.map((load) => load.pressable);
  return [
    {
      target: 'An answer can be pressed, against the smallest page',
      actual: getMedianRatio(pressable(loads), pressable(baselineReadings.loads)),
      limit: 1.5,
      unit: '×',
    },
    {
      target: 'Rounds of API requests until then',
      actual: getMedian(loads.map(({ apiRoundTrips }) => apiRoundTrips)),
      limit: 1,
      unit: '',
    },
    {
      target: 'JavaScript until then',
      actual: getMedian(loads.map(({ scriptBytes }) => scriptBytes / BYTES_PER_KB)),
      limit: 150,
      unit: 'KB',
    },
    {
      target: 'Press to paint at 10 questions, against the smallest page',
      actual: getMedianRatio(presses, baselineReadings.presses),
      limit: 1.3,
      unit: '×',
    },
    {
      target: 'Press to paint at 1,000 questions, against its own at 10',
      actual: getMedianRatio(getReadings(app, 1000).presses, presses),
      limit: 1.5,
      unit: '×',
    },
    {
      target: 'Heap growth a completion',
      actual: getMedian(app.heaps.map(({ growth }) => growth / BYTES_PER_KB)),
      limit: 10,
      unit: 'KB',
    },
    ...evaluateKioskTargets(app.kiosks),
    ...evaluateSignedInTargets(app.signedIn, pressable(baselineReadings.loads)),
  ];
}
