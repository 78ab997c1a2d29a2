import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

const notesSchema = v.object({
  outputPath: v.string(),
  groups: v.array(
    v.object({
      /** Name of an entry, null for what is loaded later. */
      entry: v.nullable(v.string()),
      imports: v.array(
        v.object({ request: v.optional(v.string(), ''), from: v.optional(v.string(), '') }),
      ),
      /** Script files, relative to the output. */
      scripts: v.array(v.string()),
    }),
  ),
  /** Paths of every module that is in the build. */
  modules: v.array(v.string()),
});

/** What the last production build noted of itself. */
export type BuildNotes = v.InferOutput<typeof notesSchema>;

const NOTES = path.resolve('node_modules/.cache/build-notes.json');

/** Reads the notes of the last production build; throws where there is none, or it is gone. */
export function readBuildNotes(): BuildNotes {
  if (!existsSync(NOTES)) throw new Error('There is no build yet. Run "npm run build" first.');
  const notes = v.parse(notesSchema, JSON.parse(readFileSync(NOTES, 'utf8')));
  const gone = notes.groups
    .flatMap(({ scripts }) => scripts)
    .find((script) => !existsSync(path.join(notes.outputPath, script)));
  if (gone !== undefined) throw new Error(`${gone} is gone. Run "npm run build" again.`);
  return notes;
}
