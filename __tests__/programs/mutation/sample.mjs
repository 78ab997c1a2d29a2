import { createHash } from 'node:crypto';
import path from 'node:path';
import process from 'node:process';

const { MUTATION_SAMPLE = '100', MUTATION_SEED = '1' } = process.env;

/** True for a random part of the changes, which is the same for the same seed. */
function isInSample({ fileName, location, mutatorName, replacement }) {
  const change = [MUTATION_SEED, path.relative('.', fileName), location, mutatorName, replacement];
  const [byte = 0] = createHash('sha256').update(JSON.stringify(change)).digest();
  return byte / 256 < Number(MUTATION_SAMPLE) / 100;
}

/** Only a checker can keep changes from being tested: those that are not in the sample count as compile errors. */
const checker = {
  init: () => Promise.resolve(),
  check: (mutants) =>
    Promise.resolve(
      Object.fromEntries(
        mutants.map((mutant) => [
          mutant.id,
          isInSample(mutant)
            ? { status: 'passed' }
            : { status: 'compileError', reason: 'Not in the sample.' },
        ]),
      ),
    ),
  group: (mutants) => Promise.resolve(mutants.map(({ id }) => [id])),
};

export const strykerPlugins = [{ kind: 'Checker', name: 'sample', factory: () => checker }];
