import type { Clock } from '../clock';
import { pseudoRandom } from '../pseudo-random';
import type { CheckInScore } from './check-in.types';
import { lifestyle, STRENGTH_NODE, symptomModules, worksheets } from './modules';

export const TIME_SCALES = ['1_week', '1_month', '6_months', 'all'] as const;
export type TimeScale = (typeof TIME_SCALES)[number];

/** A line of a graph (§3 Insight series). */
export type InsightSeries = {
  readonly type: string;
  readonly title?: string;
  readonly timeScale: TimeScale;
  readonly data: readonly {
    readonly date: string;
    readonly value: number;
    readonly display: string;
  }[];
};

type Point = { readonly at: string; readonly value: number };

const DAY_MS = 86_400_000;

/** The start of a graph, in ms since 1970; it is the start of a bucket, so that no day, week or month is cut (§9). */
function getRangeStart(timeScale: TimeScale, clock: Clock): number {
  const now = clock.now();
  const today = Math.floor(now.getTime() / DAY_MS);
  switch (timeScale) {
    case '1_week':
      return (today - 6) * DAY_MS;
    case '1_month':
      return (today - 29) * DAY_MS;
    case '6_months':
      return (today - getDaysSinceMonday(now) - 25 * 7) * DAY_MS;
    case 'all':
      return Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 11, 1);
  }
}

function getDaysSinceMonday(date: Date): number {
  return (date.getUTCDay() + 6) % 7;
}

/** The date of a point's bucket: its own day, its week's Monday, or the first of its month (§9). */
function getBucketDate(at: string, timeScale: TimeScale): string {
  if (timeScale === 'all') return `${at.slice(0, 7)}-01`;
  if (timeScale !== '6_months') return at.slice(0, 10);
  const date = new Date(at);
  return new Date(date.getTime() - getDaysSinceMonday(date) * DAY_MS).toISOString().slice(0, 10);
}

function aggregateByBucket(
  points: readonly Point[],
  timeScale: TimeScale,
  clock: Clock,
  decimals: number,
  formatValue: (value: number) => string,
): InsightSeries['data'] {
  const start = getRangeStart(timeScale, clock);
  const buckets = new Map<string, number[]>();
  for (const { at, value } of points) {
    if (new Date(at).getTime() < start) continue;
    const bucket = getBucketDate(at, timeScale);
    buckets.set(bucket, [...(buckets.get(bucket) ?? []), value]);
  }
  return [...buckets.entries()]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([date, values]) => {
      const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
      const value = Number(mean.toFixed(decimals));
      return { date, value, display: formatValue(value) };
    });
}

function getPoints(scores: readonly CheckInScore[], moduleId: string, key: string): Point[] {
  return scores
    .filter((score) => score.moduleId === moduleId)
    .flatMap(({ createdAt, answers }) => {
      const value = answers.find((answer) => answer.key === key)?.value;
      return typeof value === 'number' ? [{ at: createdAt, value }] : [];
    });
}

/** `insights/symptoms-graph`: the strength of each symptom, in percent. */
export function createSymptomsGraph(
  scores: readonly CheckInScore[],
  timeScale: TimeScale,
  clock: Clock,
): InsightSeries[] {
  return symptomModules.map(({ id, title }) => {
    const points = getPoints(scores, id, STRENGTH_NODE).map((p) => ({ ...p, value: p.value * 10 }));
    const data = aggregateByBucket(points, timeScale, clock, 0, (value) => `${value}%`);
    return { type: 'symptom', title, timeScale, data };
  });
}

/** `insights/lifestyle-graph`: the four sliders, −2 to 2. */
export function createLifestyleGraph(
  scores: readonly CheckInScore[],
  timeScale: TimeScale,
  clock: Clock,
): InsightSeries[] {
  return lifestyle.nodes.map(({ id }) => {
    const points = getPoints(scores, lifestyle.id, id);
    // Users see 1 to 5, not −2 to 2.
    const data = aggregateByBucket(
      points,
      timeScale,
      clock,
      2,
      (value) => `${(value + 3).toFixed(1)} of 5`,
    );
    return { type: id, timeScale, data };
  });
}

function simulateSteps(userId: string, day: number): number {
  const isWeekend = [2, 3].includes(day % 7);
  return Math.round(2600 + pseudoRandom(`${userId}/steps/${day}`) * (isWeekend ? 9000 : 5200));
}

/** `insights/activity-graph`: steps and miles per day; empty if no phone counts them. */
export function createActivityGraph(
  userId: string,
  hasPhone: boolean,
  timeScale: TimeScale,
  clock: Clock,
): InsightSeries[] {
  const today = Math.floor(clock.now().getTime() / DAY_MS);
  const days = hasPhone ? Array.from({ length: 365 }, (_, index) => today - index) : [];
  const steps = days.map((day) => ({
    at: new Date(day * DAY_MS).toISOString(),
    value: simulateSteps(userId, day),
  }));
  const miles = steps.map((point) => ({ ...point, value: point.value / 2150 }));
  const formatSteps = (value: number) => `${value.toLocaleString('en-US')} steps`;
  return [
    { type: 'steps', timeScale, data: aggregateByBucket(steps, timeScale, clock, 0, formatSteps) },
    {
      type: 'distance',
      timeScale,
      data: aggregateByBucket(miles, timeScale, clock, 1, (value) => `${value.toFixed(1)} miles`),
    },
  ];
}

/** `insights/worksheet-summary`: how often each worksheet was completed. */
export function createWorksheetSummary(scores: readonly CheckInScore[]) {
  return worksheets.map(({ id, title }) => ({
    id,
    title,
    count: scores.filter(({ moduleId }) => moduleId === id).length,
  }));
}
