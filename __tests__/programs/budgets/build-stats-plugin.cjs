const { mkdirSync, writeFileSync } = require('node:fs');
const path = require('node:path');

const STATS_FILE = path.resolve('node_modules/.cache/build-stats.json');

/** Writes the chunks and modules of a production build to a file that `npm run budgets` reads. */
class BuildStatsPlugin {
  apply(compiler) {
    compiler.hooks.done.tap('BuildStatsPlugin', ({ compilation }) => {
      const { chunkGraph, chunkGroups, chunks, outputOptions } = compilation;
      const innerModules = (module) => module.modules ?? [module];
      const stats = {
        outputPath: outputOptions.path,
        groups: chunkGroups.map((group) => ({
          entry: group.isInitial() ? group.name : null,
          imports: group.origins.map(({ request, module }) => ({
            request,
            from: module?.resource,
          })),
          scripts: group.getFiles().filter((file) => file.endsWith('.js')),
        })),
        modules: [...chunks]
          .flatMap((chunk) => [...chunkGraph.getChunkModules(chunk)].flatMap(innerModules))
          .flatMap(({ resource }) => resource ?? []),
      };
      mkdirSync(path.dirname(STATS_FILE), { recursive: true });
      writeFileSync(STATS_FILE, JSON.stringify(stats));
    });
  }
}

module.exports = { BuildStatsPlugin };
