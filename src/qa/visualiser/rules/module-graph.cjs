const path = require('node:path');
const { describeSyntax } = require('./describe-syntax.cjs');
const { parseModule } = require('./parse-module.cjs');

/** Own code that a rule may use. */
const OWN_CODE = /^(?:machines|src)\/(?!qa\/)/;
const EXTENSIONS = ['.ts', '.tsx', '/index.ts', '/index.tsx', ''];

/**
 * The declarations of our own modules, with the hash of each and what it uses.
 * @param readFile the text of a file of the project, or null if it does not exist; paths have slashes
 * @param getVersion the version of a package
 */
function createModuleGraph({ readFile, getVersion }) {
  const modules = new Map();
  const parts = new Map();
  /** Nodes that are not part of the declaration around them. */
  const separateNodes = new WeakSet();

  function getModule(file) {
    if (!modules.has(file)) modules.set(file, parseModule(readFile(file), file));
    return modules.get(file);
  }

  /** The file of an import: a path of the project, `package …`, or null for what is no code. */
  function resolve(from, source) {
    if (!source.startsWith('.')) {
      const name = source
        .split('/')
        .slice(0, source.startsWith('@') ? 2 : 1)
        .join('/');
      return `package ${name}`;
    }
    const target = path.posix.join(path.posix.dirname(from), source);
    if (!OWN_CODE.test(target)) return null;
    const found = EXTENSIONS.find((extension) => readFile(target + extension) !== null);
    return found === undefined || !/\.tsx?$/.test(target + found) ? null : target + found;
  }

  /** The keys of the parts that an imported name stands for; empty for what is no code. */
  function findImported(from, { source, name }) {
    const file = resolve(from, source);
    if (file === null) return [];
    if (!file.startsWith('package ')) return findExported(file, name);
    parts.set(file, { hash: getVersion(file.slice('package '.length)), uses: [] });
    return [file];
  }

  function findExported(file, name) {
    const module = getModule(file);
    if (name === '*') {
      const own = [...module.declarations.keys(), ...module.reexports.keys()];
      const all = [...own.flatMap((one) => findExported(file, one)), ...findLoaded(file)];
      return [...new Set([...all, ...findAll(file, '*')])];
    }
    const local = module.aliases.get(name) ?? name;
    if (module.declarations.has(local)) return [getPart(file, local)];
    if (module.imports.has(local)) return findImported(file, module.imports.get(local));
    const reexport = module.reexports.get(name);
    return reexport ? findImported(file, reexport) : findAll(file, name);
  }

  const findAll = (file, name) =>
    getModule(file).allFrom.flatMap((source) => findImported(file, { source, name }));

  /** What runs when the module is loaded, if anything. */
  function findLoaded(file) {
    const { statements } = getModule(file);
    return statements.length === 0 ? [] : [addPart(file, '(when loaded)', statements)];
  }

  function getPart(file, name) {
    const { declarations } = getModule(file);
    const { nodes, isVariable } = declarations.get(name);
    const key = `${file} ${name}`;
    if (parts.has(key)) return key;
    addPart(file, name, nodes);
    if (isVariable) {
      // Whatever can assign the variable counts as its value.
      const writers = [...declarations.keys()].filter(
        (other) => other !== name && describeSyntax(declarations.get(other).nodes).names.has(name),
      );
      parts.get(key).uses.push(...writers.map((other) => getPart(file, other)));
    }
    return key;
  }

  /** The hash of a declaration, and what it uses. */
  const getDeclaration = (file, name) => parts.get(getPart(file, name));

  /** Adds some syntax of a module under a name. */
  function addPart(file, name, nodes) {
    const key = `${file} ${name}`;
    if (parts.has(key)) return key;
    const part = { hash: '', uses: [] };
    // Before what it uses, which may use it in turn.
    parts.set(key, part);
    Object.assign(part, describe(file, nodes));
    part.uses = part.uses.filter((used) => used !== key);
    return key;
  }

  /** The hash of some syntax of a module, and the keys of the parts that it uses. */
  function describe(file, nodes) {
    const omit = (node) => separateNodes.has(node) && !nodes.includes(node);
    const { hash, names, imports } = describeSyntax(nodes, omit);
    const { declarations, imports: imported } = getModule(file);
    const uses = [...names].flatMap((name) => {
      if (declarations.has(name)) return [getPart(file, name)];
      return imported.has(name) ? findImported(file, imported.get(name)) : [];
    });
    const loaded = [...imports].flatMap((source) =>
      typeof source === 'string' ? findImported(file, { source, name: '*' }) : [],
    );
    return { hash, uses: [...new Set([...uses, ...loaded, ...findLoadedBefore(file, nodes)])] };
  }

  const findLoadedBefore = (file, nodes) =>
    getModule(file).statements.some((statement) => nodes.includes(statement))
      ? []
      : findLoaded(file);

  /** All parts that are used from `keys`, with those themselves. */
  function collect(keys) {
    const found = new Map();
    const waiting = [...keys];
    while (waiting.length > 0) {
      const key = waiting.pop();
      if (found.has(key)) continue;
      found.set(key, parts.get(key));
      waiting.push(...parts.get(key).uses);
    }
    return found;
  }

  return {
    ...{ getModule, resolve, findExported, getPart, getDeclaration, addPart, describe, collect },
    separateNodes,
  };
}

module.exports = { createModuleGraph };
