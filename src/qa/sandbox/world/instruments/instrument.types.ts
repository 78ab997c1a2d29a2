/** A choice of a question, identified by its id or by its value (§3). */
export type InstrumentAnswer = {
  readonly id?: string | number;
  readonly value?: string | number;
  readonly title?: string;
  readonly isOverride?: boolean;
};

/** A question in its wire format (§3 Assessment question). */
export type InstrumentQuestion = {
  readonly key: string;
  readonly title: string;
  /** multi-select, free_text, number; anything else is a single choice. */
  readonly type: string;
  readonly skippable: boolean;
  readonly meta?: { readonly min?: number; readonly max?: number };
  /** Overrides the section's list. */
  readonly answers?: readonly InstrumentAnswer[];
};

/** A questionnaire in full (§3 Assessment). */
export type Instrument = {
  readonly id: string;
  readonly name: string;
  readonly disorder: string | null;
  readonly title: string;
  readonly questions: readonly InstrumentQuestion[];
  /** For questions without their own list. */
  readonly answers: readonly InstrumentAnswer[];
};

/** The wire format of `GET /v1/public-api/assessments` (D6). */
export function toWireAssessment({ id, name, title, questions, answers }: Instrument) {
  return { id, name, content: { sections: [{ title, questions, answers }] } };
}
