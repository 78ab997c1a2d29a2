/** @jest-environment node */
import { MACHINE_REGISTRY } from '../../../../machines/registry';
import { toExportedChart } from '../../../../src/qa/visualiser/export/to-exported-chart';

describe.each(MACHINE_REGISTRY)('the exported rules of "$title"', (entry) => {
  const { rules, states, transitions } = toExportedChart(entry);
  const keys = Object.keys(rules?.items ?? {});

  it('have a source for every state, transition, guard, action, actor and delay of the chart', () => {
    // Inline actions, and those of a delay.
    const inline = ['assign', 'emit', 'raise', 'cancel'];
    const toKeys = (actions: readonly string[]) =>
      actions.filter((name) => !inline.includes(name)).map((name) => `action ${name}`);
    const named = new Set([
      ...states.flatMap(({ path, actors, delays, entry: enter, exit }) => [
        `state ${path}`,
        ...actors.map((name) => `actor ${name}`),
        ...delays.map(({ name }) => `delay ${name}`),
        ...toKeys([...enter, ...exit]),
      ]),
      ...transitions.flatMap(({ id, guard, actions }) => [
        `transition ${id}`,
        ...(guard === null ? [] : [`guard ${guard.split(' ')[0]}`]),
        ...toKeys(actions),
      ]),
    ]);
    expect([...named].filter((key) => !keys.includes(key))).toEqual([]);
  });

  it('have no transition that the chart does not have', () => {
    const ids = new Set(transitions.map(({ id }) => `transition ${id}`));
    expect(keys.filter((key) => key.startsWith('transition ') && !ids.has(key))).toEqual([]);
  });

  it('contain what the app provides for each actor', () => {
    const actors = Object.entries(rules?.items ?? {}).filter(([key]) => key.startsWith('actor '));
    expect(actors.length > 0).toBe(Object.keys(entry.outcomes).length > 0);
    for (const [key, { uses }] of actors)
      expect(uses.map((part) => part.replace(/^\S+ /, ''))).toContain(
        `${key.replace('actor ', '')} (provided actor)`,
      );
  });

  it('contain every part that they use', () => {
    const { items, parts } = rules ?? { items: {}, parts: {} };
    const used = [...Object.values(items), ...Object.values(parts)].flatMap(({ uses }) => uses);
    expect(used.filter((part) => parts[part] === undefined)).toEqual([]);
  });
});
