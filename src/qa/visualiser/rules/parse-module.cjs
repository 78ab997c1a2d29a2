const { parse } = require('@babel/parser');
const { getBindingIdentifiers } = require('@babel/types');

/**
 * Reads what a module declares, imports and exports; types do not count.
 * @returns `declarations`: by name, the nodes and whether the name can be assigned again; `imports` and `reexports`: by
 *   local or exported name, the module and the name there (`*` for all of it); `statements`: what runs when it loads
 */
function parseModule(source, file) {
  const { program } = parse(source, {
    sourceFilename: file,
    sourceType: 'module',
    attachComment: false,
    plugins: file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'],
  });
  const module = {
    declarations: new Map(),
    imports: new Map(),
    reexports: new Map(),
    aliases: new Map(),
    allFrom: [],
    statements: [],
  };
  for (const statement of program.body) readStatement(module, statement);
  return module;
}

function readStatement(module, statement) {
  switch (statement.type) {
    case 'ImportDeclaration':
      if (statement.importKind !== 'type') readImport(module, statement);
      break;
    case 'ExportNamedDeclaration':
      if (statement.exportKind === 'type') break;
      if (statement.declaration) readStatement(module, statement.declaration);
      else readExports(module, statement);
      break;
    case 'ExportAllDeclaration':
      if (statement.exportKind !== 'type') module.allFrom.push(statement.source.value);
      break;
    case 'ExportDefaultDeclaration':
      module.declarations.set('default', { nodes: [statement.declaration], isVariable: false });
      break;
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
    case 'TSEnumDeclaration':
      module.declarations.set(statement.id.name, { nodes: [statement], isVariable: false });
      break;
    case 'VariableDeclaration':
      for (const declarator of statement.declarations)
        readVariable(module, declarator, statement.kind !== 'const');
      break;
    default:
      if (!statement.type.startsWith('TS')) module.statements.push(statement);
  }
}

function readImport(module, { specifiers, source }) {
  const all = { ImportNamespaceSpecifier: '*', ImportDefaultSpecifier: 'default' };
  for (const specifier of specifiers)
    if (specifier.importKind !== 'type')
      module.imports.set(specifier.local.name, {
        source: source.value,
        name: all[specifier.type] ?? getName(specifier.imported),
      });
}

function readExports(module, { specifiers, source }) {
  for (const specifier of specifiers) {
    if (specifier.exportKind === 'type') continue;
    const exported = getName(specifier.exported);
    if (source === null) module.aliases.set(exported, getName(specifier.local));
    else
      module.reexports.set(exported, {
        source: source.value,
        name: specifier.type === 'ExportNamespaceSpecifier' ? '*' : getName(specifier.local),
      });
  }
}

const getName = (node) => node.name ?? node.value;

/** Each name of `const { a, b } = …` is a declaration of its own, so that a new name changes none of the others. */
function readVariable(module, declarator, isVariable) {
  const { id, init } = declarator;
  const isSplit =
    id.type === 'ObjectPattern' && id.properties.every(({ type }) => type === 'ObjectProperty');
  const parts = isSplit ? id.properties.map((node) => [node, [node, init]]) : [[id, [declarator]]];
  for (const [pattern, nodes] of parts)
    for (const name of Object.keys(getBindingIdentifiers(pattern)))
      module.declarations.set(name, { nodes, isVariable });
}

module.exports = { parseModule };
