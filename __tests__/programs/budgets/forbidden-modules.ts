import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildStats } from './build-stats';

/** Modules that a clinic's build has nothing to do with. */
const forbiddenModules = [
  /[\\/]src[\\/]qa[\\/]/,
  /[\\/]machines[\\/](?:.+[\\/])?(?:qa|walkthroughs)[\\/]/,
  /[\\/]__tests__[\\/]/,
  /[\\/]node_modules[\\/](?:msw|@mswjs|sirv|@testing-library|axe-core|elkjs)[\\/]/,
];

/** Words that would give them away in a file, whatever it is called. */
const forbiddenPatterns = [
  /mockServiceWorker/i,
  /\bmsw\b/i,
  /sandbox-api/,
  /sandbox-card/,
  /createWorld/,
  /Lakeside/,
  /phq-?9/i,
  /Reset the clinic/,
  /visualiser/i,
];

const isText = (file: string) => /\.(?:js|css|html|json|map|txt|webmanifest|svg)$/.test(file);

/** What is in the build and does not belong to it, one line each; empty when all is well. */
export function findForbiddenContent({ modules, outputPath }: BuildStats): readonly string[] {
  const foundModules = modules.filter((module) =>
    forbiddenModules.some((pattern) => pattern.test(module)),
  );
  const files = readdirSync(outputPath, { recursive: true, encoding: 'utf8' });
  const foundPatterns = files.filter(isText).flatMap((file) => {
    const text = readFileSync(path.join(outputPath, file), 'utf8');
    return forbiddenPatterns
      .filter((pattern) => pattern.test(text))
      .map((pattern) => `${file} says ${pattern}`);
  });
  const foundPages = files.filter((file) => /^(?:sandbox|visualiser)\b/.test(file));
  return [...foundModules, ...foundPatterns, ...foundPages];
}
