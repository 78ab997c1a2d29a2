const { existsSync, readdirSync } = require('node:fs');
const tseslint = require('typescript-eslint');
const { defineConfig, globalIgnores } = require('eslint/config');
const importX = require('eslint-plugin-import-x');
const { createTypeScriptImportResolver } = require('eslint-import-resolver-typescript');
const { forbiddenIdentifier } = require('./__tests__/support/forbidden-names.cjs');
const { noTextLiterals } = require('./src/translations/text-literals.cjs');

/** From the lowest to the highest: a module imports only from its own layer and from lower ones. */
const layers = [
  ['./machines'],
  ['./src/lib', './src/validation', './src/ui', './src/wrapper'],
  ['./src/state'],
  ['./src/api'],
  ['./src/questions'],
  ['./src/features'],
  ['./src/app', './src/first-view'],
];

/**
 * The folders of src/app and the first view between them, from the lowest to the highest; folders of the same level do not
 * import each other.
 */
const appLayers = [
  ['store', 'language'],
  ['services'],
  ['layouts', 'idle'],
  ['session'],
  ['kiosk', 'intake'],
  ['./src/first-view'],
  ['router'],
  ['release', 'reporting'],
  ['boot'],
].map((folders) =>
  folders.map((folder) => (folder.startsWith('./') ? folder : `./src/app/${folder}`)),
);

/** What no patient gets: no module of the app imports it. */
const qaFolders = ['./src/qa', './machines/walkthroughs', './machines/registry.ts'];

const noUpwardImports = (levels, message) =>
  levels
    .flatMap((folders, level) =>
      folders.map((target) => ({ target, from: levels.slice(level + 1).flat(), message })),
    )
    .filter(({ from }) => from.length > 0);

const foldersIn = (parent) =>
  readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

const independentFeatures = foldersIn('./src/features').map((name) => ({
  target: `./src/features/${name}`,
  from: './src/features',
  except: [`./${name}`],
  message: 'Features do not import each other.',
}));

const appLayersApart = appLayers.flatMap((folders) =>
  folders
    .filter(() => folders.length > 1)
    .map((target) => ({
      target,
      from: folders.filter((folder) => folder !== target),
      message: 'Folders of the same level do not import each other.',
    })),
);

const clientLayers = ['./src/app', './src/features', './src/questions', './src/api', './src/state'];

const zones = [
  ...noUpwardImports(layers, 'A module imports only from its own layer and from lower ones.'),
  ...noUpwardImports(appLayers, 'See the order of the folders of src/app in src/README.md.'),
  ...appLayersApart,
  ...independentFeatures,
  ...layers.slice(1).flatMap((folders) =>
    folders.map((target) => ({
      target,
      from: [
        ...qaFolders,
        './src/deploy',
        ...foldersIn('./machines')
          .map((flow) => `./machines/${flow}/qa`)
          .filter(existsSync),
      ],
      message: 'Code for QA is not part of the app.',
    })),
  ),
  {
    target: './src/deploy',
    from: ['./src', './machines'],
    except: [
      './deploy',
      './lib/configuration',
      './lib/url/sanitize-url.ts',
      './api/operation.ts',
      './api/operations.ts',
    ],
    message:
      'Deployment needs the configuration, the paths and the checks of URLs of the app, and no other code.',
  },
  {
    target: './src/qa/sandbox',
    from: clientLayers,
    message: 'The sandbox implements the API contract independently: it imports no client code.',
  },
  {
    target: './src/qa/visualiser',
    from: [...clientLayers, './src/validation', './src/wrapper', './src/qa/sandbox'],
    message: 'The visualiser shows the machines themselves: it imports no client code.',
  },
];

/** Names outside the vocabulary of docs/glossary.md, and getters named `xOf`: use `getX`, `selectX` or `toX`. */
const declarationsWith = (name) =>
  [
    `:matches(VariableDeclarator, FunctionDeclaration, ClassDeclaration, TSTypeAliasDeclaration) > Identifier.id[name=${name}]`,
    `:matches(TSPropertySignature, TSMethodSignature, MethodDefinition) > Identifier.key[name=${name}]`,
  ].join(', ');
const noForbiddenNames = {
  selector: declarationsWith(forbiddenIdentifier),
  message: 'Use the standard term: see docs/glossary.md.',
};

const inTest = (syntax) =>
  ['callee', 'callee.object', 'callee.callee.object']
    .map((callee) => `CallExpression[${callee}.name=/^(?:it|test|describe)$/] > ${syntax}`)
    .join(', ');
const noLongTitles = {
  selector: [
    inTest('Literal.arguments[value=/^.{101}/]'),
    inTest('TemplateLiteral.arguments > TemplateElement[value.cooked=/^.{101}/]'),
  ].join(', '),
  message: 'The title of a test has at most 100 characters.',
};

/** Only the rules that oxlint does not have: all others are in `.oxlintrc.json`. */
module.exports = defineConfig(
  globalIgnores([
    'dist',
    'dist-qa',
    'dist-maps',
    'dist-qa-maps',
    'public',
    'coverage',
    'test-results',
    'gallery/**',
    'deployment',
    '**/*.{js,cjs,mjs}',
  ]),
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser: tseslint.parser },
    // Comments that turn off a rule of oxlint are oxlint's to judge.
    linterOptions: { reportUnusedDisableDirectives: 'off' },
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
    rules: {
      'no-restricted-syntax': ['error', noForbiddenNames],
      'import-x/no-restricted-paths': ['error', { zones }],
      'import-x/no-extraneous-dependencies': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    // The names of languages are not translated (D12).
    ignores: ['src/deploy/**', 'src/qa/**', 'src/**/copy.ts', 'src/**/*language-link{,s}.tsx'],
    rules: { 'no-restricted-syntax': ['error', noForbiddenNames, noTextLiterals] },
  },
  {
    files: ['__tests__/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', noForbiddenNames, noLongTitles] },
  },
);
