import * as v from 'valibot';

const verdict = v.nullable(v.picklist(['pass', 'fail']));

/** Maximum length of a note or name, in characters. */
export const MAX_TEXT_LENGTH = 5000;

/** Cuts longer texts instead of rejecting the whole review. */
const text = v.pipe(
  v.string(),
  v.transform((value) => value.slice(0, MAX_TEXT_LENGTH)),
);

const stepReviewSchema = v.object({ verdict, note: text });

/** A tester's review of a walkthrough, as it is stored and exported. */
export const reviewSchema = v.object({
  verdict,
  note: text,
  tester: text,
  build: text,
  /** ISO date and time of the last change. */
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** The descriptions of the reviewed steps; see `toStepsText`. */
  words: v.pipe(v.string(), v.maxLength(20_000)),
  /** By the number of the step, from 1. */
  steps: v.record(v.string(), stepReviewSchema),
});

export type Verdict = v.InferOutput<typeof verdict>;
export type StepReview = v.InferOutput<typeof stepReviewSchema>;
export type Review = v.InferOutput<typeof reviewSchema>;
/** By the id of the walkthrough. */
export type Reviews = Readonly<Record<string, Review>>;

/** The tester and the build under test. */
export type Signature = { readonly tester: string; readonly build: string };

/** A tester's change to a review. */
export type ReviewChange = Partial<Pick<Review, 'verdict' | 'note'>>;
