import { assessmentFromWire } from '../../questions/assessment/assessment.adapter';
import type { Assessment } from '../../questions/assessment/assessment.types';

/** Several ask for the same answer, and reading a long one takes its time. */
const cache = new WeakMap<readonly unknown[], readonly Assessment[] | null>();

/** The definitions of an answer, or null when any of them cannot be read: half a set is not offered. */
export function readDefinitions(wire: readonly unknown[]): readonly Assessment[] | null {
  const cached = cache.get(wire);
  if (cached !== undefined) return cached;
  const assessments = wire.map(assessmentFromWire);
  const definitions = assessments.every((assessment) => assessment !== null) ? assessments : null;
  cache.set(wire, definitions);
  return definitions;
}
