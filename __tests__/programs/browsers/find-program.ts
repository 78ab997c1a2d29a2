import { existsSync } from 'node:fs';
import path from 'node:path';

/** The path of the first of these programs that is in PATH; null if none is. */
export function findProgram(...names: readonly string[]): string | null {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const files = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return files.find((file) => existsSync(file)) ?? null;
}
