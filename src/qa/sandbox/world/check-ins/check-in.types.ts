/** One item of a check-in (§3 Check-in node). */
export type CheckInNode = {
  readonly id: string;
  readonly type: 'heading' | 'multiple_choice' | 'free_text' | 'likert' | 'slider_vertical';
  readonly label: string;
  readonly multiselect?: boolean;
  readonly answers?: readonly {
    readonly id: string;
    readonly label: string;
    readonly value: string | number;
  }[];
  readonly minValue?: number;
  readonly maxValue?: number;
  readonly minLabel?: string;
  readonly maxLabel?: string;
};

/** A form for check-ins (§3 Check-in module). */
export type CheckInModule = {
  readonly id: string;
  readonly versionId: string;
  readonly title: string;
  readonly type: 'symptom' | 'treatment_activity';
  readonly nodes: readonly CheckInNode[];
};

/** One answer (D9): an option's value, a list of them, a slider's number, or text. */
export type CheckInAnswer = {
  readonly key: string;
  readonly value: string | number | readonly (string | number)[];
};

/** A completed check-in (§3 Check-in score). */
export type CheckInScore = {
  readonly id: string;
  readonly moduleId: string;
  readonly versionId: string;
  /** ISO 8601 */
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly answers: readonly CheckInAnswer[];
};

/** A module with its content (§3). */
export function toWireModule({ nodes, ...module }: CheckInModule) {
  return { ...module, content: { nodes } };
}

/** A module in a list: without content, with the time of its last completion (D6). */
export function toWireListItem(
  { nodes: _nodes, ...module }: CheckInModule,
  scores: readonly CheckInScore[],
) {
  const times = scores.filter(({ moduleId }) => moduleId === module.id).map((s) => s.createdAt);
  return { ...module, lastCompletedAt: times.sort().at(-1) ?? null };
}
