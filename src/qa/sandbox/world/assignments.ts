import { daysFromNow, type Clock } from './clock';
import type { Instrument } from './instruments/instrument.types';

/** An instrument assigned to a person, to be answered once. */
export type Assignment = {
  /** clinicAssessmentId on the wire */
  readonly id: string;
  readonly instrumentId: string;
  /** ISO 8601 */
  readonly dueDate: string;
  readonly cadence: string;
};

/** By user id, the oldest due first. */
export type Assignments = Map<string, readonly Assignment[]>;

/** An assignment due in `dueInDays` days (negative: overdue). */
export function makeAssignment(
  clock: Clock,
  userId: string,
  instrumentId: string,
  dueInDays: number,
): Assignment {
  return {
    id: `${userId}-${instrumentId}`,
    instrumentId,
    dueDate: daysFromNow(clock, dueInDays),
    cadence: 'every_two_weeks',
  };
}

/** `GET …/assigned-assessments` (D6): overdue from the moment it is due. */
export function toWireAssignment(assignment: Assignment, instrument: Instrument, clock: Clock) {
  return {
    clinicAssessmentId: assignment.id,
    isOverdue: new Date(assignment.dueDate) <= clock.now(),
    dueDate: assignment.dueDate,
    administrationDate: assignment.dueDate,
    cadence: assignment.cadence,
    assessment: {
      id: instrument.id,
      name: instrument.name,
      disorder: instrument.disorder,
      totalQuestions: instrument.questions.length,
    },
  };
}

/** Removes the answered instruments from a person's assignments. */
export function completeAssignments(
  assignments: Assignments,
  userId: string,
  instrumentIds: readonly string[],
) {
  const remaining = (assignments.get(userId) ?? []).filter(
    ({ instrumentId }) => !instrumentIds.includes(instrumentId),
  );
  assignments.set(userId, remaining);
}
