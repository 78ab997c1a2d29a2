import { plural, t } from '@lingui/core/macro';
import type { TimeScale } from '../../api/insights.schema';

export const PROGRESS = () => t`Progress`;
/** `possessive` is a patient's name in the possessive; null for the patient (D7). */
export const progressIntro = (possessive: string | null) =>
  possessive === null
    ? t`A look back at your check-ins.`
    : t`A look back at ${possessive} check-ins.`;

/** On paper; `date` is today's. */
export const formatPrinted = (date: string) => t`Printed ${date}`;

export const TIME_RANGE = () => t`Time range`;
type RangeTexts = {
  /** Visible label and accessible name of its radio button (D8). */
  readonly short: string;
  readonly name: string;
  /** The range as part of a sentence. */
  readonly phrase: string;
};
export const RANGE_TEXTS = (): Readonly<Record<TimeScale, RangeTexts>> => ({
  '1_week': {
    short: t({ message: 'W', comment: 'Short for “Week”.' }),
    name: t`Week`,
    phrase: t({ message: 'the past week', comment: 'Part of sentences with {phrase}.' }),
  },
  '1_month': {
    short: t({ message: 'M', comment: 'Short for “Month”.' }),
    name: t`Month`,
    phrase: t({ message: 'the past month', comment: 'Part of sentences with {phrase}.' }),
  },
  '6_months': {
    short: t({ message: '6M', comment: 'Short for “6 months”.' }),
    name: t`6 months`,
    phrase: t({ message: 'the past 6 months', comment: 'Part of sentences with {phrase}.' }),
  },
  all: {
    short: t({ message: 'Y', comment: 'Short for “Year”.' }),
    name: t`Year`,
    phrase: t({ message: 'the past year', comment: 'Part of sentences with {phrase}.' }),
  },
});
/** Where the API has sent points that are older than the range. */
export const TIME_SHOWN = () =>
  t({ message: 'the time shown', comment: 'Part of sentences with {phrase}.' });
export const LOADING = () => t`Loading…`;
export const showingRange = (phrase: string) => t`Showing ${phrase}.`;

export const SYMPTOMS = () => t`Symptoms`;
export const LIFESTYLE = () => t`Lifestyle`;
export const PHYSICAL_ACTIVITY = () => t`Physical activity`;
export const WORKSHEETS = () => t`Worksheets`;

/** Verbatim from §8. */
export const NEED_MORE_DATA = () => t`We need more data to calculate this.`;

export const nothingYet = (phrase: string) => t`There is nothing to show for ${phrase} yet.`;
export const NOTHING_YET_DETAIL = () => t`Each check-in adds a point to these charts.`;
export const CHECK_IN_NOW = () => t`Check in now`;

export const UNNAMED_SYMPTOM = () => t`Symptom`;
export const UNNAMED_WORKSHEET = () => t`Worksheet`;

/** Lines of the lifestyle chart, with the names of their checkboxes (§9, D9). */
export const LIFESTYLE_NAMES = (): readonly { readonly type: string; readonly name: string }[] => [
  { type: 'energy', name: t`Energy` },
  { type: 'positivity', name: t`Positivity` },
  { type: 'sleep_quality', name: t`Sleep quality` },
  { type: 'social', name: t`Social` },
];
/** The ends of the axis of the lifestyle chart. */
export const LOW = () => t({ message: 'Low', context: 'end of an axis' });
export const HIGH = () => t({ message: 'High', context: 'end of an axis' });
export const formatLevel = (level: string, max: number) => t`${level} of ${max}`;
export const LINES_SHOWN = () => t`Lines shown`;
export const NO_LINE_CHOSEN = () => t`Choose a line to see it here.`;

export const STEPS = () => t`Steps`;
export const DISTANCE = () => t`Distance`;
type ActivityTexts = { readonly title: string; readonly unit: string };
/** By the type of a series. */
export const ACTIVITY_TEXTS = (): Readonly<Record<string, ActivityTexts | undefined>> => ({
  steps: {
    title: t`Steps a day`,
    unit: t({ message: 'steps', comment: 'After a number, such as 5,400.' }),
  },
  distance: {
    title: t`Miles a day`,
    unit: t({ message: 'miles', comment: 'After a number, such as 2.5.' }),
  },
});

export const LATEST = () => t({ message: 'latest', comment: 'Followed by a value, such as 42%.' });
export const lineChartLabel = (subject: string, phrase: string) => {
  const lines = subject.toLowerCase();
  return t`Line chart: ${lines} over ${phrase}`;
};
export const barChartLabel = (subject: string, phrase: string) => {
  const bars = subject.toLowerCase();
  return t`Bar chart: ${bars} over ${phrase}`;
};
export const tableCaption = (subject: string, phrase: string) => t`${subject} over ${phrase}`;

/** Clauses about one line: `name` is that of a symptom, or such as 'energy'; `from` and `to` are values such as '40%'. */
export const formatRose = (name: string, from: string, to: string) =>
  t`${name} rose from ${from} to ${to}`;
export const formatFell = (name: string, from: string, to: string) =>
  t`${name} fell from ${from} to ${to}`;
export const formatStayed = (name: string, value: string) => t`${name} stayed at about ${value}`;
export const formatStayedSame = (name: string, from: string, to: string) =>
  t`${name} stayed about the same (${from} to ${to})`;
export const formatVaried = (name: string, from: string, to: string) =>
  t`${name} went up and down (${from} to ${to})`;
export const formatOneEntry = (name: string, value: string) =>
  t`${name} has one entry so far (${value})`;
export const formatTrends = (phrase: string, clauses: string) => t`Over ${phrase}, ${clauses}.`;

/** `months` is such as 'July 2026' or 'July – August 2026 and October 2026'. */
export const formatNoEntries = (months: string) => t`No entries in ${months}.`;

export const formatOneCount = (phrase: string, value: string) =>
  t`One entry so far over ${phrase}: ${value}.`;
export const formatGoingUp = (count: string, unit: string, phrase: string) =>
  t`About ${count} ${unit} a day over ${phrase}, going up.`;
export const formatGoingDown = (count: string, unit: string, phrase: string) =>
  t`About ${count} ${unit} a day over ${phrase}, going down.`;
export const formatLittleChange = (count: string, unit: string, phrase: string) =>
  t`About ${count} ${unit} a day over ${phrase}, with little change.`;

export const DAY = () => t`Day`;
export const WEEK = () => t`Week`;
export const MONTH = () => t`Month`;
export const formatWeek = (day: string) => t`Week of ${day}`;

export const WORKSHEET = () => t`Worksheet`;
export const COMPLETED = () => t({ message: 'Completed', context: 'number of worksheets' });
export const WORKSHEETS_COMPLETED = () => t`Worksheets completed`;
export const WORKSHEET_CHART = () => t`Bar chart: worksheets completed so far`;
/** `number` is `count` as it is shown. */
export const formatCompletedSoFar = (count: number, number: string) =>
  plural(count, {
    one: `${number} worksheet completed so far.`,
    other: `${number} worksheets completed so far.`,
  });
export const formatMostOften = (count: number, number: string, title: string) =>
  plural(count, {
    one: `${number} worksheet completed so far, most often ${title}.`,
    other: `${number} worksheets completed so far, most often ${title}.`,
  });
