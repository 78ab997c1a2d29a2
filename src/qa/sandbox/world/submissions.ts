import type { SubmittedAnswer } from './instruments/validate-answers';

/** The contexts a submission may come from (§9). */
export const SOURCES = [
  'patient_app',
  'clinician_app',
  'kiosk',
  'sms',
  'email',
  'manual_sms',
  'manual_email',
] as const;

/** An accepted submission. */
export type Submission = {
  readonly userId: string;
  /** ISO 8601 */
  readonly receivedAt: string;
  readonly source: (typeof SOURCES)[number];
  readonly submissionType: 'take_now' | 'default';
  readonly isNewPatient: boolean;
  readonly assessments: readonly {
    readonly id: string;
    readonly answers: readonly SubmittedAnswer[];
  }[];
};
