import { makeAssignment } from '../../../../src/qa/sandbox/world/assignments';
import type { World } from '../../../../src/qa/sandbox/world/world';

/** Someone of the cast with nothing to agree to and every long assessment overdue. */
const TEMPLATE_USER = 'lena';

/** The public link of a person, to one assessment of `size` questions. */
export function getAssessmentUrl(userId: string, size: number): string {
  return `/user/${userId}/assessments?context=sms&assessments=long-${size}`;
}

/** Reopens the clinic with `count` people who have the assessment of `size` questions before them; their user ids. */
export function createVisitors(world: World, count: number, size: number): string[] {
  world.reset();
  const template = world.people.get(TEMPLATE_USER);
  if (template === undefined) throw new Error(`The clinic does not know ${TEMPLATE_USER}.`);
  return Array.from({ length: count }, (_, index) => {
    const userId = `visitor-${index}`;
    world.people.set(userId, { ...template, userId });
    world.assignments.set(userId, [makeAssignment(world.clock, userId, `long-${size}`, -1)]);
    return userId;
  });
}
