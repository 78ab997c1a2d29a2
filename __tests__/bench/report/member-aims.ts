import { drawnOf, framesOf, type MemberReadings } from './member-readings';
import { percentile, ratioOf } from './statistics';
import type { Verdict } from './verdict';

/** Of what a screen does with very much, against what it does with little. */
const AGAINST_ITSELF = 1.5;
/** The frames that a person may not notice. */
const MOST_FRAMES = 0.95;

/** What the screens behind the wall are held to; `barePressable` is when the smallest page could be pressed, in ms. */
export function judgeMembers(
  members: MemberReadings,
  barePressable: readonly number[],
): readonly Verdict[] {
  const progressAt = (size: number) => members.progress.get(size) ?? [];
  const slowFrame = (size: number) => {
    const frames = framesOf(members, size);
    return frames.length === 0 ? [] : [percentile(frames, MOST_FRAMES)];
  };
  const itself = { atMost: AGAINST_ITSELF, unit: '×' } as const;
  return [
    {
      aim: 'The home page can be pressed, against the smallest page',
      reached: ratioOf(members.homes, barePressable),
      atMost: 1.7,
      unit: '×',
    },
    {
      aim: 'Press to charts at 365 points, against its own at 10',
      reached: ratioOf(progressAt(365), progressAt(10)),
      ...itself,
    },
    {
      aim: 'Press to charts at 10,000 points, against its own at 10',
      reached: ratioOf(progressAt(10_000), progressAt(10)),
      ...itself,
    },
    {
      aim: 'Press to history at 5,000 entries, against its own at 10',
      reached: ratioOf(drawnOf(members, 5000), drawnOf(members, 10)),
      ...itself,
    },
    {
      aim: '95 of 100 frames of scrolling 5,000 entries, against its own at 10',
      reached: ratioOf(slowFrame(5000), slowFrame(10)),
      ...itself,
    },
  ];
}
