export const PROGRESS = 'Progress';
export const YOUR = 'your';
/** `possessive` is 'your', or for a participant the patient's name in the possessive (D7). */
export const progressIntro = (possessive: string) => `A look back at ${possessive} check-ins.`;

export const TIME_RANGE = 'Time range';
export const LOADING = 'Loading…';
export const showingRange = (phrase: string) => `Showing ${phrase}.`;

export const SYMPTOMS = 'Symptoms';
export const LIFESTYLE = 'Lifestyle';
export const PHYSICAL_ACTIVITY = 'Physical activity';
export const WORKSHEETS = 'Worksheets';

/** Verbatim from §8. */
export const NEED_MORE_DATA = 'We need more data to calculate this.';

export const nothingYet = (phrase: string) => `There is nothing to show for ${phrase} yet.`;
export const NOTHING_YET_DETAIL = 'Each check-in adds a point to these charts.';
export const CHECK_IN_NOW = 'Check in now';

export const UNNAMED_SYMPTOM = 'Symptom';
export const UNNAMED_WORKSHEET = 'Worksheet';

/** Lines of the lifestyle chart, with the names of their checkboxes (§9, D9). */
export const LIFESTYLE_NAMES = [
  { type: 'energy', name: 'Energy' },
  { type: 'positivity', name: 'Positivity' },
  { type: 'sleep_quality', name: 'Sleep quality' },
  { type: 'social', name: 'Social' },
] as const;
export const LINES_SHOWN = 'Lines shown';
export const NO_LINE_CHOSEN = 'Choose a line to see it here.';

export const STEPS = 'Steps';
export const DISTANCE = 'Distance';
export const STEPS_A_DAY = 'Steps a day';
export const MILES_A_DAY = 'Miles a day';
export const STEPS_UNIT = 'steps';
export const MILES_UNIT = 'miles';

export const LATEST = 'latest';
export const lineChartLabel = (subject: string, phrase: string) =>
  `Line chart: ${subject.toLowerCase()} over ${phrase}`;
export const barChartLabel = (subject: string, phrase: string) =>
  `Bar chart: ${subject.toLowerCase()} over ${phrase}`;
export const tableCaption = (subject: string, phrase: string) => `${subject} over ${phrase}`;

export const WORKSHEET = 'Worksheet';
export const COMPLETED = 'Completed';
export const WORKSHEETS_COMPLETED = 'Worksheets completed';
export const WORKSHEET_CHART = 'Bar chart: worksheets completed so far';
