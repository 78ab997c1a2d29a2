/** A sent message; the launcher shows its code. */
export type SentMessage = {
  /** Email address or phone number. */
  readonly to: string;
  readonly kind: 'verification code' | 'reset code' | 'intake link';
  readonly code: string;
  /** ISO 8601 */
  readonly sentAt: string;
};
