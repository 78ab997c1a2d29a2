/** An aim, what was reached, and whether that is good enough; `reached` is null where nothing was measured. */
export type TargetResult = {
  readonly target: string;
  readonly actual: number | null;
  readonly limit: number;
  readonly unit: string;
};
