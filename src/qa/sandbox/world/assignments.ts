import { daysFromNow, type Clock } from './clock';
import type { Instrument } from './instruments/instrument.types';

/** An instrument assigned to a person. */
export type Assignment = {
  /** clinicAssessmentId on the wire */
  readonly id: string;
  readonly instrumentId: string;
  /** ISO 8601 */
  readonly dueDate: string;
  readonly cadence: string;
  /** Answered and still assigned: it is not overdue. */
  readonly isAnswered?: boolean;
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
    isOverdue: assignment.isAnswered !== true && new Date(assignment.dueDate) <= clock.now(),
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

/** What becomes of an assignment that is answered: it is gone, no longer overdue, or due again by its cadence. */
export type AnsweredAssignments = 'removed' | 'not overdue' | 'due later';

/** Days until an answered assignment is due again. */
const CADENCE_DAYS = 14;

/** Marks a person's assignments of the answered instruments as answered. */
export function completeAssignments(
  world: {
    readonly assignments: Assignments;
    readonly answeredAssignments: AnsweredAssignments;
    readonly clock: Clock;
  },
  userId: string,
  instrumentIds: readonly string[],
) {
  const { assignments, answeredAssignments, clock } = world;
  const isAnswered = ({ instrumentId }: Assignment) => instrumentIds.includes(instrumentId);
  const assigned = assignments.get(userId) ?? [];
  if (answeredAssignments === 'removed') {
    assignments.set(
      userId,
      assigned.filter((assignment) => !isAnswered(assignment)),
    );
    return;
  }
  const isDueLater = answeredAssignments === 'due later';
  const dueDate = daysFromNow(clock, CADENCE_DAYS);
  assignments.set(
    userId,
    assigned.map((assignment) =>
      isAnswered(assignment)
        ? { ...assignment, isAnswered: true, ...(isDueLater && { dueDate }) }
        : assignment,
    ),
  );
}
