import { makeAssignment } from '../../../../src/qa/sandbox/world/assignments';
import type { World } from '../../../../src/qa/sandbox/world/world';

/** A seed user without a pending consent, with all long assessments overdue. */
const TEMPLATE_USER = 'lena';

/** The public link of a user to an assessment of `size` questions. */
export function getAssessmentUrl(userId: string, size: number): string {
  return `/user/${userId}/assessments?context=sms&assessments=long-${size}`;
}

/** Resets the sandbox and adds `count` users with an assessment of `size` questions; returns their user ids. */
export function createVisitors(world: World, count: number, size: number): string[] {
  world.reset();
  const template = world.people.get(TEMPLATE_USER);
  if (template === undefined) throw new Error(`The sandbox has no user ${TEMPLATE_USER}.`);
  return Array.from({ length: count }, (_, index) => {
    const userId = `visitor-${index}`;
    world.people.set(userId, { ...template, userId });
    world.assignments.set(userId, [makeAssignment(world.clock, userId, `long-${size}`, -1)]);
    return userId;
  });
}

/** Assigns another overdue assessment to a visitor. */
export function assignAlso(world: World, userId: string, instrumentId: string): void {
  const assigned = world.assignments.get(userId) ?? [];
  world.assignments.set(userId, [
    ...assigned,
    makeAssignment(world.clock, userId, instrumentId, -1),
  ]);
}
