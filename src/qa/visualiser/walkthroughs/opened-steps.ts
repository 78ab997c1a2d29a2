import * as v from 'valibot';
import type { Walkthrough } from '../../../../machines/walkthroughs/walkthrough.types';
import { toStepsText } from './reviews';

const openedSchema = v.record(
  v.string(),
  v.object({
    /** The descriptions of the steps, see `toStepsText`: if they change, no step counts as opened. */
    words: v.pipe(v.string(), v.maxLength(20_000)),
    /** The numbers of the steps, from 1. */
    steps: v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000))),
    /** ISO date and time of the last change. */
    at: v.pipe(v.string(), v.isoTimestamp()),
  }),
);

/** The steps that testers have opened, by the id of the walkthrough. */
export type OpenedSteps = Readonly<v.InferOutput<typeof openedSchema>>;

/** Stored or imported steps; none if they are missing or invalid. */
export const storedOpenedSchema = v.fallback(v.optional(openedSchema, {}), {});

/** Returns the opened steps with one more, counted from 1; the same object if it is opened already. */
export function addOpenedStep(
  opened: OpenedSteps,
  walkthrough: Walkthrough,
  step: number,
  at: string,
): OpenedSteps {
  const words = toStepsText(walkthrough);
  const steps = listOpenedSteps(opened, walkthrough.id, words);
  if (step < 1 || step > walkthrough.steps.length || steps.includes(step)) return opened;
  const sorted = [...steps, step].sort((a, b) => a - b);
  return { ...opened, [walkthrough.id]: { words, steps: sorted, at } };
}

/** The opened steps of a walkthrough with these descriptions. */
export function listOpenedSteps(opened: OpenedSteps, id: string, words: string): readonly number[] {
  const found = opened[id];
  return found?.words === words ? found.steps : [];
}

/** Merges two sets: the steps of the same descriptions are united, else the later ones are kept. */
export function mergeOpenedSteps(ours: OpenedSteps, theirs: OpenedSteps): OpenedSteps {
  const merged = Object.entries(theirs).map(([id, their]) => {
    const our = ours[id];
    const later = our === undefined || Date.parse(our.at) < Date.parse(their.at) ? their : our;
    if (our?.words !== their.words) return [id, later] as const;
    const steps = [...new Set([...our.steps, ...their.steps])].sort((a, b) => a - b);
    return [id, { ...later, steps }] as const;
  });
  return { ...ours, ...Object.fromEntries(merged) };
}
