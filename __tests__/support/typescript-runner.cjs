const path = require('node:path');
const { transformFileSync } = require('@babel/core');

// `node typescript-runner.cjs <script> [argument…]`: runs a TypeScript file in a process of its own. tsx cannot: it does not expand
// the macro in which the texts are written.
for (const extension of ['.ts', '.tsx'])
  require.extensions[extension] = (module, file) =>
    module._compile(transformFileSync(file, { envName: 'test' }).code, file);

process.argv.splice(1, 1);
require(path.resolve(process.argv[1]));
