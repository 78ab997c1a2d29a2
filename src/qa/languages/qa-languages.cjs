const path = require('node:path');
const CopyPlugin = require('copy-webpack-plugin');
const webpack = require('webpack');
const { pseudoLanguages } = require('./pseudo-texts.cjs');

/** Replaces the list of languages in the app's own modules by one that also has the pseudo-languages. */
const qaLanguages = new webpack.NormalModuleReplacementPlugin(/[\\/]languages$/, (resource) => {
  if (/[\\/]src[\\/](?:app|features|lib|ui)[\\/]/.test(resource.contextInfo.issuer))
    resource.request = path.resolve(__dirname, 'languages.ts');
});

/** The legal pages, which each language has, in English. */
const legalPages = new CopyPlugin({
  patterns: Object.keys(pseudoLanguages).flatMap((language) =>
    ['privacy', 'terms'].map((page) => ({
      from: `public/legal/${page}.html`,
      to: `legal/${page}.${language}.html`,
      info: { minimized: true },
    })),
  ),
});

/** Runs before the app. */
const languageEntry = './src/qa/languages/change-from-outside.ts';

module.exports = { pseudoLanguages, languageEntry, languagePlugins: [qaLanguages, legalPages] };
