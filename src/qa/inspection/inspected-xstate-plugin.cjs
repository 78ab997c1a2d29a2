const path = require('node:path');
const webpack = require('webpack');

/**
 * Replaces `xstate` in the app's own modules and in @xstate/react, so that the page around the app can inspect every
 * actor. For QA builds only; production builds contain no inspection code.
 */
const inspectedXstate = new webpack.NormalModuleReplacementPlugin(/^xstate$/, (resource) => {
  const { issuer } = resource.contextInfo;
  if (/[\\/]src[\\/](?:app|features|lib)[\\/]|[\\/]@xstate[\\/]/.test(issuer))
    resource.request = path.resolve(__dirname, 'inspected-xstate.ts');
});

module.exports = { inspectedXstate };
