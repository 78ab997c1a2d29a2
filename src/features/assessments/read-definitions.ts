import { assessmentFromWire } from '../../questions/assessment/assessment.adapter';
import type { Assessment } from '../../questions/assessment/assessment.types';

/** Several callers parse the same response, and parsing a long one is slow. */
const cache = new WeakMap<readonly unknown[], readonly Assessment[] | null>();

/** Parses the definitions of a response without those that are malformed; null if all of them are. */
export function readDefinitions(wire: readonly unknown[]): readonly Assessment[] | null {
  const cached = cache.get(wire);
  if (cached !== undefined) return cached;
  const assessments = wire.map(assessmentFromWire).filter((assessment) => assessment !== null);
  const definitions = assessments.length === 0 && wire.length > 0 ? null : assessments;
  cache.set(wire, definitions);
  return definitions;
}
