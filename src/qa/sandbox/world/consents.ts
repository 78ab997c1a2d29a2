/** What a person has to agree to, and when they did. */
export type Consent = {
  /** Plain text or simple HTML (D6). */
  readonly copy: string;
  /** ISO 8601, or null while it is asked for. */
  readonly acceptedAt: string | null;
};

/** By user id; a person without an entry has nothing to agree to. */
export type Consents = Map<string, Consent>;

/** `GET …/consent-info` (D6). */
export function consentInfo(consents: Consents, userId: string) {
  const consent = consents.get(userId);
  const consentRequired = consent?.acceptedAt === null;
  return { consentRequired, consentCopy: consent?.copy ?? '' };
}

/** Keeps the first time a person agreed. */
export function acceptConsent(consents: Consents, userId: string, at: string): void {
  const consent = consents.get(userId);
  if (consent?.acceptedAt === null) consents.set(userId, { ...consent, acceptedAt: at });
}
