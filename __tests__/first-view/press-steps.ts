import fc from 'fast-check';

/**
 * `FIRST_VIEW_TRIES=200 npm run unit -- no-lost-press` tries two hundred random moments in a minute and a half. More than 300 in
 * one run need more memory than Node has by default: each keeps 10 MB.
 */
export const TRIES = Number(process.env.FIRST_VIEW_TRIES ?? 6);
export const TIMEOUT_MS = 30_000 + TRIES * 3000;

/** How much time passes between two presses: none, one microtask, or one task. */
export const pauses = {
  none: () => undefined,
  microtask: () => Promise.resolve(),
  task: () => new Promise((resolve) => setTimeout(resolve)),
} as const;

export const step = fc.record({
  question: fc.nat(),
  option: fc.nat(),
  pause: fc.constantFrom(...(Object.keys(pauses) as (keyof typeof pauses)[])),
});

export type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

export const isAdopted = () =>
  window.pageLoad?.isClosed === true && window.pageLoad.firstView === null;
