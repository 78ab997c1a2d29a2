import * as v from 'valibot';

const verdict = v.nullable(v.picklist(['pass', 'fail']));

/** How much a tester may write in one place. */
export const MAX_TEXT_LENGTH = 5000;

/** What is longer loses its end: too long a note is no reason to lose what was said beside it. */
const text = v.pipe(
  v.string(),
  v.transform((value) => value.slice(0, MAX_TEXT_LENGTH)),
);

const stepReviewSchema = v.object({ verdict, note: text });

/** What a tester says of a walkthrough, as it is kept and exchanged. */
export const reviewSchema = v.object({
  verdict,
  note: text,
  tester: text,
  build: text,
  /** ISO date and time of the last change. */
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** What the steps were when they were judged; see `wordsOf`. */
  words: v.pipe(v.string(), v.maxLength(20_000)),
  /** By the number of the step, from 1. */
  steps: v.record(v.string(), stepReviewSchema),
});

export type Verdict = v.InferOutput<typeof verdict>;
export type StepReview = v.InferOutput<typeof stepReviewSchema>;
export type Review = v.InferOutput<typeof reviewSchema>;
/** By the id of the walkthrough. */
export type Reviews = Readonly<Record<string, Review>>;

/** Who judges, and which build. */
export type Signature = { readonly tester: string; readonly build: string };

/** A part of a review that a tester has just set. */
export type ReviewChange = Partial<Pick<Review, 'verdict' | 'note'>>;
