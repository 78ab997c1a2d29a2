import type { Source } from '../model/chart.types';

/**
 * The sources of all machines when the page was built. `machines`: by machine, its rules, such as `guard isConsentMissing`
 * or `transition LOADING · loadGate done #0`, where the number is the branch; `parts`: what they use.
 */
export const MACHINE_RULES: {
  readonly machines: Readonly<Record<string, Readonly<Record<string, Source>>>>;
  readonly parts: Readonly<Record<string, Source>>;
};
