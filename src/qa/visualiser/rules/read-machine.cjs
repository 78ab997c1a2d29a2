const { inlineSpreads } = require('./inline-spreads.cjs');
const { findProperty, getKey, walkSyntax } = require('./walk-syntax.cjs');

/** The groups of `setup()` whose entries are rules. */
const KINDS = { guards: 'guard', actions: 'action', actors: 'actor', delays: 'delay' };

/**
 * The pieces of source of a machine: its named implementations, its transitions and states without what the chart shows,
 * and everything else that its modules export.
 * @returns a list of `{ kind, name, file, nodes }`; a transition's name is `{state} · {trigger} #{branch}`
 */
function readMachine(graph, id) {
  const file = `machines/${id}/${id}.machine.ts`;
  const create = findCall(graph, file, 'createMachine');
  if (create === undefined) throw new Error(`${file} creates no machine.`);
  const setup = findSetup(graph, file, create.node.callee.object);
  const implementations = Object.entries(KINDS).flatMap(([group, kind]) =>
    (findProperty(setup.node.arguments[0], group)?.value.properties ?? []).map((property) => ({
      kind,
      name: getKey(property) ?? '(computed)',
      file: setup.file,
      nodes: [property],
    })),
  );
  const [config] = create.node.arguments;
  const parts = readState(graph, file, config, '');
  const others = [...new Set([file, setup.file, ...listNeighbours(graph, file)])].flatMap((other) =>
    [...graph.getModule(other).declarations]
      .filter(([, { nodes }]) => ![setup, create].some(({ within }) => within === nodes[0]))
      .map(([name, { nodes }]) => ({ kind: 'function', name, file: other, nodes })),
  );
  return [...implementations, ...parts, ...others];
}

function findCall(graph, file, name) {
  for (const { nodes } of graph.getModule(file).declarations.values())
    for (const node of walkSyntax(nodes))
      if (node.type === 'CallExpression' && isNamed(node.callee, name))
        return { file, node, within: nodes[0] };
  return undefined;
}

const isNamed = (callee, name) => (callee.property ?? callee).name === name;

/** The call of `setup()`, in the same module or in one that it imports. */
function findSetup(graph, file, object) {
  const imported = graph.getModule(file).imports.get(object.name);
  const own = imported === undefined ? file : graph.resolve(file, imported.source);
  const found = findCall(graph, own, 'setup');
  if (found === undefined) throw new Error(`${file} has no setup().`);
  return found;
}

/** The selectors and helpers in the folder of the machine that it imports. */
function listNeighbours(graph, file) {
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  const listImported = (from) =>
    [...graph.getModule(from).imports.values()]
      .map(({ source }) => graph.resolve(from, source))
      .filter((target) => target?.startsWith(folder));
  const direct = listImported(file);
  return [...direct, ...direct.flatMap(listImported)];
}

/** The transitions and the rest of a state, and those of the states in it. */
function readState(graph, file, ownConfig, path) {
  const module = graph.getModule(file);
  const config = inlineSpreads(module, ownConfig);
  const triggers = listTriggers(module, config);
  const transitions = triggers.flatMap(({ trigger, value }) =>
    toBranches(value).map((branch, index) => ({
      kind: 'transition',
      name: `${path} · ${trigger} #${index}`,
      file,
      ...omitShown(branch, ['target'], ['guard', 'actions']),
    })),
  );
  const states = findProperty(config, 'states');
  const inner = states?.value.type === 'ObjectExpression' ? states.value.properties : [];
  const rest = omitShown(config, ['initial', 'type', 'tags', 'states'], ['entry', 'exit']);
  const omitted = triggers.map(({ property }) => property);
  const invoked = listInvoked(config).flatMap((one) => omitShown(one, [], ['id', 'src']).omitted);
  return [
    {
      kind: 'state',
      name: path,
      file,
      nodes: rest.nodes.filter((node) => !omitted.includes(node)),
      omitted: [...rest.omitted, ...omitted, ...invoked],
    },
    ...transitions,
    ...inner.flatMap((property) =>
      readState(graph, file, property.value, [path, getKey(property)].filter(Boolean).join('.')),
    ),
  ];
}

const listInvoked = (config) => toBranches(findProperty(config, 'invoke')?.value);

/** The values of a state's transitions, by the trigger that the chart shows, with the property to omit. */
function listTriggers(module, config) {
  const listKeyed = (field, toTrigger) => {
    const property = findProperty(config, field);
    return (inlineSpreads(module, property?.value)?.properties ?? []).map((one) => ({
      trigger: toTrigger(getKey(one)),
      value: one.value,
      property,
    }));
  };
  const always = findProperty(config, 'always');
  return [
    ...listKeyed('on', (event) => event),
    ...listKeyed('after', (delay) => `after ${delay}`),
    ...(always ? [{ trigger: 'at once', value: always.value, property: always }] : []),
    ...listInvoked(config).flatMap((one) =>
      ['done', 'error'].flatMap((result) => {
        const property = findProperty(one, result === 'done' ? 'onDone' : 'onError');
        if (property === undefined) return [];
        const actor = findProperty(one, 'id')?.value.value;
        return [{ trigger: `${actor} ${result}`, value: property.value, property }];
      }),
    ),
  ];
}

const toBranches = (value) =>
  value === undefined ? [] : value.type === 'ArrayExpression' ? value.elements : [value];

/**
 * The properties of an object without what the chart compares: whole properties, and names in others.
 * @returns the `nodes` that remain, and what to omit in them and in the object
 */
function omitShown(object, properties, withNames) {
  if (object.type === 'StringLiteral') return { nodes: [], omitted: [] };
  if (object.type !== 'ObjectExpression') return { nodes: [object], omitted: [] };
  const omitted = [
    ...properties.flatMap((name) => findProperty(object, name) ?? []),
    ...withNames.flatMap((name) => {
      const property = findProperty(object, name);
      const all = toBranches(property?.value);
      const names = all.filter(({ type }) => type === 'StringLiteral');
      return names.length > 0 && names.length === all.length ? [property] : names;
    }),
  ];
  return { nodes: object.properties.filter((one) => !omitted.includes(one)), omitted };
}

module.exports = { readMachine };
