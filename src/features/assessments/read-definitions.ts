import { getLanguage, type Language } from '../../lib/language/language';
import { assessmentFromWire } from '../../questions/assessment/assessment.adapter';
import type { Assessment } from '../../questions/assessment/assessment.types';

type Parsed = {
  /** Of the names of what has none. */
  readonly language: Language;
  readonly definitions: readonly Assessment[] | null;
};

/** Several callers parse the same response, and parsing a long one is slow. */
const cache = new WeakMap<readonly unknown[], Parsed>();

/** Parses the definitions of a response without those that are malformed; null if all of them are. */
export function readDefinitions(wire: readonly unknown[]): readonly Assessment[] | null {
  const language = getLanguage();
  const cached = cache.get(wire);
  if (cached?.language === language) return cached.definitions;
  const assessments = wire.map(assessmentFromWire).filter((assessment) => assessment !== null);
  const definitions = assessments.length === 0 && wire.length > 0 ? null : assessments;
  cache.set(wire, { language, definitions });
  return definitions;
}
