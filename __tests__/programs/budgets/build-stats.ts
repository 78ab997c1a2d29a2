import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

const statsSchema = v.object({
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
export type BuildStats = v.InferOutput<typeof statsSchema>;

const STATS_FILE = path.resolve('node_modules/.cache/build-stats.json');

/** Reads the notes of the last production build; throws where there is none, or it is gone. */
export function readBuildStats(): BuildStats {
  if (!existsSync(STATS_FILE)) throw new Error('There is no build yet. Run "npm run build" first.');
  const stats = v.parse(statsSchema, JSON.parse(readFileSync(STATS_FILE, 'utf8')));
  const missingScript = stats.groups
    .flatMap(({ scripts }) => scripts)
    .find((script) => !existsSync(path.join(stats.outputPath, script)));
  if (missingScript !== undefined)
    throw new Error(`${missingScript} is gone. Run "npm run build" again.`);
  return stats;
}
