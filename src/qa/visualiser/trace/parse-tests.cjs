const { parse } = require('@babel/parser');

const ID = /§\d+\.[a-z][a-z-]*\.\d+/g;
/** Tests that do not run show nothing. */
const NOT_RUN = ['skip', 'fixme', 'todo', 'fails', 'failing'];

/**
 * The tests of a file that name statements by their ids, in a comment in the test. Throws for an id anywhere else: it would
 * belong to no test.
 */
function parseTests(source, file) {
  const idCount = source.match(ID)?.length ?? 0;
  // Most files have none.
  if (idCount === 0) return [];
  const { program } = parse(source, {
    sourceType: 'module',
    attachComment: false,
    plugins: file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'],
  });
  const tests = [...walkSyntax(program)].flatMap((node) => {
    const title = getTitle(node);
    if (title === null) return [];
    const statementIds = source.slice(node.arguments[0].end, node.end).match(ID);
    return statementIds === null ? [] : [{ file, title, statementIds: [...statementIds] }];
  });
  const found = tests.reduce((count, { statementIds }) => count + statementIds.length, 0);
  if (found !== idCount)
    throw new Error(`${file} has the id of a statement outside of a test, or in its title.`);
  return tests;
}

/** All nodes in some syntax, outer ones first. */
function* walkSyntax(value) {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value) yield* walkSyntax(item);
    return;
  }
  if (typeof value.type !== 'string') return;
  yield value;
  for (const field of Object.keys(value)) if (field !== 'loc') yield* walkSyntax(value[field]);
}

/** The title of a test; null for other syntax, for groups of tests and for those that do not run. */
function getTitle({ type, callee, arguments: args }) {
  if (type !== 'CallExpression' || args.length < 2) return null;
  const names = listNames(callee);
  if (!['it', 'test'].includes(names[0]) || names.includes('describe')) return null;
  if (NOT_RUN.some((name) => names.includes(name))) return null;
  const [title] = args;
  if (title.type === 'StringLiteral') return title.value;
  if (title.type !== 'TemplateLiteral') return null;
  return title.quasis.map(({ value }) => value.cooked).join('…');
}

/** `it`, `each` for `it.each(…)('…', …)`. */
function listNames(callee) {
  switch (callee.type) {
    case 'Identifier':
      return [callee.name];
    case 'MemberExpression':
      return [...listNames(callee.object), callee.property.name];
    case 'CallExpression':
      return listNames(callee.callee);
    case 'TaggedTemplateExpression':
      return listNames(callee.tag);
    default:
      return [];
  }
}

module.exports = { parseTests };
