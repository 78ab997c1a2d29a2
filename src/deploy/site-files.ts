import { readdirSync, type Dirent } from 'node:fs';
import path from 'node:path';

/** Everything in a folder, at any depth. */
export const listEntries = (folder: string): readonly Dirent[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true });

/** The paths of a site's files, from its root. */
export const listFiles = (folder: string): readonly string[] =>
  listEntries(folder)
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => `/${path.relative(folder, file).split(path.sep).join('/')}`)
    .sort();
