const { transformFileSync } = require('@babel/core');

// As in Jest: the texts of dates need Lingui's macro.
for (const extension of ['.ts', '.tsx'])
  require.extensions[extension] = (module, file) =>
    module._compile(transformFileSync(file, { envName: 'test' }).code, file);

require('./dates-in-time-zones.ts');
