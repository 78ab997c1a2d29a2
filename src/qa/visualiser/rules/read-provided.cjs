const { getKey, walkSyntax } = require('./walk-syntax.cjs');

const KINDS = { guards: 'guard', actions: 'action', actors: 'actor', delays: 'delay' };
const ACTORS_FILE = /\.actors\.ts$/;
/** The function that makes an actor's logic, such as `fromPromise`. */
const MAKES_LOGIC = /^from[A-Z]/;

/**
 * What the app provides to the machines, in a call of `provide` or in an `x.actors.ts` that the calling module imports.
 * Each implementation becomes separate from the function around it, which is one of its `uses`.
 * @param files those that call `provide`
 * @returns a list of `{ machine, kind, name, file, nodes, uses }`
 */
function readProvided(graph, files) {
  return files.flatMap((file) =>
    [...graph.getModule(file).declarations].flatMap(([declaration, { nodes }]) =>
      [...walkSyntax(nodes)].flatMap((node) => {
        const machine = findProvidedMachine(graph, file, node);
        if (machine === null) return [];
        const inline = readInline(graph, { file, declaration, call: node });
        return [...inline, ...readActors(graph, file)].map((one) => ({ machine, ...one }));
      }),
    ),
  );
}

/** The id of the machine that a call provides something to; null for other syntax. */
function findProvidedMachine(graph, file, node) {
  if (node.type !== 'CallExpression' || node.callee.property?.name !== 'provide') return null;
  const imported = graph.getModule(file).imports.get(node.callee.object.name);
  const target = imported === undefined ? null : graph.resolve(file, imported.source);
  return target?.match(/^machines\/[^/]+\/(.+)\.machine\.ts$/)?.[1] ?? null;
}

/** The implementations that stand in the call itself. */
function readInline(graph, { file, declaration, call }) {
  return (call.arguments[0]?.properties ?? []).flatMap((group) => {
    if (group.value?.type !== 'ObjectExpression') return [];
    return group.value.properties.map((property) => {
      graph.separateNodes.add(property);
      const uses = () => [graph.getPart(file, declaration)];
      return { kind: KINDS[getKey(group)], name: getKey(property), file, nodes: [property], uses };
    });
  });
}

/** The implementations in the `x.actors.ts` that a module imports. */
function readActors(graph, file) {
  const imports = [...graph.getModule(file).imports.values()]
    .map(({ source, name }) => ({ target: graph.resolve(file, source), name }))
    .filter(({ target }) => target !== null && ACTORS_FILE.test(target));
  return [...new Set(imports.map(({ target }) => target))].flatMap((target) => {
    const uses = () =>
      imports
        .filter((one) => one.target === target)
        .flatMap(({ name }) => graph.findExported(target, name));
    const byName = new Map();
    for (const { nodes } of graph.getModule(target).declarations.values())
      for (const node of walkSyntax(nodes)) {
        if (node.type !== 'ObjectProperty' || !isLogic(node.value)) continue;
        graph.separateNodes.add(node);
        byName.set(getKey(node), [...(byName.get(getKey(node)) ?? []), node]);
      }
    return [...byName].map(([name, nodes]) => ({ kind: 'actor', name, file: target, nodes, uses }));
  });
}

const isLogic = ({ type, callee }) => type === 'CallExpression' && MAKES_LOGIC.test(callee.name);

module.exports = { readProvided };
