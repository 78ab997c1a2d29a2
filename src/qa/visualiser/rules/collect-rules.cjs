const { createModuleGraph } = require('./module-graph.cjs');
const { readMachine } = require('./read-machine.cjs');
const { readProvided } = require('./read-provided.cjs');

/**
 * The hashes of the sources of all machines: see `MACHINE_RULES`.
 * @param machines the ids
 * @param providers the files of the app that call `provide` of a machine
 * @param sources how to read the project: see `createModuleGraph`
 */
function collectRules({ machines, providers, ...sources }) {
  const graph = createModuleGraph(sources);
  const provided = readProvided(graph, providers);
  const all = machines.map((id) => ({ id, pieces: readMachine(graph, id) }));
  for (const { omitted = [] } of all.flatMap(({ pieces }) => pieces))
    for (const node of omitted) graph.separateNodes.add(node);
  const rules = all.map(({ id, pieces }) => [
    id,
    describePieces(
      graph,
      pieces,
      provided.filter(({ machine }) => machine === id),
    ),
  ]);
  const used = rules.flatMap(([, one]) => Object.values(one).flatMap(({ uses }) => uses));
  return {
    machines: Object.fromEntries(rules),
    parts: Object.fromEntries([...graph.collect(used)].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

/** By kind and name, the hash of each piece and what it uses, with what the app provides for it. */
function describePieces(graph, pieces, provided) {
  const entries = pieces.map(({ kind, name, file, nodes }) => {
    const { hash, uses } =
      kind === 'function' ? graph.getDeclaration(file, name) : graph.describe(file, nodes);
    const implementations = provided.filter((one) => one.kind === kind && one.name === name);
    const providedUses = implementations.flatMap((one) => [
      graph.addPart(one.file, `${name} (provided ${kind})`, one.nodes),
      ...one.uses(),
    ]);
    return [`${kind} ${name}`, { hash, uses: [...new Set([...uses, ...providedUses])] }];
  });
  return Object.fromEntries(entries);
}

module.exports = { collectRules };
