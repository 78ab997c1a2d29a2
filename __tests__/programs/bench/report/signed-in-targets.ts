import { getRenderTimes } from './signed-in-metrics';
import { getFrames, type SignedInReadings } from './signed-in-readings';
import { percentile, getMedianRatio } from './statistics';
import type { TargetResult } from './target-result';

/** Of what a screen does with very much, against what it does with little. */
const MAX_GROWTH_RATIO = 1.5;
/** The frames that a person may not notice. */
const FRAME_PERCENTILE = 0.95;

/** What the screens behind the wall are held to; `barePressable` is when the smallest page could be pressed, in ms. */
export function evaluateSignedInTargets(
  signedIn: SignedInReadings,
  baselinePressable: readonly number[],
): readonly TargetResult[] {
  const getProgress = (size: number) => signedIn.progress.get(size) ?? [];
  const getSlowFrame = (size: number) => {
    const frames = getFrames(signedIn, size);
    return frames.length === 0 ? [] : [percentile(frames, FRAME_PERCENTILE)];
  };
  const growthLimit = { limit: MAX_GROWTH_RATIO, unit: '×' } as const;
  return [
    {
      target: 'The home page can be pressed, against the smallest page',
      actual: getMedianRatio(signedIn.homes, baselinePressable),
      limit: 1.7,
      unit: '×',
    },
    {
      target: 'Press to charts at 365 points, against its own at 10',
      actual: getMedianRatio(getProgress(365), getProgress(10)),
      ...growthLimit,
    },
    {
      target: 'Press to charts at 10,000 points, against its own at 10',
      actual: getMedianRatio(getProgress(10_000), getProgress(10)),
      ...growthLimit,
    },
    {
      target: 'Press to history at 5,000 entries, against its own at 10',
      actual: getMedianRatio(getRenderTimes(signedIn, 5000), getRenderTimes(signedIn, 10)),
      ...growthLimit,
    },
    {
      target: '95 of 100 frames of scrolling 5,000 entries, against its own at 10',
      actual: getMedianRatio(getSlowFrame(5000), getSlowFrame(10)),
      ...growthLimit,
    },
  ];
}
