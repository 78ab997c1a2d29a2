import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

const statsSchema = v.object({
  outputPath: v.string(),
  groups: v.array(
    v.object({
      /** The name of an entry, or null for an async chunk. */
      entry: v.nullable(v.string()),
      imports: v.array(
        v.object({ request: v.optional(v.string(), ''), from: v.optional(v.string(), '') }),
      ),
      /** Script files, relative to the output folder. */
      scripts: v.array(v.string()),
    }),
  ),
  /** Absolute paths of all modules in the build. */
  modules: v.array(v.string()),
});

/** The statistics of the last production build. */
export type BuildStats = v.InferOutput<typeof statsSchema>;

const STATS_FILE = path.resolve('node_modules/.cache/build-stats.json');

/** Reads the statistics of the last production build; throws if there is no build or its files are missing. */
export function readBuildStats(): BuildStats {
  if (!existsSync(STATS_FILE)) throw new Error('There is no build yet. Run "npm run build" first.');
  const stats = v.parse(statsSchema, JSON.parse(readFileSync(STATS_FILE, 'utf8')));
  const missingScript = stats.groups
    .flatMap(({ scripts }) => scripts)
    .find((script) => !existsSync(path.join(stats.outputPath, script)));
  if (missingScript !== undefined)
    throw new Error(`${missingScript} is missing. Run "npm run build" again.`);
  return stats;
}
