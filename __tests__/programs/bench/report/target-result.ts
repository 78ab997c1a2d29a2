/** A target, its limit and the measured value; `actual` is null if it was not measured. */
export type TargetResult = {
  readonly target: string;
  readonly actual: number | null;
  readonly limit: number;
  readonly unit: string;
};
