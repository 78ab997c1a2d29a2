/** An aim, what was reached, and whether that is good enough; `reached` is null where nothing was measured. */
export type Verdict = {
  readonly aim: string;
  readonly reached: number | null;
  readonly atMost: number;
  readonly unit: string;
};
