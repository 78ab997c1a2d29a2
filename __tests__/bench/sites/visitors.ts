import { makeAssignment } from '../../../src/sandbox/world/assignments';
import type { World } from '../../../src/sandbox/world/world';

/** Someone of the cast with nothing to agree to and every long assessment overdue. */
const MODEL = 'lena';

/** The public link of a person, to one assessment of `size` questions. */
export function linkTo(userId: string, size: number): string {
  return `/user/${userId}/assessments?context=sms&assessments=long-${size}`;
}

/** Reopens the clinic with `count` people who have the assessment of `size` questions before them; their user ids. */
export function inviteVisitors(world: World, count: number, size: number): string[] {
  world.reset();
  const model = world.people.get(MODEL);
  if (model === undefined) throw new Error(`The clinic does not know ${MODEL}.`);
  return Array.from({ length: count }, (_, index) => {
    const userId = `visitor-${index}`;
    world.people.set(userId, { ...model, userId });
    world.assignments.set(userId, [makeAssignment(world.clock, userId, `long-${size}`, -1)]);
    return userId;
  });
}
