const { createHash } = require('node:crypto');
const { NODE_FIELDS } = require('@babel/types');

/** Fields of Babel's nodes that say how something is written, or that exist for types alone. */
const IGNORED_FIELDS = new Set([
  ...['shorthand', 'importKind', 'predicate', 'variance'],
  ...['typeAnnotation', 'typeParameters', 'typeArguments', 'superTypeParameters', 'returnType'],
  ...['implements', 'declare', 'definite', 'accessibility', 'readonly', 'abstract', 'override'],
]);

/** By type of node. */
const fieldsByType = Object.fromEntries(
  Object.entries(NODE_FIELDS).map(([type, fields]) => [
    type,
    Object.keys(fields).filter((field) => !IGNORED_FIELDS.has(field)),
  ]),
);

/** Expressions that only change a type. */
const TYPE_WRAPPERS = new Set([
  ...['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression', 'TSTypeAssertion'],
  'TSInstantiationExpression',
]);

/** The part of a node whose name is not a reference, unless it is computed. */
const NAME_FIELDS = {
  MemberExpression: 'property',
  OptionalMemberExpression: 'property',
  ObjectProperty: 'key',
  ObjectMethod: 'key',
  ClassMethod: 'key',
  ClassProperty: 'key',
};

const HASH_LENGTH = 12;

const toHash = (text) => createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH);

/**
 * The hash of some syntax without types, comments and formatting, the names that it refers to, and the modules that it
 * imports dynamically. A local variable counts as a reference if a declaration of the module has the same name.
 * @param omit true for nodes that do not count
 */
function describeSyntax(nodes, omit = () => false) {
  const names = new Set();
  const imports = new Set();

  function write(value) {
    if (Array.isArray(value)) return `[${value.map(write).join()}]`;
    if (typeof value === 'bigint') return String(value);
    if (value === null || value === undefined) return '';
    if (typeof value !== 'object') return JSON.stringify(value);
    return typeof value.type === 'string' ? writeNode(value) : JSON.stringify(value);
  }

  function writeNode(node) {
    if (TYPE_WRAPPERS.has(node.type)) return write(node.expression);
    if (omit(node) || (node.type.startsWith('TS') && !/^TS(?:Enum|Param)/.test(node.type)))
      return '';
    if (node.type === 'Identifier' || node.type === 'JSXIdentifier') {
      names.add(node.name);
      return node.name;
    }
    if (node.type === 'CallExpression' && node.callee.type === 'Import')
      imports.add(node.arguments[0]?.value);
    const nameField = node.computed ? undefined : NAME_FIELDS[node.type];
    const fields = fieldsByType[node.type].map((field) =>
      field === nameField ? (node[field].name ?? node[field].value) : write(node[field]),
    );
    return `${node.type}(${fields.join(';')})`;
  }

  const text = nodes.map(write).join('\n');
  return { hash: toHash(text), names, imports };
}

module.exports = { describeSyntax, toHash };
