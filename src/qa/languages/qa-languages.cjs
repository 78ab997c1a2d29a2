const path = require('node:path');
const CopyPlugin = require('copy-webpack-plugin');
const webpack = require('webpack');
const { pseudoLanguages } = require('./pseudo-texts.cjs');

/** Replaces the list of languages, and their texts, in the app's own modules by those that also have the pseudo-languages. */
const qaLanguages = new webpack.NormalModuleReplacementPlugin(
  /[\\/](?:languages|load-messages)$/,
  (resource) => {
    if (/[\\/]src[\\/](?:app|features|lib|ui)[\\/]/.test(resource.contextInfo.issuer))
      resource.request = path.resolve(__dirname, `${path.basename(resource.request)}.ts`);
  },
);

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

module.exports = { languageEntry, languagePlugins: [qaLanguages, legalPages] };
