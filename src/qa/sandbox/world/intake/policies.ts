/** A document that a new patient agrees to (§3 Policy document). */
export type Policy = {
  readonly id: string;
  readonly description: string | null;
  readonly fileName: string;
  readonly url: string;
};

/** One with a description, one with only a file name, and one on another origin, which the app must not link to. */
export const POLICIES: readonly Policy[] = [
  {
    id: 'policy-privacy',
    description: 'Notice of privacy practices',
    fileName: 'privacy-practices.html',
    url: '/legal/privacy.html',
  },
  {
    id: 'policy-terms',
    description: null,
    fileName: 'terms-of-care.html',
    url: '/legal/terms.html',
  },
  {
    id: 'policy-elsewhere',
    description: 'Telehealth consent',
    fileName: 'telehealth.pdf',
    url: 'https://documents.elsewhere.example/telehealth.pdf',
  },
];
