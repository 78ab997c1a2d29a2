import { existsSync, readFileSync } from 'node:fs';

/** Reads a file that the user has named; throws an error with a line for the user. */
export function readTextFile(file: string): string {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new Error(`${file} cannot be read.`);
  }
}
