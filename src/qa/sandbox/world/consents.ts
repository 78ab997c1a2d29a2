/** A consent text, and when the person accepted it. */
type Consent = {
  /** Plain text or simple HTML (D6). */
  readonly copy: string;
  /** ISO 8601; null until it is accepted. */
  readonly acceptedAt: string | null;
};

/** By user id; a person without an entry needs no consent. */
export type Consents = Map<string, Consent>;

/** `GET …/consent-info` (D6). */
export function getConsentInfo(consents: Consents, userId: string) {
  const consent = consents.get(userId);
  const consentRequired = consent?.acceptedAt === null;
  return { consentRequired, consentCopy: consent?.copy ?? '' };
}

/** Accepts a consent; accepting it again keeps the first time. */
export function acceptConsent(consents: Consents, userId: string, at: string): void {
  const consent = consents.get(userId);
  if (consent?.acceptedAt === null) consents.set(userId, { ...consent, acceptedAt: at });
}
