import fc from 'fast-check';
import { getPaths, replaceAt } from '../api/support/json-paths';

/** A fixed number of runs, so that the time is the same everywhere; a failure prints the seed and the path that repeat it. */
fc.configureGlobal({ numRuns: Number(process.env.PROPERTY_RUNS ?? 200) });

/** Any UTF-16 code unit, half of a surrogate pair included. */
const codeUnit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code));

/** Any text, well-formed or not. */
export const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: codeUnit }),
);

/** Text made of these parts, with a few characters between them. */
export const textOfParts = (...parts: readonly string[]) =>
  fc
    .array(fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...parts) }, codeUnit), {
      maxLength: 8,
    })
    .map((chosen) => chosen.join(''));

/** Any JSON value. */
export const anyJson = fc.jsonValue({ maxDepth: 4, stringUnit: 'binary' });

/** A JSON value of which up to three parts are replaced by any other JSON value. */
export function withOddParts(value: unknown): fc.Arbitrary<unknown> {
  const oddPart = fc.tuple(
    fc.nat(),
    fc.oneof(anyJson, fc.constantFrom(null, '', ' ', '__proto__', 0, -1, 1e308, [], {})),
  );
  return fc.array(oddPart, { maxLength: 3 }).map((replacements) =>
    replacements.reduce<unknown>((current, [position, part]) => {
      const paths = getPaths(current);
      return replaceAt(current, paths[position % paths.length] ?? [], part);
    }, value),
  );
}
