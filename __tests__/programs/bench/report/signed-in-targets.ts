import { getRenderTimes } from './signed-in-metrics';
import { getFrames, type SignedInReadings } from './signed-in-readings';
import { percentile, getMedianRatio } from './statistics';
import type { TargetResult } from './target-result';

/** Limit of the time with much data relative to the time with little data. */
const MAX_GROWTH_RATIO = 1.5;
/** The share of frames that must be within the limit. */
const FRAME_PERCENTILE = 0.95;

/** Evaluates the targets of the signed-in screens; `baselineInteractiveTimes` are the baseline page's, in ms. */
export function evaluateSignedInTargets(
  signedIn: SignedInReadings,
  baselineInteractiveTimes: readonly number[],
): readonly TargetResult[] {
  const getProgress = (size: number) => signedIn.progress.get(size) ?? [];
  const getSlowFrame = (size: number) => {
    const frames = getFrames(signedIn, size);
    return frames.length === 0 ? [] : [percentile(frames, FRAME_PERCENTILE)];
  };
  const growthLimit = { limit: MAX_GROWTH_RATIO, unit: '×' } as const;
  return [
    {
      target: 'Home page: time to interactive, relative to the baseline page',
      actual: getMedianRatio(signedIn.homes, baselineInteractiveTimes),
      limit: 1.7,
      unit: '×',
    },
    {
      target: 'Progress: press to charts with 365 points, relative to 10 points',
      actual: getMedianRatio(getProgress(365), getProgress(10)),
      ...growthLimit,
    },
    {
      target: 'Progress: press to charts with 10,000 points, relative to 10 points',
      actual: getMedianRatio(getProgress(10_000), getProgress(10)),
      ...growthLimit,
    },
    {
      target: 'History: press to list with 5,000 entries, relative to 10 entries',
      actual: getMedianRatio(getRenderTimes(signedIn, 5000), getRenderTimes(signedIn, 10)),
      ...growthLimit,
    },
    {
      target:
        'History: frame time (95th percentile) while scrolling 5,000 entries, relative to 10 entries',
      actual: getMedianRatio(getSlowFrame(5000), getSlowFrame(10)),
      ...growthLimit,
    },
  ];
}
