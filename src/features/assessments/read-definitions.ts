import { assessmentFromWire } from '../../questions/assessment/assessment.adapter';
import type { Assessment } from '../../questions/assessment/assessment.types';

/** Several callers parse the same response, and parsing a long one is slow. */
const cache = new WeakMap<readonly unknown[], readonly Assessment[] | null>();

/** Parses the definitions of a response; null if any of them is malformed, because part of a set is of no use. */
export function readDefinitions(wire: readonly unknown[]): readonly Assessment[] | null {
  const cached = cache.get(wire);
  if (cached !== undefined) return cached;
  const assessments = wire.map(assessmentFromWire);
  const definitions = assessments.every((assessment) => assessment !== null) ? assessments : null;
  cache.set(wire, definitions);
  return definitions;
}
