const HtmlWebpackPlugin = require('html-webpack-plugin');
const { version } = require('../../../package.json');

/** Names the release in `index.html`: the version, and a hash of all modules of the build. */
class ReleasePlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('ReleasePlugin', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).beforeEmit.tap('ReleasePlugin', (page) => ({
        ...page,
        html: page.html.replace(
          '<html ',
          `<html data-release="${version}+${compilation.hash.slice(0, 8)}" `,
        ),
      }));
    });
  }
}

module.exports = { ReleasePlugin };
