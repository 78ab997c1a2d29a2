const { readdirSync } = require('node:fs');
const js = require('@eslint/js');
const tseslint = require('typescript-eslint');
const { defineConfig, globalIgnores } = require('eslint/config');
const reactHooks = require('eslint-plugin-react-hooks');
const jsxA11y = require('eslint-plugin-jsx-a11y');
const importX = require('eslint-plugin-import-x');
const { createTypeScriptImportResolver } = require('eslint-import-resolver-typescript');
const prettier = require('eslint-config-prettier');

/** The floors of the house, from the ground up: a file imports only from its own floor and those below. */
const floors = [
  ['./machines'],
  ['./src/lib', './src/validation', './src/ui', './src/wrapper'],
  ['./src/state'],
  ['./src/api'],
  ['./src/questions'],
  ['./src/features'],
  ['./src/app'],
];

const noWayUp = floors.flatMap((rooms, floor) => {
  const above = floors.slice(floor + 1).flat();
  return rooms.map((room) => ({
    target: room,
    from: [...above, './src/sandbox', './src/visualiser', './src/walks'],
    message: 'A room imports only from the floors below its own.',
  }));
});

const features = readdirSync('./src/features', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

const featuresApart = features.map((name) => ({
  target: `./src/features/${name}`,
  from: './src/features',
  except: [`./${name}`],
  message: 'Features never import each other.',
}));

const zones = [
  ...noWayUp,
  ...featuresApart,
  {
    target: './src/sandbox',
    from: ['./src/app', './src/features', './src/questions', './src/api', './src/state'],
    message: 'The stand-in clinic is a second reading of the contract: it knows no client code.',
  },
  {
    target: './src/visualiser',
    from: [
      './src/app',
      './src/features',
      './src/questions',
      './src/api',
      './src/state',
      './src/validation',
      './src/wrapper',
      './src/sandbox',
    ],
    message: 'The visualiser looks at the machines themselves: it knows no client code.',
  },
];

module.exports = defineConfig(
  globalIgnores(['dist', 'dist-qa', 'public', 'coverage', 'test-results', 'gallery/**']),
  js.configs.recommended,
  {
    files: ['*.js', '__tests__/**/*.cjs'],
    languageOptions: {
      sourceType: 'commonjs',
      globals: {
        require: 'readonly',
        module: 'writable',
        process: 'readonly',
        __dirname: 'readonly',
        File: 'readonly',
      },
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [
      tseslint.configs.strictTypeChecked,
      tseslint.configs.stylisticTypeChecked,
      importX.flatConfigs.recommended,
      importX.flatConfigs.typescript,
    ],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: __dirname } },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      // An endpoint without an argument is written `void`.
      '@typescript-eslint/no-invalid-void-type': 'off',
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-restricted-paths': ['error', { zones }],
      'import-x/no-extraneous-dependencies': 'error',
      'import-x/namespace': 'off',
      'import-x/named': 'off',
      'import-x/default': 'off',
      'import-x/no-named-as-default': 'off',
      'import-x/no-named-as-default-member': 'off',
    },
  },
  {
    files: ['src/**/*.tsx'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.strict],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: 'react-router-dom',
          importNames: ['Link', 'NavLink', 'Form'],
          message: 'It brings 3 KB along into the entry: see src/ui/link.',
        },
        {
          name: 'react-router-dom',
          importNames: [
            'createBrowserRouter',
            'RouterProvider',
            'useBlocker',
            'useLoaderData',
            'useNavigation',
            'useRouteError',
          ],
          message: 'It needs the data router: see docs/decisions/0012.',
        },
      ],
      // Headings take the focus on a change of screen.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: ['h1', 'h2'], roles: ['tabpanel'] }],
    },
  },
  {
    files: ['machines/**/*.ts'],
    rules: {
      // `types: {} as …` is how setup() is told its types.
      '@typescript-eslint/no-unnecessary-type-assertion': 'off',
      'no-restricted-imports': [
        'error',
        {
          patterns: [{ regex: '^(?!\\.|xstate)', message: 'A machine imports xstate and itself.' }],
        },
      ],
      'no-restricted-globals': ['error', 'window', 'document', 'fetch', 'Date', 'setTimeout'],
    },
  },
  {
    files: ['__tests__/**/*.{ts,tsx}'],
    rules: { '@typescript-eslint/unbound-method': 'off' },
  },
  prettier,
);
