/** The current visit. */
export type KioskVisit = {
  /** Index of the history entry on which the visit began. */
  readonly startIndex: number;
  /** True once a page other than the start page has been opened. */
  readonly hasVisitor: boolean;
};

/** Holds the current visit. Until the start page sets the index, a visit begins with the first history entry of this page. */
export function createKioskVisit() {
  let visit: KioskVisit = { startIndex: 0, hasVisitor: false };
  return {
    get: () => visit,
    update: (changes: Partial<KioskVisit>) => {
      visit = { ...visit, ...changes };
    },
  };
}
