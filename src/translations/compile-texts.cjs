const path = require('node:path');
const babel = require('@babel/core');
const { makeConfig } = require('@lingui/conf');
const { compileMessage } = require('@lingui/message-utils/compileMessage');
const linguiMacro = require('@lingui/babel-plugin-lingui-macro');

const { types: t } = babel;
const sourceFolder = path.resolve(__dirname, '..');
const runtime = path.join(sourceFolder, 'lib/language');
const COPY_FILE = /[\\/]copy\.ts$/;

/** The module of `t` and `plural`, as `copy.ts` files at every depth import it. */
const messagesModules = [
  '../language/messages',
  ...['../', '../../', '../../../', '../../../../'].map((up) => `${up}lib/language/messages`),
];
const linguiConfig = makeConfig(
  { locales: ['en'], sourceLocale: 'en', catalogs: [], macro: { corePackage: messagesModules } },
  { skipValidation: true },
);

/**
 * Compiles the messages of a `copy.ts` to strings, templates and conditions of one language.
 * @param {string} source TypeScript
 * @param {string} filename absolute
 * @param {{ language: string, translations?: Record<string, string>, change?: (tokens) => tokens, outcome: 'module' | 'array' }} options
 *   `translations` by message id; a message without one stays English. `change` changes the text of every message. 'module' is TypeScript as before, with its exports
 *   as variables; 'array' is an expression of the values of all exports, in their order.
 * @returns the code, its source map, the names of the exports, and the messages with their ids and English texts
 */
function compileTexts(
  source,
  filename,
  { language, translations = {}, change = (tokens) => tokens, outcome },
) {
  const messages = [];
  const result = babel.transformSync(source, {
    configFile: false,
    babelrc: false,
    filename,
    sourceMaps: outcome === 'module',
    comments: outcome === 'module',
    ...(outcome === 'module'
      ? { parserOpts: { plugins: ['typescript'] } }
      : { presets: [['@babel/preset-typescript', { onlyRemoveTypeImports: true }]] }),
    plugins: [
      [linguiMacro, { linguiConfig, stripMessageField: false }],
      [compileMessages, { language, translations, change, messages }],
      outcome === 'array' ? returnExports : makeExportsVariable,
    ],
  });
  return { code: result.code, map: result.map, names: result.metadata.exportedNames, messages };
}

/** Replaces what Lingui's plugin makes of `t` and `plural`. */
function compileMessages() {
  return {
    visitor: {
      Program: {
        exit(program, { opts }) {
          program.traverse({
            CallExpression(call) {
              if (!isMessageCall(call.node)) return;
              const message = readMessage(call);
              opts.messages.push({ id: message.id, text: message.text });
              call.replaceWith(compileMessageOf(call, message, opts));
            },
          });
          for (const statement of program.get('body'))
            if (statement.isImportDeclaration() && statement.node.source.value === '@lingui/core')
              statement.remove();
        },
      },
    },
  };
}

const isMessageCall = ({ callee }) =>
  t.isMemberExpression(callee) && t.isIdentifier(callee.object, { name: '_i18n' });

/** The id and the English text of a message, in ICU syntax, and the expressions of its placeholders. */
function readMessage(call) {
  const descriptor = call.node.arguments[0];
  const get = (name) =>
    descriptor.properties.find(({ key }) => (key.name ?? key.value) === name)?.value;
  const values = {};
  for (const { key, value } of get('values')?.properties ?? []) {
    const name = String(key.name ?? key.value);
    // Lingui numbers the expressions that have no name.
    if (/^\d+$/.test(name))
      throw call.buildCodeFrameError('A placeholder has to be the name of a variable.');
    values[name] = value;
  }
  return { id: get('id').value, text: get('message')?.value ?? '', values };
}

function compileMessageOf(call, { id, text, values }, { language, translations, change }) {
  const fail = (reason) => call.buildCodeFrameError(reason);
  return toExpression(change(compileMessage(translations[id] || text)), { language, values, fail });
}

/** A string, or a template, of the tokens of an ICU message. */
function toExpression(tokens, context, hash = null) {
  if (typeof tokens === 'string') return t.stringLiteral(tokens);
  const quasis = [''];
  const expressions = [];
  for (const token of tokens) {
    if (typeof token === 'string' && !(token === '#' && hash !== null)) {
      quasis[quasis.length - 1] += token;
      continue;
    }
    const expression = typeof token === 'string' ? t.cloneNode(hash) : toPart(token, context);
    if (t.isStringLiteral(expression)) {
      quasis[quasis.length - 1] += expression.value;
      continue;
    }
    expressions.push(expression);
    quasis.push('');
  }
  if (expressions.length === 0) return t.stringLiteral(quasis[0]);
  if (
    expressions.length === 1 &&
    quasis.every((text) => text === '') &&
    !t.isIdentifier(expressions[0])
  )
    return expressions[0];
  return t.templateLiteral(
    quasis.map((text, index) =>
      t.templateElement(
        { raw: text.replaceAll(/[\\`]|\$(?=\{)/g, '\\$&'), cooked: text },
        index === quasis.length - 1,
      ),
    ),
    expressions,
  );
}

function toPart([name, type, options], context) {
  const value = context.values[name];
  if (value === undefined) throw context.fail(`The message has no value for {${name}}.`);
  if (type === undefined) return t.cloneNode(value);
  const { other, ...cases } = options ?? {};
  if (type !== 'plural' && type !== 'select')
    throw context.fail(`{${name}, ${type}} is not supported.`);
  if (cases.offset) throw context.fail('Offsets are not supported.');
  delete cases.offset;
  const toText = (tokens) => toExpression(tokens, context, type === 'plural' ? value : null);
  return Object.entries(cases).reduceRight(
    (otherwise, [key, tokens]) =>
      t.conditionalExpression(
        type === 'select'
          ? t.binaryExpression('===', t.cloneNode(value), t.stringLiteral(key))
          : createPluralTest(key, value, context.language),
        toText(tokens),
        otherwise,
      ),
    toText(other),
  );
}

/** Numbers and, where only 1 is in it, the category `one` are compared; other categories are looked up. */
function createPluralTest(key, value, language) {
  const equals = (number) =>
    t.binaryExpression('===', t.cloneNode(value), t.numericLiteral(number));
  if (/^\d+$/.test(key)) return equals(Number(key));
  const rules = new Intl.PluralRules(language);
  const isOnlyOne =
    key === 'one' &&
    Array.from({ length: 200 }, (_, n) => n).every(
      (n) => (rules.select(n) === 'one') === (n === 1),
    );
  if (isOnlyOne) return equals(1);
  return babel.template.expression.ast`
    new Intl.PluralRules(${t.stringLiteral(language)}).select(${t.cloneNode(value)}) === ${t.stringLiteral(key)}`;
}

const getExports = (program) =>
  program
    .get('body')
    .filter(
      (statement) => statement.isExportNamedDeclaration() && statement.node.exportKind !== 'type',
    )
    .map((statement) => ({
      statement,
      names: Object.keys(t.getOuterBindingIdentifiers(statement.node.declaration)),
    }));

/** Makes the exports live bindings. */
function makeExportsVariable() {
  return {
    visitor: {
      Program: {
        exit(program, { file }) {
          const all = getExports(program);
          for (const { statement } of all)
            if (t.isVariableDeclaration(statement.node.declaration))
              statement.node.declaration.kind = 'let';
          file.metadata.exportedNames = all.flatMap(({ names }) => names);
        },
      },
    },
  };
}

/** Turns the module into a function call that returns the values of its exports. */
function returnExports() {
  return {
    visitor: {
      Program: {
        exit(program) {
          const all = getExports(program);
          for (const { statement } of all) statement.replaceWith(statement.node.declaration);
          for (const statement of program.get('body'))
            if (statement.isImportDeclaration() || statement.isExportNamedDeclaration())
              throw statement.buildCodeFrameError(
                'A copy.ts imports nothing but `t`, `plural` and types.',
              );
          const names = all.flatMap((one) => one.names).map((name) => t.identifier(name));
          const body = [...program.node.body, t.returnStatement(t.arrayExpression(names))];
          program.node.body = [
            t.expressionStatement(
              t.callExpression(t.arrowFunctionExpression([], t.blockStatement(body)), []),
            ),
          ];
        },
      },
    },
  };
}

/** The name of a `copy.ts`: its folder within src. */
const toModuleName = (filename) =>
  path.relative(sourceFolder, path.dirname(filename)).replaceAll(path.sep, '/');

/** The module in English, with the call that lets its texts change with the language. */
function compileModule(source, filename, inModule = '') {
  const { code, map, names } = compileTexts(source, filename, {
    language: 'en',
    outcome: 'module',
  });
  if (names.length === 0) return { code, map };
  const from = path
    .relative(path.dirname(filename), path.join(runtime, 'texts'))
    .replaceAll(path.sep, '/');
  const list = `[${names.join(', ')}]`;
  const access = `(texts?: any): any => (${list} = texts ?? ${list})`;
  return {
    code: [
      `import { registerTexts } from '${from.startsWith('.') ? from : `./${from}`}';`,
      code,
      `registerTexts('${toModuleName(filename)}', ${access}${inModule});`,
    ].join('\n'),
    map,
  };
}

module.exports = { COPY_FILE, compileTexts, compileModule, toModuleName, messagesModules };
