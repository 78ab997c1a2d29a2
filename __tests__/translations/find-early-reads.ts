import { parseSync, traverse, type NodePath } from '@babel/core';

const OPTIONS = {
  babelrc: false,
  configFile: false,
  presets: ['@babel/preset-typescript', ['@babel/preset-react', { runtime: 'automatic' }]],
};

/** Methods that call their callback before they return. */
const CALLS_BACK = /^(?:map|flatMap|filter|forEach|reduce|find|some|every|sort|from)$/;

type TextImport = {
  /** The module as it is written in the import. */
  readonly source: string;
  /** The name that is imported; '*' for all. */
  readonly name: string;
};

type Reading = {
  /** The texts that the module reads while it loads, with their lines: 'SAVE:12'. */
  readonly early: readonly string[];
  /** The names under which the module exports texts of another one; '*' for all. */
  readonly exported: readonly string[];
};

/** Finds how a module uses what it imports, where `isText` says that it is a text. */
export function readTexts(
  code: string,
  filename: string,
  isText: (imported: TextImport) => boolean,
): Reading {
  const early: string[] = [];
  const exported: string[] = [];
  const file = parseSync(code, { ...OPTIONS, filename });
  if (file === null) throw new Error(`${filename} cannot be parsed.`);
  traverse(file, {
    ImportDeclaration({ node, scope }) {
      if (node.importKind === 'type') return;
      for (const specifier of node.specifiers) {
        const name = specifier.type === 'ImportSpecifier' ? getName(specifier.imported) : '*';
        if (!isText({ source: node.source.value, name })) continue;
        for (const reference of scope.getBinding(specifier.local.name)?.referencePaths ?? []) {
          const { parentPath } = reference;
          if (parentPath?.isExportSpecifier()) exported.push(getName(parentPath.node.exported));
          else if (isEarly(reference))
            early.push(`${specifier.local.name}:${reference.node.loc?.start.line ?? 0}`);
        }
      }
    },
    ExportNamedDeclaration({ node }) {
      if (node.source == null || node.exportKind === 'type') return;
      for (const specifier of node.specifiers)
        if (specifier.type === 'ExportSpecifier') {
          const imported = { source: node.source.value, name: specifier.local.name };
          if (isText(imported)) exported.push(getName(specifier.exported));
        }
    },
    ExportAllDeclaration({ node }) {
      if (isText({ source: node.source.value, name: '*' })) exported.push('*');
    },
  });
  return { early, exported };
}

const getName = (node: { name: string } | { value: string }) =>
  'name' in node ? node.name : node.value;

/** True if the code runs while the module loads. */
function isEarly(path: NodePath, seen: ReadonlySet<NodePath> = new Set()): boolean {
  const later = path.findParent(
    (parent) =>
      parent.isTSType() ||
      (parent.isClassProperty() && !parent.node.static) ||
      (parent.isFunction() && !isCalledWhileLoading(parent, seen)),
  );
  return later === null;
}

/** True for `(() => …)()`, for the callback of `map`, and for a function that the module calls while it loads. */
function isCalledWhileLoading(path: NodePath, seen: ReadonlySet<NodePath>): boolean {
  if (seen.has(path)) return false;
  const { parentPath } = path;
  if (parentPath?.isCallExpression()) {
    const { callee } = parentPath.node;
    if (callee === path.node) return true;
    return (
      callee.type === 'MemberExpression' &&
      callee.property.type === 'Identifier' &&
      CALLS_BACK.test(callee.property.name)
    );
  }
  const name = getDeclaredName(path);
  const references =
    name === null ? [] : (path.parentPath?.scope.getBinding(name)?.referencePaths ?? []);
  return references.some(
    (reference) => isCalledOrMapped(reference) && isEarly(reference, new Set([...seen, path])),
  );
}

function getDeclaredName(path: NodePath): string | null {
  if (path.isFunctionDeclaration()) return path.node.id?.name ?? null;
  const { parentPath } = path;
  if (!parentPath?.isVariableDeclarator()) return null;
  return parentPath.node.id.type === 'Identifier' ? parentPath.node.id.name : null;
}

/** `f()` and `list.map(f)`. */
function isCalledOrMapped(reference: NodePath): boolean {
  const { parentPath } = reference;
  if (!parentPath?.isCallExpression()) return false;
  return parentPath.node.callee === reference.node || isCalledWhileLoading(reference, new Set());
}
