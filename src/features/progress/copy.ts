export const PROGRESS = 'Progress';
export const YOUR = 'your';
/** `whose` is 'your', or the patient's name in the possessive for a participant (D7). */
export const lookBackAt = (whose: string) => `A look back at ${whose} check-ins.`;

export const TIME_RANGE = 'Time range';
export const LOADING = 'Loading…';
export const showing = (phrase: string) => `Showing ${phrase}.`;

export const SYMPTOMS = 'Symptoms';
export const LIFESTYLE = 'Lifestyle';
export const PHYSICAL_ACTIVITY = 'Physical activity';
export const WORKSHEETS = 'Worksheets';

/** To the letter of §8. */
export const NEED_MORE_DATA = 'We need more data to calculate this.';

export const UNNAMED_SYMPTOM = 'Symptom';
export const UNNAMED_WORKSHEET = 'Worksheet';

/** The lines of the lifestyle chart and the names of their checkboxes (§9, D9). */
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
export const MEAN_STEPS = 'steps';
export const MEAN_MILES = 'miles';

export const LATEST = 'latest';
export const lineChartOf = (what: string, phrase: string) =>
  `Line chart: ${what.toLowerCase()} over ${phrase}`;
export const barChartOf = (what: string, phrase: string) =>
  `Bar chart: ${what.toLowerCase()} over ${phrase}`;
export const tableOf = (what: string, phrase: string) => `${what} over ${phrase}`;

export const WORKSHEET = 'Worksheet';
export const COMPLETED = 'Completed';
export const WORKSHEETS_COMPLETED = 'Worksheets completed';
export const WORKSHEET_CHART = 'Bar chart: worksheets completed so far';
