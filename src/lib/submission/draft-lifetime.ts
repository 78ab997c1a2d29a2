/** How long unsent answers, and what was sent without a certain outcome, are kept in a tab, in ms: 24 hours (D10). */
export const DRAFT_LIFETIME_MS = 86_400_000;
