import { fromWire } from '../../questions/assessment.adapter';
import type { Assessment } from '../../questions/assessment.types';

/** The definitions of an answer, or null when any of them cannot be read: half a set is not offered. */
export function readDefinitions(wire: readonly unknown[]): readonly Assessment[] | null {
  const assessments = wire.map(fromWire);
  return assessments.every((assessment) => assessment !== null) ? assessments : null;
}
