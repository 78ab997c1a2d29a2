import type { Clock } from '../clock';
import { pseudoRandom } from '../pseudo-random';
import type { CheckInAnswer, CheckInModule, CheckInNode, CheckInScore } from './check-in.types';
import { lifestyle, symptomModules, worksheets } from './modules';

const DAY_MS = 86_400_000;
const YEAR_DAYS = 365;

/** Simulated wellbeing, 0 to 1: a slow wave with daily noise, rising over the year. */
function simulateMood(name: string, day: number, daysAgo: number): number {
  const wave = 0.5 + 0.22 * Math.sin(day / 23 + pseudoRandom(name) * 6);
  const progress = 0.12 - (0.24 * daysAgo) / YEAR_DAYS;
  const noise = (pseudoRandom(`${name}/${day}`) - 0.5) * 0.3;
  return Math.min(1, Math.max(0, wave + progress + noise));
}

const sampleNotes = [
  'Slow morning.',
  'Talked with my sister.',
  'Work was a lot today.',
  'Better than it looked.',
];

function generateAnswer(
  node: CheckInNode,
  name: string,
  wellbeing: number,
): CheckInAnswer['value'] | null {
  const randomValue = pseudoRandom(`${name}/${node.id}`);
  switch (node.type) {
    case 'heading':
      return null;
    case 'free_text':
      return randomValue < 0.3
        ? null
        : (sampleNotes[Math.floor(randomValue * sampleNotes.length)] ?? null);
    case 'slider_vertical':
      return Math.round((wellbeing * 4 - 2) * 100) / 100;
    case 'likert': {
      const { minValue = 0, maxValue = 10, answers } = node;
      if (answers) return answers[Math.round(wellbeing * (answers.length - 1))]?.value ?? null;
      // A symptom (0 to 10) is stronger on a bad day; other ratings are higher on a good day.
      const share = maxValue === 10 ? 1 - wellbeing : wellbeing;
      return Math.round(minValue + share * (maxValue - minValue));
    }
    case 'multiple_choice': {
      const values = (node.answers ?? []).map(({ value }) => value);
      const chosen = values.filter((value) => pseudoRandom(`${name}/${node.id}/${value}`) < 0.4);
      return node.multiselect ? (chosen.length > 0 ? chosen : null) : (values[0] ?? null);
    }
  }
}

/** A plausible score, deterministic for a user, module and day (days since 1970). */
function generateScore(
  userId: string,
  module: CheckInModule,
  day: number,
  daysAgo: number,
): CheckInScore {
  const name = `${userId}/${module.id}/${day}`;
  const at = new Date(day * DAY_MS + (13 + pseudoRandom(name) * 9) * 3_600_000).toISOString();
  const answers = module.nodes.flatMap((node) => {
    const value = generateAnswer(
      node,
      name,
      simulateMood(`${userId}/${module.id}/${node.id}`, day, daysAgo),
    );
    return value === null ? [] : [{ key: node.id, value }];
  });
  const id = `${userId}-${module.id}-${day}`;
  return {
    id,
    moduleId: module.id,
    versionId: module.versionId,
    createdAt: at,
    updatedAt: at,
    answers,
  };
}

/** Whether the user completes a module on a day; two weeks of the year have no check-ins. */
function isCheckedIn(userId: string, module: CheckInModule, day: number, daysAgo: number): boolean {
  if (daysAgo > 200 && daysAgo < 215) return false;
  const probability = module === lifestyle ? 0.85 : module.type === 'symptom' ? 0.75 : 0.08;
  return pseudoRandom(`${userId}/${module.id}/done/${day}`) < probability;
}

/** Cache of generated years: they are immutable, and a test run creates about a thousand worlds. */
const yearCache = new Map<string, readonly CheckInScore[]>();

function generateYear(userId: string, today: number): readonly CheckInScore[] {
  const scores: CheckInScore[] = [];
  for (let daysAgo = YEAR_DAYS; daysAgo >= 1; daysAgo -= 1)
    for (const module of [lifestyle, ...symptomModules, ...worksheets])
      if (isCheckedIn(userId, module, today - daysAgo, daysAgo))
        scores.push(generateScore(userId, module, today - daysAgo, daysAgo));
  return scores;
}

/** A year of scores up to yesterday, the oldest first. */
export function createYearOfScores(userId: string, clock: Clock): readonly CheckInScore[] {
  const today = Math.floor(clock.now().getTime() / DAY_MS);
  const key = `${userId}/${today}`;
  const year = yearCache.get(key) ?? generateYear(userId, today);
  yearCache.set(key, year);
  return year;
}

/** A few scores over half a year, the last one two days ago; the oldest first. */
export function createSparseScores(
  userId: string,
  modules: readonly CheckInModule[],
  clock: Clock,
): readonly CheckInScore[] {
  const today = Math.floor(clock.now().getTime() / DAY_MS);
  return [170, 131, 128, 96, 61, 23, 22, 9, 2].flatMap((daysAgo) =>
    modules.map((module) => generateScore(userId, module, today - daysAgo, daysAgo)),
  );
}

/** A single score, an hour ago. */
export function createRecentScore(
  userId: string,
  module: CheckInModule,
  clock: Clock,
): CheckInScore {
  const now = clock.now().getTime();
  const at = new Date(now - 3_600_000).toISOString();
  return {
    ...generateScore(userId, module, Math.floor(now / DAY_MS), 0),
    createdAt: at,
    updatedAt: at,
  };
}

/** The scores of each user, the oldest first; those at the start are generated when they are read for the first time. */
export class ScoresByUser {
  readonly #generators: ReadonlyMap<string, () => readonly CheckInScore[]>;
  readonly #scores = new Map<string, readonly CheckInScore[]>();

  constructor(generators: ReadonlyMap<string, () => readonly CheckInScore[]>) {
    this.#generators = generators;
  }

  get(userId: string): readonly CheckInScore[] | undefined {
    const scores = this.#scores.get(userId) ?? this.#generators.get(userId)?.();
    if (scores !== undefined) this.set(userId, scores);
    return scores;
  }

  set(userId: string, scores: readonly CheckInScore[]): void {
    this.#scores.set(userId, scores);
  }
}
